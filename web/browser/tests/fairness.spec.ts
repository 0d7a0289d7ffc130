import { sketch } from "../games/sketch";
import { Guest } from "../lib/guest";
import { expect, test } from "../lib/test";

const isOver = ({ stage }: { stage: string }): boolean => stage === "over";

test("whoever played checks on the page that the deals were fair", async ({ page, t }) => {
  await page.goto("/");
  await page.getByRole("button", { name: t("first-visit-play") }).click();
  await expect(page.getByRole("group", { name: t("your-hand") })).toBeVisible();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const { match, step } = await new Guest(page.request).playUntil(id, isOver);
  await page.goto(`/match/${match?.id}`);
  await page.getByRole("button", { name: t("fairness") }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: t("fairness-check") }).click();
  await expect(sheet.getByText(t("fairness-noted"))).toBeVisible();
  await expect(sheet.getByText(t("fairness-secret"))).toBeVisible();
  await expect(sheet.getByText(t("fairness-good"))).toHaveCount(3);
  await expect(sheet.getByText(`All ${step} steps follow the rules`)).toBeVisible();
});

test("among people the page pledges first, and shows afterwards that all pledges were kept", async ({
  page,
  visitor,
  t,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: t("game-sketch") }).click();
  await page.getByRole("button", { name: t("with-friends") }).click();
  await expect(page.getByRole("img", { name: t("qr-label") })).toBeVisible();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const other = await visitor();
  const ben = new Guest(other.request);
  await ben.enter();
  // SHA-256 of "abc", which is never told: the match waits, and begins without.
  const pledge = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  await ben.command(id, { do: "sit", seat: 1, name: "Ren", nonce: "", pledge });
  await expect(page.getByText(t("gathering-shuffling"))).toBeVisible();
  await expect(page.getByRole("group", { name: t("your-hand") })).toBeVisible();
  await ben.command(id, { do: "leave", seat: 1 });
  const { match } = await new Guest(page.request).playUntil(id, isOver);
  await page.goto(`/match/${match?.id}`);
  await page.getByRole("button", { name: t("fairness") }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: t("fairness-check") }).click();
  await expect(sheet.getByText(t("fairness-noted"))).toBeVisible();
  await expect(sheet.getByText(t("fairness-pledges"))).toBeVisible();
  await expect(sheet.getByText(t("fairness-untold", { names: "Ren", n: 1 }))).toBeVisible();
});

test("what another browser noted is not claimed, and a changed record is found", async ({ page, t }) => {
  const { match } = await new Guest(page.request).finishedMatch(sketch);
  // Somebody on the way exchanges the secret.
  await page.route("**/record", async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace(/"secret":"[0-9a-f]{64}"/, `"secret":"${"0".repeat(64)}"`);
    await route.fulfill({ response: answer, body: text });
  });
  await page.goto(`/match/${match}`);
  await page.getByRole("button", { name: t("fairness") }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: t("fairness-check") }).click();
  await expect(sheet.getByText(t("fairness-noted-open"))).toBeVisible();
  await expect(sheet.getByText(t("fairness-secret-wrong"))).toBeVisible();
});
