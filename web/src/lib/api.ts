import { Refusal } from "./problem";
import type { Problem } from "./protocol";

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: HeadersInit = body === undefined ? {} : { "content-type": "application/json" };
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal({ code: "no-answer", message: "the server does not answer" });
  }
  if (response.ok) return response;
  throw new Refusal(await readProblem(response), response.status);
}

async function readProblem(response: Response): Promise<Problem> {
  try {
    const body: unknown = await response.json();
    if (body && typeof body === "object" && "code" in body && "message" in body) {
      return { code: String(body.code), message: String(body.message) };
    }
  } catch {
    // A proxy in between answers in its own way.
  }
  return { code: "no-answer", message: "the server does not answer" };
}

export async function askJson<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

export async function askText(path: string): Promise<string> {
  return (await ask("GET", path)).text();
}

export async function askNothing(method: Method, path: string, body?: unknown): Promise<void> {
  await ask(method, path, body);
}
