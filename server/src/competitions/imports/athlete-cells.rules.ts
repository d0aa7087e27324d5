import { dayField } from '@chalkline/contract/http/fields.ts';

const earliest = '1900-01-01';

/**
 * A birth date as a file has it: year, month and day, because `03/04/2008` is March to some and April to others.
 * null for an empty cell.
 */
export function readBirthDate(
  cell: string,
  startsOn: string,
): { readonly day: string | null } | { readonly problem: string } {
  if (cell === '') return { day: null };
  const parts = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(cell);
  const day = parts ? [parts[1], parts[2]?.padStart(2, '0'), parts[3]?.padStart(2, '0')].join('-') : '';
  if (!dayField.safeParse(day).success || day < earliest) {
    return { problem: `'${cell}' isn’t a date. Write it like 2008-06-15.` };
  }
  return day > startsOn ? { problem: `${day} is after the first day of the competition.` } : { day };
}

/** null: it says neither. */
export function readYes(cell: string): boolean | null {
  const said = cell.toLowerCase();
  if (['', 'no', 'n', 'false', '0'].includes(said)) return false;
  return ['yes', 'y', 'true', '1', 'x'].includes(said) ? true : null;
}

/** A bib as people write it: `15`, `#15`, `015`. null when it is none. */
export function readBib(text: string, largest: number): number | null {
  const digits = /^#?0*([1-9]\d{0,5})(?:\.0+)?$/.exec(text)?.[1];
  const bib = Number(digits ?? 0);
  return bib >= 1 && bib <= largest ? bib : null;
}
