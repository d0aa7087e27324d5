import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  readonly parent: number;
  readonly name: string;
  /** Of itself and of those below it that ended. */
  readonly seconds: number;
}

/** The kernel counts in hundredths of a second. */
const ticks = 100;

/** Seconds of processor time that this process's browser took so far, all its processes; NaN without /proc. */
export function browserSeconds(): number {
  const processes = readProcesses();
  const browser = [...processes].find(
    ([, { parent, name }]) => parent === process.pid && /chrom/i.test(name),
  );
  if (!browser) return Number.NaN;
  const sum = (id: number): number =>
    [...processes]
      .filter(([, { parent }]) => parent === id)
      .reduce((seconds, [child]) => seconds + sum(child), processes.get(id)?.seconds ?? 0);
  return sum(browser[0]);
}

function readProcesses(): Map<number, Process> {
  const found = new Map<number, Process>();
  for (const folder of foldersOf('/proc')) {
    const stat = /^\d+$/.test(folder) ? textOf(`/proc/${folder}/stat`) : '';
    const end = stat.lastIndexOf(')');
    if (end < 0) continue;
    const fields = stat.slice(end + 2).split(' ');
    const times = fields.slice(11, 15).map(Number);
    found.set(Number(folder), {
      parent: Number(fields[1]),
      name: stat.slice(stat.indexOf('(') + 1, end),
      seconds: times.reduce((sum, each) => sum + each, 0) / ticks,
    });
  }
  return found;
}

function foldersOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A process may end while it is read. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
