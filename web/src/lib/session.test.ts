import { afterEach, expect, test, vi } from "vitest";
import { session } from "./session.svelte";

afterEach(() => vi.unstubAllGlobals());

test("whoever gives a name before the server has answered is somebody first", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    const name = method === "PATCH" ? "Ada" : "";
    return Promise.resolve(Response.json({ user: "u", name }));
  });
  await session.rename("Ada");
  expect(asked).toEqual(["POST /api/session", "PATCH /api/session"]);
  expect(session.me?.name).toBe("Ada");
});
