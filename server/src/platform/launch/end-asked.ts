/** One Ctrl-C can arrive more than once, from the terminal and from a parent; within this time it is one. */
const onePress = 300;

/**
 * Calls `asked` each time somebody wants the process to end: a signal, or the end of the script that started
 * us, seen by its closed channel.
 */
export function onEndAsked(asked: (times: number) => void): void {
  let times = 0;
  let last = Number.NEGATIVE_INFINITY;
  const count = () => {
    const now = performance.now();
    const repeated = now - last < onePress;
    last = now;
    if (repeated) return;
    times += 1;
    asked(times);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, count);
  process.on('disconnect', count);
}
