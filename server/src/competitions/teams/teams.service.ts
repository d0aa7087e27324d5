import { isAddedUp } from '@chalkline/contract/competitions/added-up.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import {
  divisionsLock,
  enterCompetition,
  seeCompetition,
} from '../competitions/competition-access.service.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import { entryNotFound, unknownEntry } from '../entries/entries.errors.ts';
import { findEntry } from '../entries/entries.repository.ts';
import { nameShown } from '../entries/hidden-names.rules.ts';
import { memberElsewhere, notATeam } from './teams.errors.ts';
import {
  findCandidates,
  findMembers,
  findTeamScoring,
  type TeamMember,
  writeMembers,
} from './teams.repository.ts';

export interface Team {
  readonly members: readonly TeamMember[];
}

interface TeamParams {
  readonly competitionId: string;
  readonly entryId: string;
}

/** The entries whose results make a team's; none for an entry that is one competitor. */
export async function getTeam(parts: Parts, viewer: MaybeViewer, params: TeamParams): Promise<Team> {
  const { sql } = parts.database;
  const knowsNames = hasRight(await seeCompetition(sql, viewer, params.competitionId), 'seeInside');
  const entry = isId(params.entryId) ? await findEntry(sql, params.competitionId, params.entryId) : null;
  if (!entry) throw entryNotFound();
  const members = await findMembers(sql, entry.id);
  return {
    members: knowsNames ? members : members.map((member) => ({ ...member, name: nameShown(member) })),
  };
}

/** Says who makes the team from now on. Throws 409 for a division that adds nobody up, or a member of another team. */
export async function setTeam(
  parts: Parts,
  viewer: Viewer,
  { competitionId, entryId }: TeamParams,
  memberIds: readonly string[],
): Promise<Team> {
  return parts.database.transaction(async (tx) => {
    await enterCompetition(tx, viewer, competitionId, 'manageEntries', [
      divisionsLock(competitionId, 'shared'),
    ]);
    await lock(tx, 'teams', competitionId, 'exclusive');
    const entry = isId(entryId) ? await findEntry(tx.sql, competitionId, entryId) : null;
    if (!entry) throw entryNotFound();
    if (!isAddedUp(await findTeamScoring(tx.sql, competitionId, entryId))) throw notATeam();
    await requireNoTeams(tx.sql, competitionId, memberIds);
    const before = await findMembers(tx.sql, entryId);
    await writeMembers(tx.sql, competitionId, entryId, memberIds);
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'entry.team_set',
      subjectKind: 'entry',
      subjectId: entryId,
      before: before.map((member) => member.entryId),
      after: memberIds,
    });
    await requestBoards(parts, tx, [entry.divisionId]);
    return { members: await findMembers(tx.sql, entryId) };
  });
}

/** A team cannot be a member: results would be added up twice, or for ever. */
async function requireNoTeams(sql: Sql, competitionId: string, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  if (!memberIds.every(isId)) throw unknownEntry('body.entryIds');
  const found = await findCandidates(sql, competitionId, memberIds);
  if (found.length < memberIds.length) throw unknownEntry('body.entryIds');
  if (found.some(({ teams }) => isAddedUp(teams))) throw memberElsewhere();
}
