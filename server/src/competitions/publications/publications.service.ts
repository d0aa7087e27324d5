import {
  isPublic,
  type PublicationState,
  publicationMoves,
} from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type {
  Embargo,
  PublicationMove,
  ResultsOf,
} from '@chalkline/contract/competitions/publication.schema.ts';
import { isOfDivision } from '@chalkline/contract/competitions/workout-divisions.ts';
import { mayMove } from '@chalkline/contract/lifecycle.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock, lockInTurn } from '../../platform/database/locks.ts';
import { stateChanged } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import { revokeBoardEvents } from '../board-requests/boards.revoke.service.ts';
import {
  type CompetitionInView,
  enterCompetition,
  requireRight,
  seeCompetition,
} from '../competitions/competition-access.service.ts';
import { settingsLock } from '../competitions/competition-settings.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { moveNotAllowed } from '../competitions/competitions.errors.ts';
import { competitionCan } from '../competitions/competitions.policy.ts';
import { notifyOfHeldCuts } from '../cuts/cuts.notify.service.ts';
import { divisionNotFound } from '../divisions/divisions.errors.ts';
import { type Division, findDivision, findDivisions } from '../divisions/divisions.repository.ts';
import { unknownDivision } from '../entries/entries.errors.ts';
import { forgetFrozen } from '../entries/frozen-entries.repository.ts';
import { forgetFrozenTeams, keepFrozenTeams } from '../teams/teams.repository.ts';
import { unknownWorkout } from '../workouts/workouts.errors.ts';
import { findWorkouts } from '../workouts/workouts.repository.ts';
import { forgetFrozenPublications, keepFrozenPublications } from './frozen-publications.repository.ts';
import { forgetFrozenSettings, keepFrozenSettings } from './frozen-settings.repository.ts';
import { embargoPast, notADraft } from './publications.errors.ts';
import { publishDueJob } from './publications.jobs.ts';
import { notifyOfResults } from './publications.notify.service.ts';
import { findPublications, writeBoardFreeze, writePublications } from './publications.repository.ts';
import { firstPublicationState, settledState } from './publications.rules.ts';
import { endReveals } from './reveals.live.service.ts';
import { findPublishedInFreeze } from './workout-notices.repository.ts';

/** The publication state of a workout's results in one division. */
export interface Publication extends ResultsOf {
  readonly state: PublicationState;
  readonly publishAt: Date | null;
  readonly updatedAt: Date | null;
  readonly moveTo: readonly PublicationState[];
}

/** Every workout in every division, in the competition's order. */
export async function listPublications(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<Publication[]> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  requireRight(seen, 'seeInside');
  return publicationsOf(sql, seen);
}

/** Moves several results at once: all or none. Throws 409 if one is not, or no longer, in the state `from`. */
export async function movePublications(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { results, from, to }: PublicationMove,
): Promise<Publication[]> {
  return parts.database.transaction(async (tx) => {
    const seen = await enterPublications(tx, viewer, competitionId);
    if (!mayMove(publicationMoves, from, to)) throw moveNotAllowed(from, to);
    const known = await requireKnown(tx.sql, seen, results);
    const moved = known.find(({ state }) => state !== from);
    if (moved) throw stateChanged('workout’s results', `They’re now ${moved.state}.`);
    const updatedAt = parts.clock.now();
    await writePublications(tx.sql, results, { competitionId, state: to, publishAt: null, updatedAt });
    const change = { before: { state: from }, after: { state: to, results } };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.results_moved', change);
    const divisionIds = results.map(({ divisionId }) => divisionId);
    if (!isPublic(to)) await revokeBoardEvents(parts, tx, divisionIds);
    else if (!isPublic(from)) await notifyOfResults(parts, tx, viewer, results);
    await requestBoards(parts, tx, divisionIds);
    return publicationsOf(tx.sql, seen);
  });
}

/** Schedules drafts to be published. Throws 422 for a time in the past, 409 for results that are no draft. */
export async function setEmbargo(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  embargo: Embargo,
): Promise<Publication[]> {
  const { results } = embargo;
  const publishAt = embargo.publishAt === null ? null : new Date(embargo.publishAt);
  const updatedAt = parts.clock.now();
  return parts.database.transaction(async (tx) => {
    const seen = await enterPublications(tx, viewer, competitionId);
    if (publishAt !== null && publishAt <= updatedAt) throw embargoPast();
    const known = await requireKnown(tx.sql, seen, results);
    if (known.some(({ state }) => state !== 'draft')) throw notADraft();
    await writePublications(tx.sql, results, { competitionId, state: 'draft', publishAt, updatedAt });
    if (publishAt !== null) {
      await parts.jobs.enqueue(tx, publishDueJob, { competitionId }, { startAfter: publishAt });
    }
    const after = { publishAt: embargo.publishAt, results };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.embargo_set', { after });
    return publicationsOf(tx.sql, seen);
  });
}

