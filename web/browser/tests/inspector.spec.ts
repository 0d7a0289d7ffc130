import { paleTexts } from "../lib/axe";
import { faultsOf } from "../lib/layout/faults";
import { paleMarks } from "../lib/layout/marks";
import { jumped, MOST_SHIFT, watchShifts } from "../lib/layout/shift";
import { expect, test } from "../lib/test";

/** Faults put into a page on purpose: an inspector that does not see them would see none at a table either. */
const FAULTS: { what: string; html: string; found: RegExp }[] = [
  {
    what: "a text that is cut",
    html: `<div style="width:60px;overflow:hidden;white-space:nowrap">A long sentence</div>`,
    found: /"A long sentence".* is cut by/,
  },
  {
    what: "a text that is covered",
    html:
      `<p style="margin:0">Hidden words</p>` +
      `<div style="height:40px;margin-top:-30px;background:red;position:relative"></div>`,
    found: /"Hidden words".* is covered by/,
  },
  {
    what: "two texts in one place",
    html: `<p style="margin:0">One</p><p style="margin:-18px 0 0">Other</p>`,
    found: /"One".* lies on "Other"/,
  },
  {
    what: "a button that cannot be touched",
    html: `<button style="width:80px;height:50px">Go</button>
      <i style="position:absolute;left:0;top:0;width:200px;height:90px"></i>`,
    found: /\[Go\].* cannot be touched/,
  },
  {
    what: "a button that is too small",
    html: `<button style="width:20px;height:20px;padding:0">x</button>`,
    found: /\[x\].* less than 24/,
  },
  { what: "a page that scrolls", html: `<div style="height:2000px"></div>`, found: /the page scrolls by/ },
  { what: "a page that scrolls sideways", html: `<div style="width:3000px">x</div>`, found: /scrolls sideways/ },
  {
    what: "a line over the bar that hides the table",
    html: `<div class="over-bar" style="height:300px">You missed much</div>`,
    found: /is 300 px high/,
  },
];

for (const { what, html, found } of FAULTS)
  test(`the inspector finds ${what}`, async ({ page }) => {
    await page.setContent(`<!doctype html><body style="margin:0;line-height:18px">${html}</body>`);
    expect(await faultsOf(page, true)).toEqual(expect.arrayContaining([expect.stringMatching(found)]));
  });

test("the inspector leaves alone what is in order", async ({ page }) => {
  await page.setContent(`<!doctype html><body><p>One</p><button style="width:80px;height:50px">Go</button></body>`);
  expect(await faultsOf(page, true)).toEqual([]);
});

test("the inspector tells pale texts from clear ones", async ({ page }) => {
  const text = (name: string, colour: string): string => `<p class="${name}" style="color:${colour}">Some words</p>`;
  await page.setContent(
    `<!doctype html><body style="background:#fff">${text("pale", "#8a8a8a")}${text("clear", "#666")}</body>`,
  );
  expect(await paleTexts(page)).toEqual([expect.stringMatching(/^\.pale: .*contrast/)]);
});

test("the inspector tells pale marks from clear ones", async ({ page }) => {
  const mark = (name: string, colour: string): string =>
    `<div class="${name}">` +
    `<i class="crest" style="display:block;width:30px;height:30px;background:${colour}"></i></div>`;
  await page.setContent(
    `<!doctype html><body style="background:#fff">${mark("pale", "#ccc")}${mark("clear", "#333")}</body>`,
  );
  expect(await paleMarks(page)).toEqual([expect.stringContaining(".pale")]);
});

test("a board that jumps is noticed, also right after a touch, and a piece is not", async ({ page }) => {
  await watchShifts(page);
  await page.goto("/rules/sketch");
  const jump = async (name: string): Promise<number> => {
    await page.evaluate(async (className) => {
      const frames = async (): Promise<void> => {
        for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
      };
      const [around, above, inside] = [
        document.createElement("div"),
        document.createElement("i"),
        document.createElement("p"),
      ];
      around.className = className;
      above.style.cssText = "display: block; height: 10px";
      inside.style.cssText = "width: 600px; height: 300px";
      inside.textContent = "A board";
      around.append(above, inside);
      document.body.replaceChildren(around);
      await frames();
      window.jumps = [];
      above.style.height = "200px";
      await frames();
    }, name);
    return (await jumped(page)).sum;
  };
  await page.mouse.click(5, 5);
  await expect.poll(() => jump("board")).toBeGreaterThan(MOST_SHIFT);
  expect(await jump("hand")).toBe(0);
});
