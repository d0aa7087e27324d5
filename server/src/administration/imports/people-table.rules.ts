import { type AccountType, accountTypes } from '@chalkline/contract/accounts/account-types.ts';
import type {
  PersonProblem,
  PersonProblemCode,
} from '@chalkline/contract/administration/people-import.schema.ts';
import { emailField } from '@chalkline/contract/http/fields.ts';
import {
  type CsvRow,
  type CsvTable,
  findColumns,
  plainHeader,
  rowProblemOf,
} from '../../imports/csv-table.rules.ts';

const columnNames = {
  name: ['name', 'fullname', 'person', 'member'],
  firstName: ['firstname', 'givenname', 'first'],
  lastName: ['lastname', 'surname', 'familyname', 'last'],
  email: ['email', 'emailaddress', 'mail', 'address'],
  accountType: ['accounttype', 'type', 'account', 'role'],
  organization: ['organization', 'company', 'gym', 'corporate'],
  note: ['note', 'message', 'comment'],
} as const;
export type PeopleColumn = keyof typeof columnNames;

/** Somebody to invite, as a row of the file has them. */
export interface PersonLine {
  readonly row: number;
  readonly name: string;
  /** Lower case. */
  readonly email: string;
  readonly accountType: AccountType;
  /** As the file names it, in small letters; empty: none. */
  readonly organization: string;
  readonly note: string;
}

export interface PeopleTable {
  /** The heads of the file's columns. */
  readonly heads: ReadonlyMap<PeopleColumn, string>;
  readonly lines: readonly PersonLine[];
  readonly problems: readonly PersonProblem[];
  readonly ignoredColumns: readonly string[];
}

/** Reads the rows of a table as people to invite, and names every cell that cannot be one. `types`: those to offer. */
export function readPeopleTable(table: CsvTable, types: readonly AccountType[] = accountTypes): PeopleTable {
  const { at, unknown, problems: twice } = findColumns(table.header, columnNames);
  const problems: PersonProblem[] = [...twice];
  if (!at.has('email')) problems.push(missing('The email column is missing. Add one to the file.'));
  if (!at.has('name') && !at.has('firstName') && !at.has('lastName')) {
    problems.push(missing('The name column is missing. Add one to the file.'));
  }
  const ignoredColumns = unknown.map((index) => table.header[index] ?? '').filter((head) => head !== '');
  const heads = new Map([...at].map(([column, index]) => [column, table.header[index] ?? '']));
  if (problems.length > 0) return { heads, lines: [], problems, ignoredColumns };
  const lines = table.rows.flatMap(
    (row) => readLine({ row, header: table.header, at, types }, problems) ?? [],
  );
  return { heads, lines, problems, ignoredColumns };
}

function missing(message: string): PersonProblem {
  return rowProblemOf(1, null, 'column_missing', message);
}

interface LineReading {
  readonly row: CsvRow;
  readonly header: readonly string[];
  readonly at: ReadonlyMap<PeopleColumn, number>;
  readonly types: readonly AccountType[];
}

const longest = { name: 100, note: 500 } as const;

function readLine({ row, header, at, types }: LineReading, problems: PersonProblem[]): PersonLine | null {
  const before = problems.length;
  const cell = (column: PeopleColumn) => row.cells[at.get(column) ?? -1] ?? '';
  const refuse = (column: PeopleColumn, code: PersonProblemCode, message: string): void => {
    problems.push(rowProblemOf(row.row, header[at.get(column) ?? -1] ?? null, code, message));
  };
  if (row.cells.slice(header.length).some((text) => text !== '')) {
    problems.push(
      rowProblemOf(
        row.row,
        null,
        'row_too_long',
        'This row has more cells than the header. Remove the extra ones.',
      ),
    );
  }
  const text = (column: keyof typeof longest, given: string): string => {
    if (given.length > longest[column]) {
      refuse(column, 'value_too_long', `At most ${longest[column]} characters.`);
    }
    if (/[\p{Cc}\p{Cs}]/u.test(given)) {
      refuse(column, 'value_unprintable', 'This contains characters that can’t be stored.');
    }
    return given;
  };
  const typedName = at.has('name') ? cell('name') : `${cell('firstName')} ${cell('lastName')}`.trim();
  if (typedName === '') refuse('name', 'value_missing', 'The name is missing. Add one.');
  const name = text('name', typedName);
  const note = text('note', cell('note'));
  const email = emailField.safeParse(cell('email'));
  if (cell('email') === '') refuse('email', 'value_missing', 'The email is missing. Add one.');
  else if (!email.success) refuse('email', 'email_unreadable', 'This isn’t a valid email. Check it.');
  const accountType = typeNamed(cell('accountType'));
  if (accountType === null) {
    refuse('accountType', 'type_unknown', `This isn’t an account type. Use one of ${types.join(', ')}.`);
  }
  if (problems.length > before || !email.success || accountType === null) return null;
  const organization = cell('organization').toLowerCase();
  return { row: row.row, name, email: email.data, accountType, organization, note };
}

/** What screens call types that have another name in files. */
const saidAs = new Map<string, AccountType>([
  ['companyadministrator', 'corporate_admin'],
  ['administrator', 'admin'],
]);

/** As people write it: `Trainer`, `corporate admin`, `Company administrator`. Nobody says anything of most: they are trainees. */
function typeNamed(typed: string): AccountType | null {
  if (typed === '') return 'trainee';
  const plain = plainHeader(typed);
  return accountTypes.find((type) => plainHeader(type) === plain) ?? saidAs.get(plain) ?? null;
}
