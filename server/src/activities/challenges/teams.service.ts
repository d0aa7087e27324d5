import {
  type TakersQuery,
  type TeamReply,
  type TeamTaker,
  teamLimits,
} from '@chalkline/contract/activities/standing.schema.ts';
import { requireGroupRight } from '../../groups/groups/group-access.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { readPage } from '../../platform/http/read-page.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  challengeFinal,
  noTeams,
  notTakingPart,
  teamFull,
  teamNotFound,
  teamsAreSetUp,
  tooManyTeams,
} from './challenges.errors.ts';
import type { FoundChallenge } from './challenges.repository.ts';
import { stageOf } from './challenges.rules.ts';
import { type ChallengeSeen, seeChallenge, tellStanding } from './standings.service.ts';
import { findTaker, findTakers, takerOrder } from './takers.repository.ts';
import { notifyOfTeam } from './teams.notify.service.ts';
import {
  countTeams,
  deleteTeamMember,
  deleteTeamRow,
  findTeam,
  findTeamIdOf,
  findTeams,
  insertTeam,
  putTeamMember,
  renameTeamRow,
  type TeamFound,
} from './teams.repository.ts';

/** Starts a team, and leaves the one the viewer was in. Throws 403 for who doesn't take part, or may not start one. */
export function createTeam(
  parts: Parts,
  viewer: Viewer,
  groupId: string,
  { name }: { readonly name: string },
): Promise<TeamReply> {
  return parts.database.transaction(async (tx) => {
    const { group, challenge } = await enterTeams(parts, tx, viewer, groupId, 'taker');
    if (challenge.teamStarters === 'staff' && !group.can.moderate) throw teamsAreSetUp();
    const teamId = await makeTeam(parts, tx, { groupId, name, isSetUp: false });
    return enter(parts, tx, { groupId, teamId, personId: viewer.personId });
  });
}

/** For others, who join it or are put into it. */
export function setUpTeam(
  parts: Parts,
  viewer: Viewer,
  groupId: string,
  { name }: { readonly name: string },
): Promise<TeamReply> {
  return parts.database.transaction(async (tx) => {
    await enterTeams(parts, tx, viewer, groupId, 'moderator');
    const teamId = await makeTeam(parts, tx, { groupId, name, isSetUp: true });
    await tellStanding(parts, tx, groupId);
    return requireTeam(tx, groupId, teamId);
  });
}

/** Throws 409 for a name that another team has. */
export function renameTeam(
  parts: Parts,
  viewer: Viewer,
  { groupId, teamId }: TeamNamed,
  { name }: { readonly name: string },
): Promise<TeamReply> {
  return parts.database.transaction(async (tx) => {
    await enterTeams(parts, tx, viewer, groupId, 'moderator');
    await requireTeam(tx, groupId, teamId);
    await renameTeamRow(tx.sql, teamId, name);
    await tellStanding(parts, tx, groupId);
    return requireTeam(tx, groupId, teamId);
  });
}

/** Its members take part without a team. */
export function deleteTeam(parts: Parts, viewer: Viewer, { groupId, teamId }: TeamNamed): Promise<null> {
  return parts.database.transaction(async (tx) => {
    await enterTeams(parts, tx, viewer, groupId, 'moderator');
    await requireTeam(tx, groupId, teamId);
    await deleteTeamRow(tx.sql, teamId);
    await tellStanding(parts, tx, groupId);
    return null;
  });
}

/** Joins a team, and leaves the one the viewer was in. Throws 409 for a full one. */
export function joinTeam(
  parts: Parts,
  viewer: Viewer,
  groupId: string,
  { teamId }: { readonly teamId: string },
): Promise<TeamReply> {
  return parts.database.transaction(async (tx) => {
    const { challenge } = await enterTeams(parts, tx, viewer, groupId, 'taker');
    return place(parts, tx, challenge, { groupId, teamId, personId: viewer.personId });
  });
}

/** A team that people started goes with its last member. */
export function leaveTeam(parts: Parts, viewer: Viewer, groupId: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    await enterTeams(parts, tx, viewer, groupId, 'taker');
    await deleteTeamMember(tx.sql, groupId, viewer.personId);
    await tellStanding(parts, tx, groupId);
    return null;
  });
}

