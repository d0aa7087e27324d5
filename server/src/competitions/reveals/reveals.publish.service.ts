import {
  type PublicationState,
  publicationMoves,
} from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { RevealPublication } from '@chalkline/contract/competitions/reveal.schema.ts';
import { mayMove } from '@chalkline/contract/lifecycle.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import { requireRight, seeCompetition } from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { writePublications } from '../publications/publications.repository.ts';
import {
  enterFreeze,
  publicationsOf,
  type ResultsParams,
  unfreezeBoards,
} from '../publications/publications.service.ts';
import { findReveal } from '../publications/reveals.repository.ts';
import { noReveal, revealNotComplete } from './reveals.errors.ts';
import { scoredWorkouts } from './reveals.rules.ts';
import { readStanding } from './reveals.service.ts';

/**
 * Ends a ceremony that has shown every place: publishes the results of the workouts with scores, or makes them final,
 * and unfreezes the leaderboard. Throws 409 while places are hidden, or if no ceremony is running.
 */
export async function publishReveal(
  parts: Parts,
  viewer: Viewer,
  params: ResultsParams,
  { to }: RevealPublication,
): Promise<null> {
  const { competitionId, divisionId } = params;
  requireRight(await seeCompetition(parts.database.sql, viewer, competitionId), 'publishResults');
  const { head, rows } = await readStanding(parts, viewer, params);
  const scored = scoredWorkouts(head, rows);
  return parts.database.transaction(async (tx) => {
    const { seen } = await enterFreeze(tx, viewer, params);
    const running = await findReveal(tx.sql, divisionId, 'shown');
    if (!running) throw noReveal();
    if (!running.complete) throw revealNotComplete();
    const results = (await publicationsOf(tx.sql, seen)).filter(
      (one) => one.divisionId === divisionId && scored.has(one.workoutId) && leadsTo(one.state, to),
    );
    const updatedAt = parts.clock.now();
    if (results.length > 0) {
      await writePublications(tx.sql, results, { competitionId, state: to, publishAt: null, updatedAt });
    }
    await unfreezeBoards(parts, tx, viewer, [divisionId]);
    const moved = results.map(({ workoutId, state }) => ({ divisionId, workoutId, from: state }));
    const after = { divisionId, state: to, results: moved };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.reveal_published', { after });
    await requestBoards(parts, tx, [divisionId]);
    return null;
  });
}

/** Results that are final already stay final. */
function leadsTo(state: PublicationState, to: RevealPublication['to']): boolean {
  return mayMove(publicationMoves, state, to) && state !== 'final';
}
