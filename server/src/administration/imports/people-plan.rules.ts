import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import { needsOrganisation } from '@chalkline/contract/administration/account-grants.ts';
import type {
  PersonProblem,
  PersonProblemCode,
} from '@chalkline/contract/administration/people-import.schema.ts';
import { rowProblemOf } from '../../imports/csv-table.rules.ts';
import type { PersonLine } from './people-table.rules.ts';

export interface PlanKnows {
  /** Which types whoever imports may give. */
  readonly mayGive: readonly AccountType[];
  /** Where people go whose row names no organisation; null: nowhere. */
  readonly usual: string | null;
  /** Organisations by identifier and by name, in small letters: those that may be named here. */
  readonly organisations: ReadonlyMap<string, string>;
}

export interface PlannedInvitation extends Omit<PersonLine, 'organisation'> {
  readonly organisationId: string | null;
}

export interface PeoplePlan {
  readonly wanted: readonly PlannedInvitation[];
  readonly problems: readonly PersonProblem[];
}

/** Whom the lines invite where to. Whether an address is known is no problem of any line, so it is not told here. */
export function planPeople(lines: readonly PersonLine[], knows: PlanKnows): PeoplePlan {
  const problems: PersonProblem[] = [];
  const wanted: PlannedInvitation[] = [];
  const first = new Map<string, number>();
  for (const line of lines) {
    const before = problems.length;
    const refuse = (column: string, code: PersonProblemCode, message: string): void => {
      problems.push(rowProblemOf(line.row, column, code, message));
    };
    const earlier = first.get(line.email);
    if (earlier === undefined) first.set(line.email, line.row);
    else refuse('email', 'email_twice', `This address stands in row ${earlier} as well.`);
    const { organisation, ...person } = line;
    const organisationId = organisation === '' ? knows.usual : knows.organisations.get(organisation);
    if (!knows.mayGive.includes(line.accountType)) {
      refuse('account_type', 'type_not_yours', 'You cannot give this type of account.');
    } else if (organisationId === undefined) {
      refuse('organisation', 'organisation_unknown', `There is no organisation '${organisation}' here.`);
    } else if (organisationId === null && needsOrganisation(line.accountType)) {
      const message = `An account of type ${line.accountType} needs an organisation.`;
      refuse('organisation', 'organisation_missing', message);
    } else if (organisationId !== null && line.accountType === 'admin') {
      const message = 'Administrators of the site belong to no organisation.';
      refuse('organisation', 'administrator_in_organisation', message);
    }
    if (problems.length === before) wanted.push({ ...person, organisationId: organisationId ?? null });
  }
  return { wanted, problems };
}
