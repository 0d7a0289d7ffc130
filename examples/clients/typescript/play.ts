// Plays a match with the types that openapi-typescript has generated (examples/clients/README.md).

import createClient from "openapi-fetch";
import type { components, paths } from "./hyakki.js";

type Command = components["schemas"]["Command"];
type Line = components["schemas"]["TableLine"];

const baseUrl = process.argv[2] ?? "http://127.0.0.1:8765";
const api = createClient<paths>({ baseUrl });

/** What was answered; a refusal ends the program. */
function good<T>(answer: { data?: T; error?: components["schemas"]["Problem"] }): T {
  if (answer.data === undefined) throw new Error(answer.error?.message ?? "no answer");
  return answer.data;
}

const bot = good(await api.POST("/api/bots", { body: { name: "Generated" } }));
api.use({
  onRequest({ request }) {
    request.headers.set("Authorization", `Bearer ${bot.token}`);
    return request;
  },
});
const { id } = good(await api.POST("/api/tables", { body: { game: "sketch", players: 2 } }));

async function ask(command: Command, match?: string): Promise<number> {
  const key = crypto.randomUUID();
  const params = { path: { id }, query: match === undefined ? { key } : { key, match } };
  return good(await api.POST("/api/tables/{id}/commands", { params, body: command })).step;
}

/** Everything that the table's stream says, line by line. */
async function* lines(): AsyncGenerator<Line> {
  const stream = await api.GET("/api/tables/{id}/stream", { params: { path: { id } }, parseAs: "stream" });
  if (!stream.data) throw new Error("there is no stream");
  let rest = "";
  for await (const text of stream.data.pipeThrough(new TextDecoderStream())) {
    const whole = (rest + text).split("\n");
    rest = whole.pop() ?? "";
    for (const line of whole) if (line !== "") yield JSON.parse(line) as Line;
  }
}

await ask({ do: "sit", seat: 0, name: "", nonce: crypto.randomUUID() });
await ask({ do: "seat-mind", seat: 1, level: "novice" });
let done = 0;
for await (const line of lines()) {
  // What is older than the own last answer is skipped.
  if (line.type !== "table" || line.step < done || !line.table.match) continue;
  const match = line.table.match;
  if (match.places) {
    console.log(JSON.stringify({ match: match.id, places: match.places }));
    process.exit();
  }
  for (const side of match.sides) {
    const action = side.legal[Math.floor(Math.random() * side.legal.length)];
    if (side.seat === null || action === undefined) continue;
    done = await ask({ do: "act", seat: side.seat, step: line.step, action }, match.id);
  }
}