/** Puts somebody who takes part into a team, or out of theirs; they are notified. Throws 409 for a full one. */
export function assignTeam(
  parts: Parts,
  viewer: Viewer,
  { groupId, personId }: { readonly groupId: string; readonly personId: string },
  { teamId }: { readonly teamId: string | null },
): Promise<TeamTaker> {
  return parts.database.transaction(async (tx) => {
    const { challenge } = await enterTeams(parts, tx, viewer, groupId, 'moderator');
    const taker = isId(personId) ? await findTaker(tx.sql, groupId, personId) : null;
    if (!taker) throw notTakingPart();
    const before = await findTeamIdOf(tx.sql, groupId, personId);
    if (before === teamId) return taker;
    if (teamId !== null) {
      await place(parts, tx, challenge, { groupId, teamId, personId });
      await notifyOfTeam(parts, tx, { groupId, personId, actorId: viewer.personId });
    } else {
      await deleteTeamMember(tx.sql, groupId, personId);
      await tellStanding(parts, tx, groupId);
    }
    return (await findTaker(tx.sql, groupId, personId)) ?? taker;
  });
}

/** By name, for moderators. */
export async function listTeams(parts: Parts, viewer: Viewer, groupId: string): Promise<TeamReply[]> {
  const { sql } = parts.database;
  await seeTeams(sql, viewer, groupId);
  return findTeams(sql, groupId);
}

/** Who takes part, with their teams; for moderators. */
export async function listTakers(
  parts: Parts,
  viewer: Viewer,
  groupId: string,
  { free, search, ...page }: TakersQuery,
): Promise<Page<TeamTaker[]>> {
  const { sql } = parts.database;
  await seeTeams(sql, viewer, groupId);
  const asked = { groupId, search, isFree: free === 'true' };
  return readPage(parts.config, page, {
    list: ['takers', asked],
    order: takerOrder,
    read: (keyset) => findTakers(sql, asked, keyset),
  });
}

/** Asked again before a repeated call. */
export async function stillModerates({ parts, viewer, params }: RepeatedCall): Promise<void> {
  await seeTeams(parts.database.sql, viewer, params.groupId);
}

interface RepeatedCall {
  readonly parts: Parts;
  readonly viewer: Viewer;
  readonly params: { readonly groupId: string };
}

interface TeamNamed {
  readonly groupId: string;
  readonly teamId: string;
}

interface TeamMember extends TeamNamed {
  readonly personId: string;
}

async function makeTeam(
  parts: Parts,
  tx: Transaction,
  team: { readonly groupId: string; readonly name: string; readonly isSetUp: boolean },
): Promise<string> {
  if ((await countTeams(tx.sql, team.groupId)) >= teamLimits.teams) throw tooManyTeams();
  const createdAt = parts.clock.now();
  const id = newId(createdAt.getTime());
  await insertTeam(tx.sql, { id, createdAt, ...team });
  return id;
}

async function place(
  parts: Parts,
  tx: Transaction,
  { teamSize }: FoundChallenge,
  member: TeamMember,
): Promise<TeamReply> {
  const { groupId, teamId, personId } = member;
  const team = await requireTeam(tx, groupId, teamId);
  if ((await findTeamIdOf(tx.sql, groupId, personId)) === teamId) return team;
  if (team.memberCount >= (teamSize ?? teamLimits.members)) throw teamFull();
  return enter(parts, tx, member);
}

async function enter(parts: Parts, tx: Transaction, member: TeamMember): Promise<TeamReply> {
  await putTeamMember(tx.sql, member);
  await tellStanding(parts, tx, member.groupId);
  return requireTeam(tx, member.groupId, member.teamId);
}

async function requireTeam(tx: Transaction, groupId: string, teamId: string): Promise<TeamFound> {
  const team = isId(teamId) ? await findTeam(tx.sql, groupId, teamId) : null;
  if (!team) throw teamNotFound();
  return team;
}

/** Throws 403 for who doesn't moderate. */
async function seeTeams(sql: Sql, viewer: Viewer, groupId: string): Promise<void> {
  const { group, challenge } = await seeChallenge(sql, viewer, groupId);
  requireGroupRight(group, 'moderate');
  if (challenge.teamScoring === null) throw noTeams();
}

/** One change of a challenge's teams at a time. */
async function enterTeams(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  groupId: string,
  as: 'taker' | 'moderator',
): Promise<ChallengeSeen> {
  const seen = await seeChallenge(tx.sql, viewer, groupId);
  const { group, challenge } = seen;
  if (as === 'moderator') requireGroupRight(group, 'moderate');
  else if (group.belonging?.state !== 'in') throw notTakingPart();
  if (challenge.teamScoring === null) throw noTeams();
  if (stageOf(challenge, parts.clock.now()) === 'final') throw challengeFinal();
  await lock(tx, 'teams of challenge', groupId, 'exclusive');
  return seen;
}
