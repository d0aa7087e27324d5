import { standsApart } from '@chalkline/contract/competitions/outlier.ts';
import { readScore } from '@chalkline/contract/competitions/reading/read-score.ts';
import type { Reading, ReadingAnswers } from '@chalkline/contract/competitions/reading/reading.ts';
import type { ScoreSheetRow } from '@chalkline/contract/competitions/score.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';

/** What one pasted line would change. */
export interface PastedLine {
  readonly key: string;
  readonly text: string;
  /** null: it matches no row of the sheet. */
  readonly row: ScoreSheetRow | null;
  readonly reading: Reading;
  /** Its result is far from the others of its division, pasted ones included. */
  readonly far: boolean;
  readonly does: 'adds' | 'replaces' | 'same' | 'nothing' | 'asks' | 'cannot' | 'nobody';
}

/** Whether the clipboard has more than one cell. */
export function isColumn(text: string): boolean {
  return /[\n\t]/.test(text.replace(/\r?\n$/, ''));
}

/**
 * What a pasted spreadsheet column would change, starting at the row `from`. Two columns are bib and score, in any
 * order of rows; one column fills the rows as shown. Empty cells change nothing.
 */
export function planPaste(
  pasted: string,
  rows: readonly ScoreSheetRow[],
  from: string,
  workout: WorkoutReply,
  answers: ReadingAnswers,
): PastedLine[] {
  const lines = pasted
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const start = rows.findIndex(({ entry }) => entry.id === from);
  const planned = lines.map((cells, at) => {
    const byBib = cells.length > 1;
    const row = byBib ? rows.find(({ entry }) => String(entry.bib) === cells[0]?.trim()) : rows[start + at];
    const text = (byBib ? cells[1] : cells[0])?.trim() ?? '';
    const reading = readScore(text, workout.scoring, { answers, imported: true });
    return {
      key: `${at}`,
      text: byBib && !row ? cells.join(' ') : text,
      row: row ?? null,
      reading,
      does: doesOf(reading, row),
    };
  });
  const resultOf = new Map<string, ScoreValue>();
  for (const { entry, score } of rows) if (score?.value) resultOf.set(entry.id, score.value);
  for (const { row, reading } of planned) {
    if (row && reading.kind === 'score') resultOf.set(row.entry.id, reading.score);
  }
  return planned.map((line) => ({ ...line, far: isFar(line, rows, resultOf, workout) }));
}

function isFar(
  { row, reading, does }: Omit<PastedLine, 'far'>,
  rows: readonly ScoreSheetRow[],
  resultOf: ReadonlyMap<string, ScoreValue>,
  { scoring }: WorkoutReply,
): boolean {
  if (!row || reading.kind !== 'score' || (does !== 'adds' && does !== 'replaces')) return false;
  const others = rows.flatMap(({ entry }) =>
    entry.divisionId === row.entry.divisionId && entry.id !== row.entry.id
      ? (resultOf.get(entry.id) ?? [])
      : [],
  );
  return standsApart(reading.score, others, scoring);
}

function doesOf(reading: Reading, row: ScoreSheetRow | undefined): PastedLine['does'] {
  if (reading.kind === 'empty') return 'nothing';
  if (!row) return 'nobody';
  if (reading.kind === 'problem') return 'cannot';
  if (reading.kind === 'question') return 'asks';
  const { score } = row;
  if (!score?.value) return 'adds';
  return score.understood === reading.understood ? 'same' : 'replaces';
}

/** The first open question; its answer applies to the whole column. */
export function questionOf(lines: readonly PastedLine[]) {
  for (const { reading, does, text } of lines) {
    if (does === 'asks' && reading.kind === 'question') return { ...reading, text };
  }
  return null;
}
