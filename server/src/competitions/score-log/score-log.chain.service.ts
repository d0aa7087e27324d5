import { createHash } from 'node:crypto';
import { canonical, type LogEntry } from './score-log.rules.ts';

/** What the first line's hash covers in place of an earlier one. */
const noHash = '0'.repeat(64);

/** A log as text, one line per entry, and the hash of its last line, which vouches for every byte before it. */
export interface ChainedLog {
  readonly content: string;
  readonly head: string;
  readonly lines: number;
}

/** Chains entries: each line has the SHA-256 of the line before's hash and its own entry. */
export function chainLog(entries: readonly LogEntry[]): ChainedLog {
  let head = noHash;
  const lines = [...entries, { type: 'end' as const, entries: entries.length }].map((entry) => {
    const text = canonical(entry);
    head = hashOf(head, text);
    return `{"entry":${text},"hash":"${head}"}\n`;
  });
  return { content: lines.join(''), head, lines: lines.length };
}

export type ReadLog =
  | { readonly entries: readonly LogEntry[]; readonly head: string }
  /** The first line that isn't as it was written, from 1, and why. */
  | { readonly line: number; readonly why: string };

/** Reads a log back and follows its chain. */
export function readLog(content: Uint8Array): ReadLog {
  // Latin-1 keeps every byte apart: bytes that aren't UTF-8 would otherwise be read alike.
  const text = Buffer.from(content).toString('latin1');
  const lines = text.split('\n');
  const rest = lines.pop();
  const entries: LogEntry[] = [];
  let head = noHash;
  for (const [at, line] of lines.entries()) {
    const [, written, hash] = /^\{"entry":(.*),"hash":"([0-9a-f]{64})"\}$/s.exec(line) ?? [];
    if (written === undefined || hash === undefined)
      return { line: at + 1, why: 'This isn’t a line of a log.' };
    const entry = Buffer.from(written, 'latin1');
    head = hashOf(head, entry);
    if (head !== hash) return { line: at + 1, why: 'Its hash doesn’t match its entry and the line before.' };
    const read = parsed(entry.toString());
    if (!read) return { line: at + 1, why: 'Its entry isn’t JSON.' };
    entries.push(read);
  }
  const last = entries.at(-1);
  if (rest !== '' || last?.type !== 'end' || last.entries !== entries.length - 1)
    return { line: lines.length + 1, why: 'The log is cut off here.' };
  return { entries: entries.slice(0, -1), head };
}

function parsed(text: string): LogEntry | null {
  try {
    return JSON.parse(text) as LogEntry;
  } catch {
    return null;
  }
}

function hashOf(before: string, entry: string | Uint8Array): string {
  return createHash('sha256').update(before).update(entry).digest('hex');
}