/** Freezes a division's public leaderboard. Freezing it again keeps the first freeze. */
export async function freezeBoard(
  parts: Parts,
  viewer: Viewer,
  { competitionId, divisionId }: ResultsParams,
  frozen: boolean,
): Promise<{ divisionId: string; frozenAt: Date | null }> {
  return parts.database.transaction(async (tx) => {
    const { seen, division } = await enterFreeze(tx, viewer, { competitionId, divisionId });
    const frozenAt = frozen ? (division.frozenAt ?? parts.clock.now()) : null;
    if (frozenAt === null) await unfreezeBoards(parts, tx, viewer, [divisionId]);
    else if (division.frozenAt === null) await saveFrozenBoard(tx.sql, seen, { divisionId, frozenAt });
    const change = { before: { divisionId, frozenAt: division.frozenAt }, after: { frozenAt } };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.board_frozen', change);
    await requestBoards(parts, tx, [divisionId]);
    return { divisionId, frozenAt };
  });
}

/** Enters for a change of a division's freeze. Throws 404 if there is no such division. */
export async function enterFreeze(
  tx: Transaction,
  viewer: Viewer,
  { competitionId, divisionId }: ResultsParams,
): Promise<{ readonly seen: CompetitionInView; readonly division: Division }> {
  // A concurrent change of settings, entries or teams happens entirely before or entirely after the freeze.
  await lockInTurn(tx, [settingsLock(competitionId), ['entries', competitionId, 'exclusive']]);
  const seen = await enterPublications(tx, viewer, competitionId);
  await lock(tx, 'teams', competitionId, 'exclusive');
  const division = isId(divisionId) ? await findDivision(tx.sql, competitionId, divisionId) : null;
  if (!division) throw divisionNotFound();
  return { seen, division };
}

/** Stores what the public sees from now on until the leaderboard is unfrozen. */
export async function saveFrozenBoard(
  sql: Sql,
  seen: CompetitionInView,
  { divisionId, frozenAt }: { readonly divisionId: string; readonly frozenAt: Date },
): Promise<void> {
  const publications = (await publicationsOf(sql, seen)).filter(
    (results) => results.divisionId === divisionId,
  );
  await keepFrozenPublications(sql, divisionId, publications);
  await keepFrozenSettings(sql, divisionId, frozenAt);
  await keepFrozenTeams(sql, divisionId);
  await writeBoardFreeze(sql, [divisionId], frozenAt);
}

/** Shows current results on the leaderboards of these divisions, and deletes what was kept for the freeze. */
export async function unfreezeBoards(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  divisionIds: readonly string[],
): Promise<void> {
  const { sql } = tx;
  await notifyOfHeldCuts(parts, tx, viewer, divisionIds);
  await endReveals(parts, tx, divisionIds);
  const published = await findPublishedInFreeze(sql, divisionIds);
  await writeBoardFreeze(sql, divisionIds, null);
  await notifyOfResults(parts, tx, viewer, published);
  await forgetFrozen(sql, divisionIds);
  await forgetFrozenPublications(sql, divisionIds);
  await forgetFrozenSettings(sql, divisionIds);
  await forgetFrozenTeams(sql, divisionIds);
}

/** A division of a competition. */
export interface ResultsParams {
  readonly competitionId: string;
  readonly divisionId: string;
}

/** Serializes changes: the current state depends on rows that may not exist yet. */
export async function enterPublications(
  tx: Transaction,
  viewer: Viewer,
  competitionId: string,
): Promise<CompetitionInView> {
  const seen = await enterCompetition(tx, viewer, competitionId, 'publishResults');
  await lock(tx, 'publications', competitionId, 'exclusive');
  return seen;
}

async function requireKnown(
  sql: Sql,
  seen: CompetitionInView,
  results: readonly ResultsOf[],
): Promise<Publication[]> {
  return pickResults(await publicationsOf(sql, seen), results, 'body.results');
}

/** The named results out of all that exist. Throws 422 for an unknown one. */
export function pickResults(
  known: readonly Publication[],
  results: readonly ResultsOf[],
  path: string,
): Publication[] {
  return results.map(({ divisionId, workoutId }) => {
    const ofDivision = known.filter((publication) => publication.divisionId === divisionId);
    if (ofDivision.length === 0) throw unknownDivision(path);
    const found = ofDivision.find((publication) => publication.workoutId === workoutId);
    if (!found) throw unknownWorkout(path);
    return found;
  });
}

/** Every workout in every division as it is in the database now. */
export async function publicationsOf(sql: Sql, seen: CompetitionInView): Promise<Publication[]> {
  const { competition } = seen;
  const divisions = await findDivisions(sql, competition.id);
  const workouts = await findWorkouts(sql, competition.id);
  const rows = await findPublications(sql, competition.id);
  const rowOf = new Map(rows.map((row) => [`${row.divisionId} ${row.workoutId}`, row]));
  const mayPublish = competitionCan(seen).publishResults;
  return divisions.flatMap((division) =>
    workouts
      .filter((workout) => isOfDivision(workout, division.id))
      .map((workout) => {
        const row = rowOf.get(`${division.id} ${workout.id}`);
        const kept = row?.state ?? firstPublicationState(competition.showResults);
        const state = settledState(competition.state, kept, division.frozenAt);
        return {
          divisionId: division.id,
          workoutId: workout.id,
          state,
          publishAt: row?.publishAt ?? null,
          updatedAt: row?.updatedAt ?? null,
          moveTo: mayPublish ? publicationMoves[state] : [],
        };
      }),
  );
}
