import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

/** One benchmark's figures: `rows` for people, `raw` for calculations. */
export interface Figures {
  readonly name: string;
  /** What was measured, and how, in a sentence or two. */
  readonly about: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly raw: unknown;
}

const results = fileURLToPath(new URL('results/', import.meta.url));

/** Prints the table and keeps table and raw figures in bench/results/. */
export function report(figures: Figures): void {
  const table = markdown(figures);
  console.log(`\n## ${figures.name}\n\n${figures.about}\n\n${table}\n`);
  mkdirSync(results, { recursive: true });
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  writeFileSync(`${results}${figures.name}.md`, `${figures.about}\n\nOn ${machine}.\n\n${table}\n`);
  writeFileSync(`${results}${figures.name}.json`, `${JSON.stringify(figures.raw, null, 1)}\n`);
}

function markdown({ columns, rows }: Figures): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The middle one; of an even number the lower of the two. */
export function median(figures: readonly number[]): number {
  return percentile(figures, 50);
}

export function percentile(figures: readonly number[], percent: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
