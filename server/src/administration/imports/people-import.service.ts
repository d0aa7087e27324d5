import { grantableTypes } from '@chalkline/contract/administration/account-grants.ts';
import { invitationsInQueue } from '@chalkline/contract/administration/invitation-allowance.rules.ts';
import {
  largestPeopleImport,
  type PeopleImport,
  type PeopleImportReply,
  type PersonProblem,
} from '@chalkline/contract/administration/people-import.schema.ts';
import { mailNotSetUp } from '../../accounts/codes/codes.errors.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { readCsv } from '../../imports/csv.read.service.ts';
import type { CsvTable } from '../../imports/csv-table.rules.ts';
import { importOutcome } from '../../imports/import-outcome.rules.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { invitationQueueFull } from '../administration.errors.ts';
import { holdAllowance } from '../invitations/invitations.allowance.service.ts';
import { sendDueMails } from '../invitations/invitations.mail.service.ts';
import { findInvited, findMembers, keepInvitations } from '../invitations/invitations.repository.ts';
import { invitationRow } from '../invitations/invitations.send.service.ts';
import { findOrganizationById, findOrganizationsCalled } from '../organizations/organizations.repository.ts';
import { stillManaging } from '../people/people.load.service.ts';
import { type PlanKnows, type PlannedInvitation, planPeople } from './people-plan.rules.ts';
import { readPeopleTable } from './people-table.rules.ts';

/**
 * Invites everybody in the file or, when a row is bad, nobody. A preview invites nobody and says the same. Who
 * was invited already or belongs to the organization is left as they are, so the same file again does nothing.
 * Whether an address has an account elsewhere shows nowhere. Those whom the organization may not mail within 24 hours
 * any more are invited too, and their mails wait. Throws `mail_not_set_up` and `invitation_queue_full`.
 */
export async function importPeople(
  parts: Parts,
  viewer: Viewer,
  { csv, dryRun }: PeopleImport,
): Promise<PeopleImportReply> {
  if (!parts.mail.reaches) throw mailNotSetUp();
  const whole = readWithin(csv);
  if ('code' in whole) {
    const plan = { added: [], changed: [], unchanged: 0 };
    const outcome = importOutcome({ rows: 0, plan, problems: [whole], ignoredColumns: [], imported: false });
    return { ...outcome, mailedNow: 0, mailedLater: 0 };
  }
  return parts.database.transaction(async (tx) => {
    const manager = await stillManaging(tx, viewer);
    // Two that import at once would both count an address as new.
    await lock(tx, 'people import', manager.organizationId ?? 'site', 'exclusive');
    const {
      heads,
      lines,
      problems: unreadable,
      ignoredColumns,
    } = readPeopleTable(whole, grantableTypes(viewer.accountType));
    const { wanted, problems: unfit } = planPeople(lines, { heads, ...(await knownTo(tx, manager, lines)) });
    const added = await withoutKnown(tx, wanted);
    const problems: PersonProblem[] = [...unreadable, ...unfit];
    const mails = await mailsFor(parts, tx, added);
    const isGood = problems.length === 0 && !dryRun;
    if (isGood) await invite(parts, tx, manager, added);
    const plan = { added, changed: [], unchanged: wanted.length - added.length };
    const outcome = { rows: whole.rows.length, plan, problems, ignoredColumns, imported: isGood };
    return { ...importOutcome(outcome), ...mails };
  });
}

function readWithin(csv: string): CsvTable | PersonProblem {
  const whole = readCsv(csv);
  if ('code' in whole || whole.rows.length <= largestPeopleImport) return whole;
  const row = whole.rows[largestPeopleImport]?.row ?? 1;
  const message = `A file has at most ${largestPeopleImport} people.`;
  return { row, column: null, code: 'too_many_rows', message };
}

/** What the file may name: to a corporate_admin there is no organization but their own. */
async function knownTo(
  tx: Transaction,
  viewer: Viewer,
  lines: readonly { readonly organization: string }[],
): Promise<Omit<PlanKnows, 'heads'>> {
  const mayGive = grantableTypes(viewer.accountType);
  if (viewer.accountType === 'admin') {
    const names = [...new Set(lines.map(({ organization }) => organization))].filter((name) => name !== '');
    return { mayGive, usual: null, organizations: byName(await findOrganizationsCalled(tx.sql, names)) };
  }
  const own = viewer.organizationId ? await findOrganizationById(tx.sql, viewer.organizationId) : null;
  if (!own) throw notAllowed();
  return { mayGive, usual: own.id, organizations: byName([own]) };
}

/** Two of one name cannot be told apart by it; identifiers always can. */
function byName(found: readonly { id: string; name: string; identifier: string }[]): Map<string, string> {
  const named = Map.groupBy(found, ({ name }) => name.toLowerCase());
  const alone = [...named].flatMap(([name, [one, another]]): [string, string][] =>
    one && !another ? [[name, one.id]] : [],
  );
  return new Map([...alone, ...found.map(({ identifier, id }): [string, string] => [identifier, id])]);
}

/** Leaves out whom an invitation waits for, and who belongs where they would be invited to. */
async function withoutKnown(
  tx: Transaction,
  wanted: readonly PlannedInvitation[],
): Promise<PlannedInvitation[]> {
  const added: PlannedInvitation[] = [];
  for (const [organizationId, some] of Map.groupBy(wanted, (line) => line.organizationId)) {
    const emails = some.map(({ email }) => email);
    const invited = await findInvited(tx.sql, organizationId, emails);
    const members = await findMembers(tx.sql, organizationId, emails);
    added.push(...some.filter(({ email }) => !invited.has(email) && !members.has(email)));
  }
  return added;
}

/**
 * How many of them are mailed now and how many wait, organization by organization. Nobody else invites into these
 * until the transaction ends. Throws `invitation_queue_full`.
 */
async function mailsFor(parts: Parts, tx: Transaction, added: readonly PlannedInvitation[]) {
  let mailedNow = 0;
  const each = Map.groupBy(added, (line) => line.organizationId);
  // In one order everywhere, so that two files never wait for each other.
  for (const organizationId of [...each.keys()].toSorted()) {
    const count = each.get(organizationId)?.length ?? 0;
    const { left, queued } = await holdAllowance(parts, tx, organizationId);
    if (queued + count > invitationsInQueue) throw invitationQueueFull(invitationsInQueue, queued);
    mailedNow += Math.min(left, count);
  }
  return { mailedNow, mailedLater: added.length - mailedNow };
}

/** Few enough in one statement that putting it together holds up nobody else. */
const rowsAtOnce = 500;

async function invite(parts: Parts, tx: Transaction, viewer: Viewer, added: readonly PlannedInvitation[]) {
  if (added.length === 0) return;
  for (let from = 0; from < added.length; from += rowsAtOnce) {
    const some = added.slice(from, from + rowsAtOnce);
    await keepInvitations(
      tx.sql,
      some.map((line) => invitationRow(parts, viewer, line)),
    );
  }
  await recordAudit(parts, tx, {
    actorId: viewer.personId,
    action: 'people.imported',
    subjectKind: viewer.organizationId ? 'organization' : 'person',
    subjectId: viewer.organizationId ?? viewer.personId,
    after: { count: added.length },
  });
  await sendDueMails(parts, tx);
}
