import type { Browser, Page } from "@playwright/test";

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  args?: { name?: string; data?: { documentLoaderURL?: string } };
}

/** The longest that the page's own thread was busy with one task while something was done, in milliseconds. */
export async function longestTask(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ["toplevel", "__metadata", "disabled-by-default-devtools.timeline"] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threads = trace.traceEvents.filter(
    (event) => event.name === "thread_name" && event.args?.name === "CrRendererMain",
  );
  const isPage = (event: TraceEvent): boolean => threads.some(({ pid, tid }) => event.pid === pid && event.tid === tid);
  const tasks = trace.traceEvents.filter(
    (event) => event.name === "RunTask" && event.dur !== undefined && isPage(event),
  );
  if (tasks.length === 0) throw new Error("the browser recorded no task");
  return Math.max(...tasks.map((task) => (task.dur ?? 0) / 1000));
}
