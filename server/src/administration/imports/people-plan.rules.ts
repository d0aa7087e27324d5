import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import { needsOrganization } from '@chalkline/contract/administration/account-grants.ts';
import type {
  PersonProblem,
  PersonProblemCode,
} from '@chalkline/contract/administration/people-import.schema.ts';
import { rowProblemOf } from '../../imports/csv-table.rules.ts';
import type { PeopleColumn, PersonLine } from './people-table.rules.ts';

export interface PlanKnows {
  /** What the file calls its columns. */
  readonly heads: ReadonlyMap<PeopleColumn, string>;
  /** The account types the importing person may give. */
  readonly mayGive: readonly AccountType[];
  /** The organization for rows that name none; null: none. */
  readonly usual: string | null;
  /** Organizations the importing person may name, by lowercase identifier and name. */
  readonly organizations: ReadonlyMap<string, string>;
}

export interface PlannedInvitation extends Omit<PersonLine, 'organization'> {
  readonly organizationId: string | null;
}

export interface PeoplePlan {
  readonly wanted: readonly PlannedInvitation[];
  readonly problems: readonly PersonProblem[];
}

/** Who is invited where. A known address isn't a row error, so it isn't checked here. */
export function planPeople(lines: readonly PersonLine[], knows: PlanKnows): PeoplePlan {
  const problems: PersonProblem[] = [];
  const wanted: PlannedInvitation[] = [];
  const first = new Map<string, number>();
  for (const line of lines) {
    const before = problems.length;
    const refuse = (column: PeopleColumn, code: PersonProblemCode, message: string): void => {
      problems.push(rowProblemOf(line.row, knows.heads.get(column) ?? null, code, message));
    };
    const earlier = first.get(line.email);
    if (earlier === undefined) first.set(line.email, line.row);
    else refuse('email', 'email_twice', `This email is also in row ${earlier}.`);
    const { organization, ...person } = line;
    const organizationId = organization === '' ? knows.usual : knows.organizations.get(organization);
    if (!knows.mayGive.includes(line.accountType)) {
      const types = knows.mayGive.join(', ');
      refuse(
        'accountType',
        'type_not_yours',
        `You can’t invite anyone as ${line.accountType}. Use one of ${types}.`,
      );
    } else if (organizationId === undefined) {
      refuse('organization', 'organization_unknown', `There is no organization '${organization}' here.`);
    } else if (organizationId === null && needsOrganization(line.accountType)) {
      const message = `An account of type ${line.accountType} needs an organization.`;
      refuse('organization', 'organization_missing', message);
    } else if (organizationId !== null && line.accountType === 'admin') {
      const message = 'Site administrators can’t belong to an organization.';
      refuse('organization', 'administrator_in_organization', message);
    }
    if (problems.length === before) wanted.push({ ...person, organizationId: organizationId ?? null });
  }
  return { wanted, problems };
}
