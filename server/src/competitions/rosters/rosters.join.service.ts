import { whyNotJoining } from '@chalkline/contract/competitions/eligibility.ts';
import type { JoiningTeam, RosterReply } from '@chalkline/contract/competitions/roster.schema.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { lockInTurn } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { competitionLock } from '../competitions/competition-access.service.ts';
import { auditEntry } from '../entries/entries.audit.service.ts';
import { entriesLock } from '../entries/entries.change.service.ts';
import {
  alreadyOnTeam,
  cannotJoin,
  rosterLocked,
  teamFull,
  teamLinkExpired,
  teamNotFound,
} from './rosters.errors.ts';
import { notifyOfRoster } from './rosters.notify.service.ts';
import { deleteMember, hasPlaceIn, insertMember } from './rosters.repository.ts';
import { freePosition } from './rosters.rules.ts';
import { getRoster, needsOf, ownPlace, type RosterParams, readRoster } from './rosters.service.ts';

/**
 * Takes an open place on a team, or the one the captain has named the person for. Throws 409 `team_full`,
 * `already_on_team`, `roster_locked`, `team_link_expired` and 422 `not_eligible`.
 */
export function joinTeam(
  parts: Parts,
  viewer: Viewer,
  params: RosterParams,
  { token, ...typed }: JoiningTeam,
): Promise<RosterReply> {
  const { competitionId, entryId } = params;
  return parts.database.transaction(async (tx) => {
    await lockInTurn(tx, [entriesLock(competitionId), competitionLock(competitionId)]);
    const { seen, division, team, members, captain, invite, isLocked } = await readRoster(
      parts,
      tx.sql,
      viewer,
      params,
    );
    const person = await personById(tx.sql, viewer.personId);
    if (!person) throw teamNotFound();
    if (members.some(({ personId }) => personId === person.id))
      return getRoster(parts, viewer, params, undefined, tx.sql);
    if (invite?.token !== token) throw teamLinkExpired();
    if (isLocked) throw rosterLocked();
    if (await hasPlaceIn(tx.sql, division.id, person.id)) throw alreadyOnTeam();
    const own = ownPlace(members, person);
    if (!own && members.length >= team.size) throw teamFull();

    const needs = needsOf(division, person);
    const birthDate = person.birthDate ?? typed.birthDate;
    const gender = person.gender ?? typed.gender;
    if (needs.birthDate && birthDate === null)
      throw cannotJoin('This division has an age limit. Enter your birth date.', 'body.birthDate');
    if (needs.gender && gender === null)
      throw cannotJoin('This division asks for a gender. Choose one.', 'body.gender');
    const { startsOn } = seen.competition;
    if (birthDate !== null && birthDate > startsOn)
      throw cannotJoin('This birth date is after the competition starts. Check it.', 'body.birthDate');
    const others = members.filter((member) => member !== own);
    const reason = whyNotJoining(division, others, { birthDate, gender }, startsOn);
    if (reason !== null) throw cannotJoin(reason);

    if (own) await deleteMember(tx.sql, own);
    const position = own?.position ?? freePosition(members);
    const { name, email } = person;
    await insertMember(tx.sql, {
      ...{ entryId, position, name, email: email.toLowerCase(), birthDate, gender, personId: person.id },
    });
    await auditEntry(parts, tx, viewer, { entryId, action: 'entry.member_joined', after: { position } });
    const recipients = [captain?.personId ?? null];
    await notifyOfRoster(parts, tx, { entryId, happening: 'joined', name, actorId: person.id, recipients });
    return getRoster(parts, viewer, params, undefined, tx.sql);
  });
}
