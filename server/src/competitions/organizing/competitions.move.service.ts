import { competitionMoves } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import type { CompetitionMove } from '@chalkline/contract/competitions/competition.schema.ts';
import { mayMove } from '@chalkline/contract/lifecycle.ts';
import type { Sql } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { notAllowed, stateChanged } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { countAppeals } from '../appeals/appeals.repository.ts';
import { requestBoardsOf } from '../board-requests/board-requests.service.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { appealsOpen, moveNotAllowed, notReady } from '../competitions/competitions.errors.ts';
import { updateCompetitionState } from '../competitions/competitions.repository.ts';
import { type CompetitionView, viewCompetition } from '../directory/competitions.service.ts';
import { findDivisions } from '../divisions/divisions.repository.ts';
import { sendDueClaims } from '../entry-claims/entry-claims.service.ts';
import { settleResults } from '../publications/publications.settle.service.ts';
import { mailTeamMembersJob } from '../registrations/registrations.jobs.ts';
import { findWorkouts } from '../workouts/workouts.repository.ts';

/** Throws 409 if it is not, or no longer, in the state `from`, or not ready for the state `to`. */
export async function moveCompetition(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { from, to, settle }: CompetitionMove,
): Promise<CompetitionView> {
  return parts.database.transaction(async (tx) => {
    const seen = await seeCompetition(tx.sql, viewer, competitionId);
    const { role, competition } = seen;
    if (role !== 'owner') throw notAllowed();
    if (competition.state !== from) throw stateChanged('competition', `It’s now ${competition.state}.`);
    if (!mayMove(competitionMoves, from, to)) throw moveNotAllowed(from, to);
    // Waits for writes in progress, and blocks new ones until it is done.
    await lock(tx, 'competition', competitionId, 'exclusive');
    if (to === 'published') await checkReady(tx.sql, competitionId);
    if (to === 'finished' && from === 'live') await requireDecided(tx.sql, competitionId);
    const updatedAt = parts.clock.now();
    if (settle) await settleResults(parts, tx, { seen, viewer }, settle);
    const moved = await updateCompetitionState(tx.sql, competitionId, {
      from,
      to,
      updatedAt,
    });
    if (!moved) throw stateChanged('competition', `It’s no longer ${from}.`);
    const change = { before: { state: from }, after: { state: to, ...(settle && { settle }) } };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.moved', change);
    await requestBoardsOf(parts, tx, competitionId);
    if (to === 'published') {
      await sendDueClaims(parts, tx);
      await parts.jobs.enqueue(tx, mailTeamMembersJob, {}, { onlyOne: 'all' });
    }
    return viewCompetition(parts, tx.sql, viewer, competitionId);
  });
}

/** An appeal that is open at the finish would stay so for good. */
async function requireDecided(sql: Sql, competitionId: string): Promise<void> {
  if ((await countAppeals(sql, { competitionId, list: 'open' })) > 0) throw appealsOpen();
}

async function checkReady(sql: Sql, competitionId: string): Promise<void> {
  const divisions = await findDivisions(sql, competitionId);
  if (divisions.length === 0) throw notReady('a division');
  const workouts = await findWorkouts(sql, competitionId);
  if (workouts.length === 0) throw notReady('a workout');
}
