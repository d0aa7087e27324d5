/**
 * One Ctrl-C reaches us more than once: the terminal sends it to the whole foreground group, and npm, which
 * belongs to that group, sends its children another. What comes within this time is one press.
 */
const onePress = 400;

/**
 * Calls `pressed` once for each time a person, or a supervisor, asks us to end.
 * @param {(signal: NodeJS.Signals, times: number) => void} pressed
 * @returns {() => void} stops listening
 */
export function onEndAsked(pressed) {
  let times = 0;
  let last = Number.NEGATIVE_INFINITY;
  const listen = (signal) => {
    const now = performance.now();
    const repeated = now - last < onePress;
    last = now;
    if (repeated) return;
    times += 1;
    pressed(signal, times);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, listen);
  return () => {
    for (const signal of signals) process.off(signal, listen);
  };
}
