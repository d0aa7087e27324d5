/**
 * Calls `onExit` once when the process that started us is gone. npm does not hand on every signal: told to end by
 * one, it takes the shell between us with it and leaves us running. Only watched for when npm started us, so
 * that a script started by hand outlives its terminal where a person wants that.
 * @param {() => void} onExit
 * @returns {() => void} stops watching
 */
export function onParentExit(onExit) {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onExit();
  }, 500);
  return () => clearInterval(watch);
}
