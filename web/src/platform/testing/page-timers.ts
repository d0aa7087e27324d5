const timers = new Set<NodeJS.Timeout>();

function noting<Begin extends typeof setTimeout | typeof setInterval>(begin: Begin): Begin {
  return new Proxy(begin, {
    apply(_, on, after) {
      const timer: NodeJS.Timeout = Reflect.apply(begin, on, after);
      timers.add(timer);
      return timer;
    },
  });
}
globalThis.setTimeout = noting(globalThis.setTimeout);
globalThis.setInterval = noting(globalThis.setInterval);

/** A browser drops the timers of a page with it; left alone, they would find no document and fail the run. */
export function dropTimers(): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}
