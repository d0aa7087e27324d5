import type { AskingTeam, JoiningTeam, RosterReply } from '@chalkline/contract/competitions/roster.schema.ts';
import { type Person, personById } from '../../accounts/people/people.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lockInTurn } from '../../platform/database/locks.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { competitionLock } from '../competitions/competition-access.service.ts';
import { auditEntry } from '../entries/entries.audit.service.ts';
import { entriesLock } from '../entries/entries.change.service.ts';
import { updateEntry } from '../entries/entries.repository.ts';
import { serveWaitingListsJob } from '../registrations/waiting-list.jobs.ts';
import { requestNotFound, rosterLocked, teamFull, teamLinkExpired, teamNotFound } from './rosters.errors.ts';
import { notifyOfRoster } from './rosters.notify.service.ts';
import { fittingPlace, isNamed, type JoiningFacts, takePlace } from './rosters.place.service.ts';
import { findTeam, findTeamInvite } from './rosters.repository.ts';
import { getRoster, type Roster, type RosterParams, readRoster } from './rosters.service.ts';
import { deleteTeamRequest, findTeamRequests, writeTeamRequest } from './team-requests.repository.ts';

/**
 * Takes an open place on a team by its link, or the one the person was named for with their email. Throws 409 `team_full`,
 * `already_on_team`, `roster_locked`, `team_link_expired` and 422 `not_eligible`.
 */
export function joinTeam(
  parts: Parts,
  viewer: Viewer,
  params: RosterParams,
  { token, ...typed }: JoiningTeam,
): Promise<RosterReply> {
  return asOutsider(parts, viewer, params, async (tx, roster, person) => {
    if (roster.invite?.token !== token && !isNamed(roster.members, person)) throw teamLinkExpired();
    await joins(parts, tx, viewer, { roster, person, typed });
    const recipients = [roster.captain?.personId ?? null];
    const { entryId } = params;
    const { name, id: actorId } = person;
    await notifyOfRoster(parts, tx, { entryId, happening: 'joined', name, actorId, recipients });
  });
}

/** Asks the captain for an open place. Throws what joining throws, and 409 `team_full` for a team without a captain. */
export function askForTeam(
  parts: Parts,
  viewer: Viewer,
  params: RosterParams,
  { message, ...typed }: AskingTeam,
): Promise<RosterReply> {
  return asOutsider(parts, viewer, params, async (tx, roster, person) => {
    const { birthDate, gender } = await fittingPlace(tx.sql, roster, person, typed);
    if (!roster.captain) throw teamFull();
    const { entryId } = params;
    const known = (await findTeamRequests(tx.sql, entryId)).some(({ personId }) => personId === person.id);
    const createdAt = parts.clock.now();
    await writeTeamRequest(tx.sql, {
      id: newId(),
      entryId,
      personId: person.id,
      message,
      birthDate,
      gender,
      createdAt,
    });
    if (known) return;
    const recipients = [roster.captain.personId];
    const { name, id: actorId } = person;
    await notifyOfRoster(parts, tx, { entryId, happening: 'asked', name, actorId, recipients });
  });
}

/** Withdraws the viewer's own request; without one nothing changes. */
export function withdrawTeamRequest(
  parts: Parts,
  viewer: Viewer,
  params: RosterParams,
): Promise<RosterReply> {
  return asOutsider(parts, viewer, params, (tx) =>
    deleteTeamRequest(tx.sql, { entryId: params.entryId, personId: viewer.personId }),
  );
}

/**
 * Accepts or declines a request, as captain. Throws 403, 404 once it's answered, and for somebody who doesn't fit
 * anymore what joining throws.
 */
export function answerTeamRequest(
  parts: Parts,
  viewer: Viewer,
  { requestId, ...params }: RosterParams & { readonly requestId: string },
  { accept }: { readonly accept: boolean },
): Promise<RosterReply> {
  return inTurn(parts, viewer, params, async (tx, roster) => {
    if (roster.captain?.personId !== viewer.personId) throw notAllowed();
    if (roster.isLocked) throw rosterLocked();
    const { entryId } = params;
    const request = (await findTeamRequests(tx.sql, entryId)).find(({ id }) => id === requestId);
    const person = request && (await personById(tx.sql, request.personId));
    if (!person) throw requestNotFound();
    if (accept) await joins(parts, tx, viewer, { roster, person, typed: request });
    else await deleteTeamRequest(tx.sql, request);
    const happening = accept ? 'accepted' : 'declined';
    const recipients = [person.id];
    await notifyOfRoster(parts, tx, { entryId, happening, name: '', actorId: viewer.personId, recipients });
  });
}

interface Joining {
  readonly roster: Roster;
  readonly person: Person;
  readonly typed: JoiningFacts;
}

async function joins(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { roster, person, typed }: Joining,
): Promise<void> {
  const place = await fittingPlace(tx.sql, roster, person, typed);
  const position = await takePlace(tx.sql, roster, person, place);
  const { entryId } = roster.team;
  await parts.jobs.enqueue(tx, serveWaitingListsJob, { competitionId: roster.seen.competition.id });
  // A team that the organizer added has no captain until somebody joins it.
  if (!roster.captain)
    await updateEntry(tx.sql, entryId, { personId: person.id, updatedAt: parts.clock.now() });
  await auditEntry(parts, tx, viewer, { entryId, action: 'entry.member_joined', after: { position } });
}

type ActAs = (tx: Transaction, roster: Roster, person: Person) => Promise<void>;

/** For people who aren't on the team; for those who are nothing changes. */
function asOutsider(parts: Parts, viewer: Viewer, params: RosterParams, act: ActAs): Promise<RosterReply> {
  return inTurn(parts, viewer, params, async (tx, roster) => {
    const person = await personById(tx.sql, viewer.personId);
    if (!person) throw teamNotFound();
    if (roster.members.some(({ personId }) => personId === person.id)) return;
    await act(tx, roster, person);
  });
}

function inTurn(
  parts: Parts,
  viewer: Viewer,
  params: RosterParams,
  act: (tx: Transaction, roster: Roster) => Promise<void>,
): Promise<RosterReply> {
  const { competitionId } = params;
  return parts.database.transaction(async (tx) => {
    await lockInTurn(tx, [entriesLock(competitionId), competitionLock(competitionId)]);
    await act(tx, await readRoster(parts, tx.sql, viewer, params));
    return getRoster(parts, viewer, params, undefined, tx.sql);
  });
}

/** Whether this is the token of a team's invite link that works. */
export async function isTeamInvite(
  sql: Sql,
  { competitionId, entryId, token }: RosterParams & { readonly token: string },
  now: Date,
): Promise<boolean> {
  const team = await findTeam(sql, competitionId, entryId);
  return team !== null && (await findTeamInvite(sql, entryId, now))?.token === token;
}
