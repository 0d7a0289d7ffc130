import type { Page, Request } from "@playwright/test";
import { brotliCompressSync } from "node:zlib";

/** What travelled, compressed. Drawings that travel inside of scripts count in both. */
export interface Weight {
  /** All but files of art. */
  bytes: number;
  artBytes: number;
}

const DRAWING = /<svg[^]*?<\/svg>/g;

/** Notes what is fetched from now on; what it gives says how much that was. */
export function weighRequests(page: Page): () => Promise<Weight> {
  const weights: Promise<Weight>[] = [];
  page.on("requestfinished", (request) => weights.push(weigh(request)));
  return async () => {
    const all = await Promise.all(weights);
    const sum = (of: (weight: Weight) => number): number => all.reduce((bytes, weight) => bytes + of(weight), 0);
    return { bytes: sum(({ bytes }) => bytes), artBytes: sum(({ artBytes }) => artBytes) };
  };
}

async function weigh(request: Request): Promise<Weight> {
  // What comes out of the browser's memory has no size, or less than that.
  const responseBodySize = Math.max(0, (await request.sizes()).responseBodySize);
  const { pathname } = new URL(request.url());
  if (pathname.endsWith(".svg")) return { bytes: 0, artBytes: responseBodySize };
  if (!pathname.endsWith(".js")) return { bytes: responseBodySize, artBytes: 0 };
  const script = await (await request.response())?.text();
  const drawings = script?.match(DRAWING)?.join("") ?? "";
  const artBytes = drawings ? brotliCompressSync(drawings).byteLength : 0;
  return { bytes: responseBodySize, artBytes };
}
