/** Something a person can mend; printed as it is, without a stack. */
export class Refusal extends Error {}

/**
 * Runs a script's work and ends the process with its exit code.
 * @param {() => Promise<number | void>} work gives the exit code, 0 when it gives none
 */
export async function finishWith(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (failure) {
    console.error(failure instanceof Refusal ? failure.message : failure);
    process.exitCode = 1;
  }
}
