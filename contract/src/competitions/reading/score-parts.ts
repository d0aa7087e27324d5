import type { EntryState } from '../entry.lifecycle.ts';
import type { Outcome } from '../score-value.schema.ts';
import type { WorkoutScoring } from '../workout-scoring.schema.ts';

/** A score's text, taken apart but not yet understood; in lower case. */
export interface ScoreParts {
  readonly result: string;
  readonly tiebreaks: readonly string[];
  readonly variant?: string;
  readonly round?: number;
}

/**
 * Takes apart `R2 07:17.00 (03:28) - Scaled` and `24 reps tb 4:31`. Blanks of every kind around and inside
 * do not matter; a dash alone is an empty cell.
 */
export function takeApart(text: string, scoring: WorkoutScoring): ScoreParts {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
  if (/^[-–—]*$/.test(plain)) return { result: '', tiebreaks: [] };
  const variant = scoring.variants?.find((name) => endsWithVariant(plain, name));
  const unlabeled = variant ? plain.slice(0, -variant.toLowerCase().length).replace(/[ ,\-–]+$/, '') : plain;
  const rounded = /^r(?:ound)? ?(\d{1,2})[ :]+(.*)$/.exec(unlabeled);
  return {
    ...takeTiebreaks(rounded?.[2] ?? unlabeled),
    ...(variant && { variant }),
    ...(rounded && { round: Number(rounded[1]) }),
  };
}

function endsWithVariant(text: string, name: string): boolean {
  const label = name.toLowerCase();
  return text.endsWith(label) && /[ ,\-–]$/.test(text.slice(0, -label.length));
}

function takeTiebreaks(text: string): ScoreParts {
  const [result = '', ...marked] = text.split(/ ?\btb ?/);
  if (marked.length > 0) return { result: result.trim(), tiebreaks: marked.map((part) => part.trim()) };
  const inBrackets = /^(.*?) ?\(([^()/]*)\) ?(?:\(([^()/]*)\))?$/.exec(text);
  if (!inBrackets) return { result: text, tiebreaks: [] };
  const tiebreaks = [inBrackets[2], inBrackets[3]].filter((part) => part !== undefined);
  return { result: inBrackets[1] ?? '', tiebreaks: tiebreaks.map((part) => part.trim()) };
}

/** The state of an entry that a word says, in lower case: `wd`, `cut`. */
export function entryStateWord(text: string): Exclude<EntryState, 'active'> | null {
  if (/^(wd|w\/d|withdrew|withdrawn)$/.test(text)) return 'withdrawn';
  if (/^(dq|dsq|disqualified)$/.test(text)) return 'disqualified';
  if (text === 'cut') return 'cut';
  return /^(out|takes no part|not competing)$/.test(text) ? 'out' : null;
}

/** The words that say there is no result. */
export function statusWord(text: string): Exclude<Outcome, 'finished' | 'capped'> | 'entry_status' | null {
  if (/^(dnf|did not finish)$/.test(text)) return 'did_not_finish';
  if (/^(dns|did not start)$/.test(text)) return 'did_not_start';
  if (/^(zeroed|zero'd)$/.test(text)) return 'zeroed';
  const state = entryStateWord(text);
  if (state === 'withdrawn') return 'withdrew';
  return state === 'out' || state === null ? state : 'entry_status';
}
