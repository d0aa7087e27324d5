import { factsNeeded, whyBirthDate, whyNotTogether } from '@chalkline/contract/competitions/eligibility.ts';
import type { RegisteredMember } from '@chalkline/contract/competitions/registration.schema.ts';
import type { RosterReply } from '@chalkline/contract/competitions/roster.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { recordOverride } from '../entries/eligibility-overrides.service.ts';
import { auditEntry } from '../entries/entries.audit.service.ts';
import { mailTeamMembersJob } from '../registrations/registrations.jobs.ts';
import { cannotJoin, memberListed, memberMailed, memberNotFound, teamFull } from './rosters.errors.ts';
import { change, isStaffOf, requireChanger } from './rosters.manage.service.ts';
import { insertMember, setMemberMail } from './rosters.repository.ts';
import { freePosition, mayMailAgain } from './rosters.rules.ts';
import type { Roster, RosterParams } from './rosters.service.ts';

/**
 * Names a member, who is mailed an invite. Staff may name who doesn't fit. Throws 403, 409 `roster_locked`, `team_full`,
 * `member_listed` and 422 `not_eligible`.
 */
export function addTeamMember(
  parts: Parts,
  viewer: Viewer,
  params: RosterParams,
  named: RegisteredMember,
): Promise<RosterReply> {
  return change(parts, viewer, params, async (tx, roster) => {
    requireChanger(roster, viewer);
    const { members, team } = roster;
    if (members.length >= team.size) throw teamFull();
    if (members.some(({ email }) => email === named.email)) throw memberListed();
    const isStaff = isStaffOf(roster);
    if (!isStaff) requireFitting(roster, named);
    const { entryId, competitionId } = params;
    const position = freePosition(members);
    const mailDueAt = parts.clock.now();
    await insertMember(tx.sql, { ...named, id: newId(), entryId, position, mailDueAt });
    await auditEntry(parts, tx, viewer, { entryId, action: 'entry.member_added', after: { position } });
    const { startsOn } = roster.seen.competition;
    const reason = isStaff ? whyNotTogether(roster.division, [...members, named], startsOn, true) : null;
    if (reason !== null) await recordOverride(parts, tx, viewer, { competitionId, entryId, reason });
    await parts.jobs.enqueue(tx, mailTeamMembersJob, {}, { onlyOne: 'all' });
  });
}

function requireFitting({ division, members, seen }: Roster, named: RegisteredMember): void {
  const { startsOn } = seen.competition;
  const needs = factsNeeded(division, seen.competition);
  if (needs.birthDate && named.birthDate === null)
    throw cannotJoin(`${whyBirthDate(division)} Enter the birth date.`, 'body.birthDate');
  if (needs.gender && named.gender === null)
    throw cannotJoin('This division asks for a gender. Choose one.', 'body.gender');
  if (named.birthDate !== null && named.birthDate > startsOn)
    throw cannotJoin('This birth date is after the competition starts. Check it.', 'body.birthDate');
  const reason = whyNotTogether(division, [...members, named], startsOn);
  if (reason !== null) throw cannotJoin(reason);
}

/** Mails a member their invite again; who has joined needs none. Throws 403, 404, 409 `roster_locked` and `member_mailed`. */
export function mailTeamMember(
  parts: Parts,
  viewer: Viewer,
  params: RosterParams,
  memberId: string,
): Promise<RosterReply> {
  return change(parts, viewer, params, async (tx, roster) => {
    requireChanger(roster, viewer);
    const member = roster.members.find(({ id }) => id === memberId);
    if (!member) throw memberNotFound();
    if (member.personId !== null) return;
    const now = parts.clock.now();
    if (!mayMailAgain(member, now)) throw memberMailed();
    await setMemberMail(tx.sql, memberId, { mailDueAt: now });
    await parts.jobs.enqueue(tx, mailTeamMembersJob, {}, { onlyOne: 'all' });
  });
}
