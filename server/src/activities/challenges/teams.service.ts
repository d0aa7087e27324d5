import { type TeamReply, teamLimits } from '@chalkline/contract/activities/standing.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  challengeFinal,
  noTeams,
  notTakingPart,
  teamFull,
  teamNotFound,
  tooManyTeams,
} from './challenges.errors.ts';
import { stageOf } from './challenges.rules.ts';
import { seeChallenge, tellStanding } from './standings.service.ts';
import {
  countTeams,
  deleteTeamMember,
  findTeam,
  insertTeam,
  putTeamMember,
  type TeamFound,
} from './teams.repository.ts';

/** Starts a team, and leaves the one the viewer was in. Throws 403 for who doesn't take part. */
export function createTeam(
  parts: Parts,
  viewer: Viewer,
  groupId: string,
  { name }: { readonly name: string },
): Promise<TeamReply> {
  return parts.database.transaction(async (tx) => {
    await enterTeams(parts, tx, viewer, groupId);
    if ((await countTeams(tx.sql, groupId)) >= teamLimits.teams) throw tooManyTeams();
    const createdAt = parts.clock.now();
    const id = newId(createdAt.getTime());
    await insertTeam(tx.sql, { id, groupId, name, createdAt });
    return enter(parts, tx, viewer, groupId, id);
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
    await enterTeams(parts, tx, viewer, groupId);
    const team = isId(teamId) ? await findTeam(tx.sql, groupId, teamId, viewer.personId) : null;
    if (!team) throw teamNotFound();
    if (team.isIn) return presentTeam(team);
    if (team.memberCount >= teamLimits.members) throw teamFull();
    return enter(parts, tx, viewer, groupId, teamId);
  });
}

/** A team that nobody is in any more goes with its last member. */
export function leaveTeam(parts: Parts, viewer: Viewer, groupId: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    await enterTeams(parts, tx, viewer, groupId);
    await deleteTeamMember(tx.sql, groupId, viewer.personId);
    await tellStanding(parts, tx, groupId);
    return null;
  });
}

async function enter(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  groupId: string,
  teamId: string,
): Promise<TeamReply> {
  await putTeamMember(tx.sql, { groupId, teamId, personId: viewer.personId });
  await tellStanding(parts, tx, groupId);
  const team = await findTeam(tx.sql, groupId, teamId, viewer.personId);
  if (!team) throw teamNotFound();
  return presentTeam(team);
}

const presentTeam = ({ id, name, memberCount }: TeamFound): TeamReply => ({ id, name, memberCount });

/** One change of a challenge's teams at a time. */
async function enterTeams(parts: Parts, tx: Transaction, viewer: Viewer, groupId: string): Promise<void> {
  const { group, challenge } = await seeChallenge(tx.sql, viewer, groupId);
  if (group.belonging?.state !== 'in') throw notTakingPart();
  if (challenge.teamScoring === null) throw noTeams();
  if (stageOf(challenge, parts.clock.now()) === 'final') throw challengeFinal();
  await lock(tx, 'teams of challenge', groupId, 'exclusive');
}
