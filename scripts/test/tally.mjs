/**
 * `failures` say more of those that failed, where the step knows more; `secondTries` of those that passed only when
 * they were tried again.
 * @typedef {{ where: string, why: string }} Failure
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, seconds: number, failures: Failure[],
 *   secondTries: Failure[] }} Result
 */

/** Lines of a reason that are repeated at the end: enough to know where to look. */
const shownLines = 8;

/** Runs one step, measures it and shows its line. */
export async function measured(name, step) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(2, 70 - name.length))}`);
  const began = performance.now();
  const counts = await step();
  const seconds = (performance.now() - began) / 1000;
  return { name, skipped: 0, failures: [], secondTries: [], ...counts, seconds };
}

/** A step that either holds or does not: one check. */
export function oneCheck(holds) {
  return holds ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Prints each step's counts, what failed once more (it may lie thousands of lines above), and last the line over
 * everything.
 * @param {Result[]} results
 * @returns {number} exit code
 */
export function report(results) {
  console.log(`\n── everything ${'─'.repeat(60)}`);
  for (const { name, passed, failed, skipped, seconds } of results) {
    const skippedToo = skipped > 0 ? `, ${skipped} skipped` : '';
    const line = `${passed} passed, ${failed} failed${skippedToo}`;
    console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(34)} ${line.padEnd(28)} ${seconds.toFixed(1)} s`);
  }
  for (const { name, failures, secondTries } of results) {
    for (const { where, why } of secondTries) say(`↻ ${name}: passed only on the second try: ${where}`, why);
    for (const { where, why } of failures) say(`✗ ${name}: ${where}`, why);
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const failed = total('failed');
  if (total('passed') + failed === 0) console.log('Nothing ran.');
  console.log(`${total('passed')} passed, ${failed} failed`);
  return failed > 0 || total('passed') === 0 ? 1 : 0;
}

function say(heading, why) {
  console.log(`\n${heading}`);
  for (const line of why.split('\n').slice(0, shownLines)) console.log(`  ${line}`);
}
