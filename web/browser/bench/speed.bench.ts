import type { Page } from "@playwright/test";
import { GAMES } from "../games/all";
import { Guest, myTurnAfter } from "../lib/guest";
import { Mouse } from "../lib/hand";
import { Table, type Game } from "../lib/table";
import { test } from "../lib/test";
import { median, report, ROUNDS, writeFigures } from "./figures";
import { countFrames, framesPerSecond } from "./frames";
import { longestTask } from "./tasks";
import { weighRequests } from "./weight";

/** Whoever has a telephone of the cheaper kind. */
const SLOWED = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const TURNS = 4;

test.afterAll(writeFigures);

interface Load {
  readyMs: number;
  bytes: number;
  artBytes: number;
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Opens an address in a browser that knows nothing yet, up to where this can be pressed. */
async function load(page: Page, address: string, selector: string): Promise<Load> {
  const weigh = weighRequests(page);
  await page.goto(address, { waitUntil: "commit" });
  const ready = await page.waitForFunction((wanted) => document.querySelector(wanted) && performance.now(), selector, {
    polling: "raf",
  });
  const readyMs = (await ready.jsonValue()) as number;
  await page.waitForLoadState("networkidle");
  return { readyMs, ...(await weigh()) };
}

test("first load", async ({ visitor }) => {
  const loads: Load[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await visitor(PHONE);
    await slowDown(page, SLOWED);
    loads.push(await load(page, "/", ".cover:enabled"));
    await page.context().close();
  }
  const of = (value: (load: Load) => number): number => median(loads.map(value));
  report({
    what: "first load, compressed, without art",
    value: of(({ bytes }) => bytes / 1024),
    unit: "KiB",
    aim: { "at-most": 150 },
  });
  report({ what: "first load, art", value: of(({ artBytes }) => artBytes / 1024), unit: "KiB" });
  report({
    what: `first page ready, processor slowed ${SLOWED} times`,
    value: of(({ readyMs }) => readyMs),
    unit: "ms",
    aim: { "at-most": 1000 },
  });
});

for (const game of GAMES) {
  test(`the art of ${game.name}`, async ({ visitor, t }) => {
    const page = await visitor(PHONE);
    const weigh = weighRequests(page);
    const id = await new Guest(page.request).table(game);
    await page.goto(`/table/${id}`);
    await new Table(page, new Mouse(page), t).playToTheEnd(game);
    await page.waitForLoadState("networkidle");
    report({
      what: `${game.name}: art of a whole match, compressed`,
      value: (await weigh()).artBytes / 1024,
      unit: "KiB",
      aim: { "at-most": 120 },
    });
  });

  test(`the table of ${game.name}`, async ({ visitor }) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const page = await visitor(PHONE);
      const guest = new Guest(page.request);
      const id = await guest.table(game);
      await guest.playUntil(id, myTurnAfter(4));
      await slowDown(page, SLOWED);
      times.push((await load(page, `/table/${id}`, ".felt button:enabled")).readyMs);
      await page.context().close();
    }
    report({
      what: `${game.name}: table ready from a link, slowed ${SLOWED} times`,
      value: median(times),
      unit: "ms",
      aim: { "at-most": 1000 },
    });
  });

  for (const slowed of [1, SLOWED]) {
    test(`moves of ${game.name}, slowed ${slowed} times`, async ({ visitor, t, browser }) => {
      const tasks: number[] = [];
      const frames: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const page = await visitor(PHONE);
        const table = new Table(page, new Mouse(page), t);
        await table.playNow(game);
        await table.nextMoment();
        await slowDown(page, slowed);
        await countFrames(page);
        tasks.push(await longestTask(browser, page, () => playSome(table, game)));
        frames.push(await framesPerSecond(page));
        await page.context().close();
      }
      const aims = slowed === 1;
      const where = aims ? "" : `, slowed ${slowed} times`;
      report({
        what: `${game.name}: longest task during moves${where}`,
        value: median(tasks),
        unit: "ms",
        ...(aims && { aim: { "at-most": 50 } }),
      });
      report({
        what: `${game.name}: frames while something moves${where}`,
        value: median(frames),
        unit: "/s",
        ...(aims && { aim: { "at-least": 59 } }),
      });
    });
  }
}

/** Some turns, with everything that the others do shown in its time. */
async function playSome(table: Table, game: Game): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) {
    await table.takeTurn(game);
    if ((await table.watchUntilMoment()) !== "turn") return;
  }
}
