import type { ActivityLine, ActivityQuery } from '@chalkline/contract/competitions/activity.schema.ts';
import { entryMoves } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { publicationMoves } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import { mayMove } from '@chalkline/contract/lifecycle.ts';
import { type AuditRow, listAuditWithin } from '../../audit/audit.service.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { type CompetitionInView, seeCompetition } from '../competitions/competition-access.service.ts';
import { competitionCan, hasRight } from '../competitions/competitions.policy.ts';
import { publicationsOf } from '../publications/publications.service.ts';
import { findCurrentScoresOf } from '../scores/scores.repository.ts';
import type { ScoreRow } from '../scores/scores.table.ts';
import { findWorkouts, type Workout } from '../workouts/workouts.repository.ts';
import {
  entryIdsOf,
  findApplied,
  findEntriesById,
  findNames,
  findScoresById,
  isFound,
} from './activity.repository.ts';
import {
  actionsWith,
  stateIn,
  thingOf,
  topicActions,
  type Undo,
  undoOf,
  workoutIn,
} from './activity.rules.ts';

/** A line with what undoes it now; null: nothing does. */
export interface ActivityInView {
  readonly line: ActivityLine;
  readonly undo: Undo | null;
  /** The score that an undo records again. */
  readonly previous: ScoreRow | null;
}

/** What was done in a competition, newest first. For owners and managers, also after the end. */
export async function listActivity(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { topic, search, ...query }: ActivityQuery,
): Promise<Page<ActivityLine[]>> {
  const seen = await requireOrganizer(parts, viewer, competitionId);
  const prefixes = topic ? topicActions[topic] : [];
  const page = await listAuditWithin(
    parts,
    {
      ...within(competitionId),
      prefixes,
      found: search ? isFound(competitionId, search, actionsWith) : undefined,
      list: [competitionId, topic ?? '', search ?? ''],
    },
    query,
  );
  const lines = await inView(parts, seen, page.data);
  return new Page(
    lines.map(({ line }) => line),
    page.next,
  );
}

/** One line; null where it isn't in the competition's log. */
export async function findActivity(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  activityId: string,
): Promise<ActivityInView | null> {
  const seen = await requireOrganizer(parts, viewer, competitionId);
  if (!isId(activityId)) return null;
  const asked = { ...within(competitionId), prefixes: [], id: activityId, list: [competitionId, activityId] };
  const { data } = await listAuditWithin(parts, asked, { limit: 1 });
  return (await inView(parts, seen, data))[0] ?? null;
}

async function requireOrganizer(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<CompetitionInView> {
  const seen = await seeCompetition(parts.database.sql, viewer, competitionId);
  if (!hasRight(seen, 'manageEntries')) throw notAllowed();
  return seen;
}

function within(competitionId: string) {
  return {
    subjects: [
      { subjectKind: 'competition', subjectId: competitionId },
      { subjectKind: 'volunteers', subjectId: competitionId },
    ],
    parts: { subjectKind: 'entry', ids: entryIdsOf(competitionId) },
  };
}

async function inView(
  { database: { sql } }: Parts,
  seen: CompetitionInView,
  rows: readonly AuditRow[],
): Promise<ActivityInView[]> {
  const names = await findNames(sql, [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]);
  const entryIds = new Set(rows.flatMap((row) => (row.subjectKind === 'entry' ? [row.subjectId] : [])));
  const entries = new Map((await findEntriesById(sql, [...entryIds])).map((entry) => [entry.id, entry]));
  const workouts = new Map((await findWorkouts(sql, seen.competition.id)).map((one) => [one.id, one]));
  const undos = rows.map(undoOf);
  const ofScores = undos.flatMap((undo) => (undo?.kind === 'score' ? [undo] : []));
  const current = await findCurrentScoresOf(
    sql,
    ofScores.map(({ workoutId }) => workoutId),
    ofScores.map(({ entryId }) => entryId),
  );
  const currentIds = new Set(current.map(({ id }) => id));
  const previous = new Map(
    (
      await findScoresById(
        sql,
        ofScores.flatMap(({ previousId }) => previousId ?? []),
      )
    ).map((one) => [one.id, one]),
  );
  const applied = await findApplied(sql, {
    penaltyIds: undos.flatMap((undo) => (undo?.kind === 'penalty' ? [undo.penaltyId] : [])),
    adjustmentIds: undos.flatMap((undo) => (undo?.kind === 'adjustment' ? [undo.adjustmentId] : [])),
  });
  const publications = undos.some((undo) => undo?.kind === 'results') ? await publicationsOf(sql, seen) : [];
  const can = competitionCan(seen);
  const isOpen = (undo: Undo): boolean => {
    // The history of a merged entry stays as it is.
    if ('entryId' in undo && entries.get(undo.entryId)?.mergedInto) return false;
    switch (undo.kind) {
      case 'score':
        return can.recordScores && currentIds.has(undo.currentId);
      case 'entry_state': {
        const { from, to } = undo;
        return can.disqualify && entries.get(undo.entryId)?.state === from && mayMove(entryMoves, from, to);
      }
      case 'penalty':
        return can.recordScores && applied.has(undo.penaltyId);
      case 'adjustment':
        return can.adjustPoints && applied.has(undo.adjustmentId);
      case 'results': {
        const { results, from, to } = undo;
        const isThere = results.every(({ divisionId, workoutId }) =>
          publications.some(
            (one) => one.divisionId === divisionId && one.workoutId === workoutId && one.state === from,
          ),
        );
        return can.publishResults && isThere && mayMove(publicationMoves, from, to);
      }
    }
  };
  return rows.map((row, at) => {
    const found = undos[at] ?? null;
    const undo = found && isOpen(found) ? found : null;
    const entry = row.subjectKind === 'entry' ? entries.get(row.subjectId) : undefined;
    const workoutId = workoutIn(row);
    const before = undo?.kind === 'score' ? (previous.get(undo.previousId ?? '') ?? null) : null;
    return {
      undo,
      previous: before,
      line: {
        id: row.id,
        at: row.createdAt.toISOString(),
        action: row.action,
        reason: row.reason || null,
        actor: row.actorId === null ? null : { id: row.actorId, name: names.get(row.actorId) ?? '' },
        entry: entry ? { id: entry.id, name: entry.name, bib: entry.bib } : null,
        workoutId,
        thing: thingOf(row),
        before: sideOf(row.before, workouts.get(workoutId ?? '')),
        after: sideOf(row.after, workouts.get(workoutId ?? '')),
        undo: undo && { kind: undo.kind, change: rippleOf(undo, before) },
      },
    };
  });
}

/** A score in words, else a state. */
function sideOf(side: unknown, workout: Workout | undefined): string | null {
  const value = (side as { readonly value?: ScoreValue | null } | null)?.value;
  if (value && workout) return showScore(value, workout.scoring).words;
  return stateIn(side);
}

type Line = NonNullable<ActivityLine['undo']>;

function rippleOf(undo: Undo, previous: ScoreRow | null): Line['change'] {
  switch (undo.kind) {
    case 'score': {
      if (!previous?.value) return null;
      const { workoutId, entryId } = undo;
      return { kind: 'score', workoutId, entryId, typed: previous.typed, tiebreaks: [], answers: {} };
    }
    case 'entry_state':
      return { kind: 'entry_state', entryId: undo.entryId, to: undo.to };
    case 'penalty':
      return { kind: 'penalty_withdrawal', penaltyId: undo.penaltyId };
    case 'adjustment':
      return { kind: 'adjustment', entryId: undo.entryId, points: -undo.points };
    case 'results':
      return null;
  }
}
