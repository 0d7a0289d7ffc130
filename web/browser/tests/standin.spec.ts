import type { TableView } from "../../src/lib/protocol";
import { septet } from "../games/septet";
import { Guest } from "../lib/guest";
import { Mouse } from "../lib/hand";
import { Server } from "../lib/server";
import { Table } from "../lib/table";
import { expect, test } from "../lib/test";

test("a mind plays for somebody who asked for it, slowly enough, and gives the seat back", async ({ visitor, t }) => {
  const server = await Server.start({ pause: "300ms" });
  const page = await visitor({ baseURL: server.address });
  const id = await new Guest(page.request).table(septet);
  const acts: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      if (String(payload).includes('"do":"act"')) acts.push(String(payload));
    }),
  );
  await page.goto(`/table/${id}`);
  const table = new Table(page, new Mouse(page), t);
  await table.nextMoment();
  // In the pass everybody must act: the minds have done so before anything is looked at.
  const waiting = async (): Promise<number[]> => {
    const answer = await page.request.get(`/api/tables/${id}`);
    return ((await answer.json()) as TableView).match?.to_act ?? [];
  };
  await expect.poll(waiting).toHaveLength(1);
  const { step: first } = (await (await page.request.get(`/api/tables/${id}`)).json()) as TableView;
  await expect.poll(() => table.step()).toBe(first);
  const lifted = table.within("your-hand").and(page.locator("[aria-pressed='true']"));
  await table.press(table.within("your-hand").first());
  await expect(lifted).toHaveCount(1);
  await page.keyboard.press("?");
  await table.button("leave-to-mind").click();
  await expect(page.getByText(t("leave-to-mind-text"))).toBeVisible();
  expect(await table.step(), "nothing happens before the question is answered").toBe(first);
  await table.button("leave-to-mind-yes").click();
  await expect(page.getByText(t("stood-in-for-you"))).toBeVisible();
  await expect.poll(() => table.step()).toBeGreaterThan(first + 2);
  await expect(lifted, "what was chosen before is not meant for the mind").toHaveCount(0);
  expect(acts, "nobody but the mind has acted").toEqual([]);

  await table.button("return").click();
  await expect(page.getByText(t("stood-in-for-you"))).toBeHidden();
  expect(await table.nextMoment()).toBe("turn");
  const shown = await table.step();
  const { step, stage } = (await (await page.request.get(`/api/tables/${id}`)).json()) as {
    step: number;
    stage: string;
  };
  expect({ step, stage }, "the match has not run away").toEqual({ step: shown, stage: "playing" });
  await table.takeTurn(septet);
  await page.close();
  await server.stop();
});
