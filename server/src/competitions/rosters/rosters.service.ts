import type { RosterReply, RostersQuery } from '@chalkline/contract/competitions/roster.schema.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { personById } from '../../accounts/people/people.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { Page, presentPage } from '../../platform/http/serve.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { type CompetitionInView, seeCompetition } from '../competitions/competition-access.service.ts';
import { hasRight, isOpenFor } from '../competitions/competitions.policy.ts';
import { type Division, findDivision } from '../divisions/divisions.repository.ts';
import { bibOrder } from '../entries/entries.repository.ts';
import { nameShown } from '../entries/hidden-names.rules.ts';
import type { RegisteredMemberRow } from '../entries/registered-members.table.ts';
import { findSettings } from '../registrations/registration-settings.repository.ts';
import { competitionStart } from '../registrations/registration-window.rules.ts';
import { findTeamMembers } from '../registrations/registrations.repository.ts';
import { countShares } from '../registrations/team-shares.repository.ts';
import { teamNotFound } from './rosters.errors.ts';
import { openShare, readTeamPayment } from './rosters.payment.service.ts';
import { isNamed, needsOf, whyNotOnTeam } from './rosters.place.service.ts';
import { countTeams, findTeam, findTeamInvite, findTeams, type TeamFound } from './rosters.repository.ts';
import { captainOf, isMemberHidden, isRosterLocked, mayMailAgain, rosterLock } from './rosters.rules.ts';
import type { TeamInviteRow } from './team-invites.table.ts';
import { findTeamRequests } from './team-requests.repository.ts';

/** A team as it is read before something is shown or changed. */
export interface Roster {
  readonly seen: CompetitionInView;
  readonly division: Division;
  readonly team: TeamFound;
  readonly members: readonly RegisteredMemberRow[];
  readonly captain: RegisteredMemberRow | null;
  readonly invite: TeamInviteRow | null;
  readonly locksAt: Date;
  readonly isLocked: boolean;
}

export interface RosterParams {
  readonly competitionId: string;
  readonly entryId: string;
}

/** A team of a list; `shares` for the staff. */
export interface ListedTeam extends TeamFound {
  readonly shares: { readonly paid: number; readonly all: number } | null;
}

/** By bib. The first page says how many there are. */
export async function listRosters(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
  query: RostersQuery,
): Promise<Page<ListedTeam[]>> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  const knowsNames = hasRight(seen, 'seeInside');
  const { divisionId, search } = query;
  if (divisionId !== undefined && !isId(divisionId)) return new Page<ListedTeam[]>([], null, 0);
  const filter = { competitionId, divisionId, search, open: query.open === 'true', knowsNames };
  const page = await readPage(parts.config, query, {
    list: ['teams', filter],
    order: bibOrder,
    read: (asked) => findTeams(sql, filter, asked),
    count: () => countTeams(sql, filter),
  });
  const ids = hasRight(seen, 'manageEntries') ? page.data.map(({ entryId }) => entryId) : [];
  const counted = ids.length === 0 ? [] : await countShares(sql, ids);
  const shares = new Map(counted.map(({ entryId, paid, all }) => [entryId, { paid, all }]));
  return presentPage(page, (team) => ({
    ...team,
    name: knowsNames ? team.name : nameShown(team),
    shares: shares.get(team.entryId) ?? null,
  }));
}

/** Throws 404 for a competition the viewer can't see, and for an entry that is no team. */
export async function readRoster(
  parts: Parts,
  sql: Sql,
  viewer: MaybeViewer,
  { competitionId, entryId }: RosterParams,
): Promise<Roster> {
  const seen = await seeCompetition(sql, viewer, competitionId);
  const team = isId(entryId) ? await findTeam(sql, competitionId, entryId) : null;
  const division = team && (await findDivision(sql, competitionId, team.divisionId));
  if (!team || !division) throw teamNotFound();
  const now = parts.clock.now();
  const members = await findTeamMembers(sql, entryId);
  const settings = await findSettings(sql, competitionId);
  const locksAt = rosterLock(settings?.rosterLocksAt ?? null, competitionStart(seen.competition));
  const isLocked = isRosterLocked(seen.state, locksAt, now) || team.state !== 'active';
  const invite = await findTeamInvite(sql, entryId, now);
  return { seen, division, team, members, captain: captainOf(members), invite, locksAt, isLocked };
}

/** One team as the viewer may know it. With the token of its invite link: whether they can join. */
export async function getRoster(
  parts: Parts,
  viewer: MaybeViewer,
  params: RosterParams,
  token?: string,
  sql: Sql = parts.database.sql,
): Promise<RosterReply> {
  const roster = await readRoster(parts, sql, viewer, params);
  const { seen, team, members, captain, invite, locksAt, isLocked } = roster;
  const { hidden, ...facts } = team;
  const isStaff = hasRight(seen, 'manageEntries');
  const isMember = (row: RegisteredMemberRow | null) => viewer !== null && row?.personId === viewer.personId;
  const knowsNames = hasRight(seen, 'seeInside') || members.some(isMember);
  const { hideMinors, startsOn } = seen.competition;
  const manages = isMember(captain) && !isLocked;
  const changesMembers = manages || (isStaff && isOpenFor(seen, 'manageEntries'));
  const now = parts.clock.now();
  const person = viewer && !members.some(isMember) ? await personById(sql, viewer.personId) : null;
  const requests = manages || person ? await findTeamRequests(sql, params.entryId) : [];
  return {
    ...facts,
    name: knowsNames ? team.name : nameShown(team),
    members: members.map((member) => ({
      id: member.id,
      name:
        knowsNames || !isMemberHidden(member.birthDate, { hidden, hideMinors, startsOn })
          ? member.name
          : `Athlete ${member.position + 1}`,
      isCaptain: member === captain,
      isYou: isMember(member),
      hasJoined: member.personId !== null,
      mail:
        changesMembers && member.personId === null
          ? { at: member.mailedAt?.toISOString() ?? null, canSend: mayMailAgain(member, now) }
          : null,
    })),
    locksAt: locksAt.toISOString(),
    isLocked,
    invite: manages && invite ? inviteOf(parts, params, invite) : null,
    requests: manages
      ? requests.map(({ id, name, message, createdAt }) => ({
          id,
          name,
          message,
          at: createdAt.toISOString(),
        }))
      : [],
    payment:
      members.some(isMember) || isStaff
        ? await readTeamPayment(parts, sql, viewer, { roster, isCaptain: isMember(captain) })
        : null,
    can: {
      manage: manages,
      changeMembers: changesMembers,
      leave: !isLocked && members.some(isMember) && !isMember(captain),
    },
    joining: person && {
      isInvited: (token !== undefined && token === invite?.token) || isNamed(members, person),
      hasAsked: requests.some(({ personId }) => personId === person.id),
      reason: await whyNotOnTeam(sql, roster, person),
      needs: needsOf(roster.division, person, seen.competition),
      share: await openShare(sql, roster),
    },
  };
}

function inviteOf({ config }: Parts, params: RosterParams, { token, expiresAt }: TeamInviteRow) {
  const { competitionId: id, entryId: teamId } = params;
  const link = absoluteUrl(config.publicUrl, urlOf('team', { id, teamId }, { invite: token }));
  return { link, expiresAt: expiresAt.toISOString() };
}
