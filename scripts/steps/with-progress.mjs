/**
 * Waits for something that can take minutes, and says now and then that it still goes on: a silent terminal looks
 * like one that hangs.
 * @template T
 * @param {string} doing what goes on, as "Still …" continues
 * @param {Promise<T>} work
 * @param {{ everyMs?: number, say?: (line: string) => void }} [options]
 * @returns {Promise<T>}
 */
export async function withProgress(doing, work, { everyMs = 15_000, say = console.log } = {}) {
  const began = Date.now();
  const timer = setInterval(() => {
    say(`  still ${doing}, ${Math.round((Date.now() - began) / 1000)} s so far …`);
  }, everyMs);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
