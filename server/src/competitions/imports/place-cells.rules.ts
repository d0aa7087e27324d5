import type { EntryState } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import type { RowProblem, RowWarning } from '@chalkline/contract/competitions/import.schema.ts';
import { entryStateWord, statusWord } from '@chalkline/contract/competitions/reading/score-parts.ts';
import { rowProblemOf } from '../../imports/csv-table.rules.ts';
import type { OverallLine } from './scores-table.rules.ts';

/** What a cell in the place column says. */
export type PlaceCell =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'place'; readonly place: number }
  /** `WD`, `CUT`, `DQ`: the entry's state in the competition. */
  | { readonly kind: 'state'; readonly state: Exclude<EntryState, 'active'> }
  /** `DNF`, `DNS`: a score without a result. */
  | { readonly kind: 'no_result' }
  | { readonly kind: 'unknown'; readonly warning: RowWarning }
  | { readonly kind: 'problem'; readonly problem: RowProblem };

/** The file's place isn't imported. An impossible place means shifted rows or the wrong file. */
export function readPlaceCell({ row, place: text, placeColumn }: OverallLine, field: number): PlaceCell {
  const plain = text.trim().toLowerCase();
  if (/^([-–—]*|n\/?a|none)$/.test(plain)) return { kind: 'nothing' };
  const state = entryStateWord(plain);
  if (state) return { kind: 'state', state };
  if (statusWord(plain)) return { kind: 'no_result' };
  const place = Number(/^[=t]?(\d+)(?:st|nd|rd|th|\.)?$/.exec(plain)?.[1] ?? 0);
  if (place > 0 && place <= field) return { kind: 'place', place };
  const problem = (code: 'place_beyond_field' | 'place_unreadable', message: string): PlaceCell => ({
    kind: 'problem',
    problem: rowProblemOf(row, placeColumn, code, message),
  });
  if (place > field) return problem('place_beyond_field', `Place ${place} in a field of ${field}.`);
  if (!/^\p{L}[\p{L} .'/-]*$/u.test(plain)) return problem('place_unreadable', `'${text}' isn’t a place.`);
  return { kind: 'unknown', warning: notUnderstood({ row, place: text, placeColumn }) };
}

/** What a state column says; `active` and its synonyms say nothing. */
export function readStateCell({ row, place: text, placeColumn }: OverallLine): PlaceCell {
  const plain = text.trim().toLowerCase();
  if (/^([-–—]*|active|ok|in|competing|finished|registered)$/.test(plain)) return { kind: 'nothing' };
  const state = entryStateWord(plain);
  if (state) return { kind: 'state', state };
  return { kind: 'unknown', warning: notUnderstood({ row, place: text, placeColumn }) };
}

type Cell = Pick<OverallLine, 'row' | 'place' | 'placeColumn'>;

export function notUnderstood({ row, place, placeColumn }: Cell): RowWarning {
  const message = `'${place}' was not understood, and nothing is taken from it. WD, CUT, DQ and OUT are, DNF and DNS in a workout.`;
  return { row, column: placeColumn, code: 'place_word_unknown', message };
}
