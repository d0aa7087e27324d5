import { createInterface } from 'node:readline/promises';
import { StartRefusal } from '../start-refusal.ts';

/** Asks the person at the terminal; without a terminal only `--yes` counts. */
export async function confirmed(question: string, yes: boolean): Promise<boolean> {
  if (yes) return true;
  if (!process.stdin.isTTY) throw new StartRefusal(`${question} Say so with --yes.`);
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await prompt.question(`${question} Type yes: `)).trim() === 'yes';
  } finally {
    prompt.close();
  }
}
