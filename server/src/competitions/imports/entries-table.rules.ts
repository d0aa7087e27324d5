import { largestBib } from '@chalkline/contract/competitions/entry.schema.ts';
import type { RowProblem, RowProblemCode } from '@chalkline/contract/competitions/import.schema.ts';
import { emailField } from '@chalkline/contract/http/fields.ts';
import {
  type CsvRow,
  type CsvTable,
  findColumns,
  plainName,
  rowProblemOf,
} from '../../imports/csv-table.rules.ts';
import { readBib, readBirthDate, readYes } from './athlete-cells.rules.ts';
import { athleteColumns, noDivision } from './athlete-columns.rules.ts';

const columnNames = {
  ...athleteColumns,
  country: ['country', 'nation', 'nationality', 'countrycode', 'noc'],
  region: ['region', 'state', 'province', 'stateprovince'],
  birthDate: ['birthdate', 'dateofbirth', 'dob', 'born', 'birthday'],
  unnamed: ['notnamed', 'unnamed', 'asksnottobenamed', 'hidename', 'hidden'],
  affiliate: ['affiliate', 'gym', 'box', 'club', 'affiliatename'],
  email: ['email', 'emailaddress', 'mail', 'athleteemail', 'contactemail'],
} as const;
type EntryColumn = keyof typeof columnNames;

/** An entry as a row of the file has it. Fields whose column the file does not have are left out. */
export interface EntryLine {
  readonly row: number;
  readonly bib: number | null;
  readonly name: string;
  readonly divisionId: string;
  readonly country?: string | null;
  readonly region?: string | null;
  readonly affiliate?: string | null;
  readonly birthDate?: string | null;
  readonly unnamed?: boolean;
  readonly email?: string | null;
}

export interface EntriesTableKnows {
  readonly divisions: readonly { readonly id: string; readonly name: string }[];
  /** Where rows go when the file has no division column. */
  readonly divisionId: string | null;
  readonly findCountry: (text: string) => string | null;
  /** The competition's first day. */
  readonly startsOn: string;
}

export interface EntriesTable {
  readonly lines: readonly EntryLine[];
  readonly problems: readonly RowProblem[];
  readonly ignoredColumns: readonly string[];
  /** Headers as the file spells them; null where it has no such column. */
  readonly columns: { readonly birthDate: string | null; readonly division: string | null };
}

/** Reads the rows of a table as entries and names every cell that cannot be one. */
export function readEntriesTable(table: CsvTable, knows: EntriesTableKnows): EntriesTable {
  const { at, unknown, problems: twice } = findColumns(table.header, columnNames);
  const problems: RowProblem[] = [...twice];
  if (!at.has('name') && !at.has('firstName') && !at.has('lastName')) {
    problems.push(
      rowProblemOf(1, null, 'column_missing', 'The athlete name column is missing. Add one to the file.'),
    );
  }
  if (!at.has('division') && knows.divisionId === null) {
    problems.push(
      rowProblemOf(1, null, 'column_missing', 'The division column is missing. Add one to the file.'),
    );
  }
  const ignoredColumns = unknown.map((index) => table.header[index] ?? '').filter((header) => header !== '');
  const headerOf = (field: 'birthDate' | 'division') => table.header[at.get(field) ?? -1] ?? null;
  const columns = { birthDate: headerOf('birthDate'), division: headerOf('division') };
  if (problems.length > 0) return { lines: [], problems, ignoredColumns, columns };
  const divisionByName = new Map(knows.divisions.map(({ id, name }) => [plainName(name), id]));
  const lines: EntryLine[] = [];
  for (const row of table.rows) {
    const line = readLine({ row, header: table.header, at, knows, divisionByName }, problems);
    if (line) lines.push(line);
  }
  return { lines, problems, ignoredColumns, columns };
}

interface LineReading {
  readonly row: CsvRow;
  readonly header: readonly string[];
  readonly at: ReadonlyMap<EntryColumn, number>;
  readonly knows: EntriesTableKnows;
  readonly divisionByName: ReadonlyMap<string, string>;
}

const longest = { name: 120, region: 80, affiliate: 120 } as const;

function readLine(reading: LineReading, problems: RowProblem[]): EntryLine | null {
  const { row, header, at, knows, divisionByName } = reading;
  const before = problems.length;
  const cell = (column: EntryColumn) => row.cells[at.get(column) ?? -1] ?? '';
  const refuse = (column: EntryColumn, code: RowProblemCode, message: string): null => {
    problems.push(rowProblemOf(row.row, header[at.get(column) ?? -1] ?? null, code, message));
    return null;
  };
  if (row.cells.length > header.length && row.cells.slice(header.length).some((text) => text !== '')) {
    problems.push(
      rowProblemOf(
        row.row,
        null,
        'row_too_long',
        'This row has more cells than the header. Remove the extra ones.',
      ),
    );
  }
  const text = (column: keyof typeof longest, given: string): string | null => {
    if (given.length > longest[column]) {
      return refuse(column, 'value_too_long', `At most ${longest[column]} characters.`);
    }
    if (/\p{Cc}/u.test(given))
      return refuse(column, 'value_unprintable', 'This contains characters that can’t be stored.');
    return given === '' ? null : given;
  };
  const typedName = at.has('name') ? cell('name') : `${cell('firstName')} ${cell('lastName')}`.trim();
  const name =
    typedName === ''
      ? refuse('name', 'value_missing', 'The name is missing. Add one.')
      : text('name', typedName);
  const bib = readBib(cell('bib'), largestBib);
  if (cell('bib') !== '' && bib === null) {
    refuse('bib', 'bib_unreadable', `A bib is a whole number from 1 to ${largestBib}.`);
  }
  const divisionId = divisionOf();
  const country = cell('country') === '' ? null : knows.findCountry(cell('country'));
  if (country === null && cell('country') !== '') {
    refuse(
      'country',
      'country_unknown',
      `'${cell('country')}' isn’t a country. Use its ISO code or English name.`,
    );
  }
  const region = text('region', cell('region'));
  const affiliate = text('affiliate', cell('affiliate'));
  const birthDate = readBirthDate(cell('birthDate'), knows.startsOn);
  if ('problem' in birthDate) refuse('birthDate', 'birth_date_unreadable', birthDate.problem);
  const email = cell('email') === '' ? null : emailField.safeParse(cell('email'));
  if (email?.success === false) refuse('email', 'email_unreadable', 'Enter an email like name@example.org.');
  const unnamed = readYes(cell('unnamed'));
  if (unnamed === null) refuse('unnamed', 'yes_or_no_unreadable', 'Enter yes or no, or leave it empty.');
  if (problems.length > before || name === null || divisionId === null) return null;
  return {
    row: row.row,
    bib,
    name,
    divisionId,
    ...(at.has('country') && { country }),
    ...(at.has('region') && { region }),
    ...(at.has('affiliate') && { affiliate }),
    ...(at.has('birthDate') && 'day' in birthDate && { birthDate: birthDate.day }),
    ...(at.has('email') && { email: email?.data ?? null }),
    ...(at.has('unnamed') && unnamed !== null && { unnamed }),
  };

  function divisionOf(): string | null {
    if (!at.has('division')) return knows.divisionId;
    const typed = cell('division');
    if (typed === '') return refuse('division', 'value_missing', 'The division is missing. Add one.');
    const found = divisionByName.get(plainName(typed));
    return found ?? refuse('division', 'division_unknown', noDivision(typed, knows.divisions));
  }
}
