import type { EntryState } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { largestBib } from '@chalkline/contract/competitions/entry.schema.ts';
import type { RowProblem } from '@chalkline/contract/competitions/import.schema.ts';
import { plainName, rowProblemOf } from '../../imports/csv-table.rules.ts';
import { readBib } from './athlete-cells.rules.ts';
import { noDivision } from './athlete-columns.rules.ts';

export interface ScoredEntry {
  readonly id: string;
  readonly bib: number;
  readonly name: string;
  readonly divisionId: string;
  readonly state: EntryState;
}

/** The athlete a row is about, as written in the file: by bib, or by name if there is no bib. */
export interface AthleteCells {
  readonly row: number;
  readonly bib: string;
  readonly athlete: string;
  readonly division: string;
}

/** The headers of the columns, for messages about a row; null if the file has no such column. */
export interface AthleteHeaders {
  readonly bib: string | null;
  readonly athlete: string | null;
  readonly division: string | null;
}

export interface KnownField {
  readonly entries: readonly ScoredEntry[];
  readonly divisions: readonly { readonly id: string; readonly name: string }[];
  readonly headers: AthleteHeaders;
}

/**
 * Finds the entry a row belongs to. Results of other years have names but no bibs: then the name is enough, together
 * with the division if two entries share it. An ambiguous name is never guessed.
 */
export function entryFinder({ entries, divisions, headers }: KnownField) {
  const byBib = new Map(entries.map((entry) => [entry.bib, entry]));
  const byName = Map.groupBy(entries, ({ name }) => plainName(name));
  const divisionByName = new Map(divisions.map(({ id, name }) => [plainName(name), id]));
  return (cells: AthleteCells): ScoredEntry | RowProblem => {
    if (cells.bib === '' && cells.athlete !== '') return named(cells);
    const { row } = cells;
    if (cells.bib === '') {
      const [column, what] = headers.bib === null ? [headers.athlete, 'name'] : [headers.bib, 'bib'];
      return rowProblemOf(row, column, 'value_missing', `The ${what} is missing.`);
    }
    const bib = readBib(cells.bib, largestBib);
    if (bib === null) {
      const message = `A bib is a whole number from 1 to ${largestBib}.`;
      return rowProblemOf(row, headers.bib, 'bib_unreadable', message);
    }
    return byBib.get(bib) ?? rowProblemOf(row, headers.bib, 'bib_unknown', `No one has bib ${bib}.`);
  };

  function named({ row, athlete, division }: AthleteCells): ScoredEntry | RowProblem {
    const divisionId = division === '' ? null : divisionByName.get(plainName(division));
    if (divisionId === undefined) {
      return rowProblemOf(row, headers.division, 'division_unknown', noDivision(division, divisions));
    }
    const found = (byName.get(plainName(athlete)) ?? []).filter(
      (entry) => divisionId === null || entry.divisionId === divisionId,
    );
    const [one, another] = found;
    if (one === undefined) {
      const where = divisionId === null ? '' : ` in ${division}`;
      const message = `No one${where} is named '${athlete}'.`;
      return rowProblemOf(row, headers.athlete, 'athlete_unknown', message);
    }
    if (another === undefined) return one;
    const bibs = found
      .map(({ bib }) => bib)
      .sort((a, b) => a - b)
      .join(', ');
    const message = `'${athlete}' can be any of the bibs ${bibs}: give the bib.`;
    return rowProblemOf(row, headers.athlete, 'athlete_ambiguous', message);
  }
}
