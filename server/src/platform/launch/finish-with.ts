import { StartRefusal } from '../start-refusal.ts';

/** Writes a line for the person who started us. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What a person reads of a failure: the sentence of a refusal, the whole of anything unexpected. */
export function complain(failure: unknown): void {
  const text = failure instanceof StartRefusal ? failure.message : (failure as Error)?.stack;
  process.stderr.write(`${text ?? String(failure)}\n`);
}

/** Runs a command's work and ends the process with its exit code: 0 when it gives none, 1 when it fails. */
export async function finishWith(work: () => Promise<number | undefined>): Promise<void> {
  let code = 1;
  try {
    code = (await work()) ?? 0;
  } catch (failure) {
    complain(failure);
  }
  process.exit(code);
}
