import type {
  ClockStarter,
  JudgeConflict,
  JudgingCompetition,
  JudgingHeat,
  JudgingLane,
} from '@chalkline/contract/competitions/judging.schema.ts';
import { hour } from '@chalkline/contract/spans.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findPresent } from '../check-ins/check-ins.repository.ts';
import { type CompetitionInView, findVisible } from '../competitions/competition-access.service.ts';
import { hasRight, isOpenFor } from '../competitions/competitions.policy.ts';
import { findDivisions } from '../divisions/divisions.repository.ts';
import { onFloorNow, overdueHeats } from '../heats/floor-now.rules.ts';
import { mayStartHeats } from '../heats/heats.clock.service.ts';
import { describeHeats } from '../heats/heats.read.service.ts';
import { linkOf, seeByLink } from '../judge-links/judge-links.scope.service.ts';
import type { JudgeLinkRow } from '../judge-links/judge-links.table.ts';
import { findCurrentScoresOf, type RecordedScore } from '../scores/scores.repository.ts';
import { findWorkouts } from '../workouts/workouts.repository.ts';
import {
  findConflicts,
  findHeatsWithin,
  findJudgedCompetitions,
  findOwnLanes,
  type JudgeScore,
} from './judge-scores.repository.ts';
import { maySettle } from './judging.policy.ts';

/** What the phone needs for today and tomorrow, and to look at what was sent this morning. */
const behind = 16 * hour;
const ahead = 36 * hour;

/** A judge's day with its scores as they are kept. */
export interface JudgedDay {
  readonly now: Date;
  readonly competitions: readonly JudgedCompetition[];
}

interface JudgedCompetition extends Omit<JudgingCompetition, 'heats' | 'conflicts'> {
  readonly heats: readonly JudgedHeat[];
  readonly conflicts: readonly JudgedConflict[];
}

interface JudgedHeat extends Omit<JudgingHeat, 'lanes'> {
  readonly lanes: readonly (Omit<JudgingLane, 'scores'> & { readonly scores: readonly RecordedScore[] })[];
}

interface JudgedConflict extends Omit<JudgeConflict, 'recorded' | 'other'> {
  readonly recorded: RecordedScore;
  readonly other: JudgeScore;
}

/**
 * All a judge needs, in one answer that a phone can keep: the heats in which they judge a lane, and what is on the floors
 * now, so that anyone on the staff can step in.
 */
export async function getJudging(parts: Parts, viewer: Viewer): Promise<JudgedDay> {
  const now = parts.clock.now();
  return parts.database.transaction(async ({ sql }) => {
    const competitions: JudgedCompetition[] = [];
    if (viewer.byLink) {
      const link = await linkOf(sql, viewer, now);
      const day = await judgedBy(sql, await seeByLink(sql, link), viewer, now, link);
      return { now, competitions: [day] };
    }
    for (const id of await findJudgedCompetitions(sql, viewer.personId)) {
      const seen = await findVisible(sql, viewer, id);
      if (seen && hasRight(seen, 'recordScores')) competitions.push(await judgedBy(sql, seen, viewer, now));
    }
    return { now, competitions };
  }, 'snapshot');
}

async function judgedBy(
  sql: Sql,
  seen: CompetitionInView,
  { personId }: Viewer,
  now: Date,
  link: JudgeLinkRow | null = null,
): Promise<JudgedCompetition> {
  const { id, name, zone } = seen.competition;
  const within = await findHeatsWithin(sql, id, {
    after: new Date(now.getTime() - behind),
    before: new Date(now.getTime() + ahead),
  });
  const rows = link ? within.filter(({ floorId }) => floorId === link.floorId) : within;
  const own = link
    ? new Set(rows.map((heat) => `${heat.id} ${link.lane}`))
    : await findOwnLanes(sql, id, personId);
  const judged = new Set([...own].map((key) => key.slice(0, key.indexOf(' '))));
  const onFloor = new Set(onFloorNow(rows, now, hour).map((heat) => heat.id));
  const clockStarter = await clockStarterFor(sql, seen, link !== null);
  const late = new Set(clockStarter === 'you' ? overdueHeats(rows, now, hour) : []);
  const wanted = rows.filter((heat) => judged.has(heat.id) || onFloor.has(heat.id) || late.has(heat));
  // By a link nobody learns more than their own lane.
  const heats = (await describeHeats(sql, seen, wanted, now)).map(({ lanes, ...heat }) => ({
    ...heat,
    lanes: lanes.filter(({ lane }) => !link || lane === link.lane),
  }));
  const divisions = new Map((await findDivisions(sql, id)).map((division) => [division.id, division.name]));
  const heatWorkouts = new Set(wanted.map(({ workoutId }) => workoutId));
  const workouts = (await findWorkouts(sql, id)).filter(
    (workout) => heatWorkouts.has(workout.id) || heatWorkouts.has(workout.partOf ?? ''),
  );
  const scores = await findCurrentScoresOf(
    sql,
    workouts.map((workout) => workout.id),
    heats.flatMap(({ lanes }) => lanes.map(({ entryId }) => entryId)),
  );
  const present = await findPresent(sql, id);
  const partsOf = (workoutId: string | null) =>
    new Set(workouts.filter((one) => one.id === workoutId || one.partOf === workoutId).map((one) => one.id));
  return {
    id,
    name,
    zone,
    clockStarter,
    workouts: workouts.map(({ id: workoutId, name: workoutName, partOf, movements, standards, scoring }) => ({
      id: workoutId,
      name: workoutName,
      partOf,
      movements: [...movements],
      scoring,
      standards: standards.map(({ divisionId, text }) => ({ divisionId, text })),
    })),
    heats: heats.map(({ lanes, ...heat }) => {
      const ofHeat = partsOf(heat.workoutId);
      return {
        ...heat,
        lanes: lanes.map((lane) => ({
          ...lane,
          mine: own.has(`${heat.id} ${lane.lane}`),
          checkedIn: present ? present.has(lane.entryId) : null,
          divisionName: divisions.get(lane.divisionId) ?? '',
          scores: scores.filter(
            ({ entryId, workoutId }) => entryId === lane.entryId && ofHeat.has(workoutId),
          ),
        })),
      };
    }),
    conflicts: link ? [] : await conflictsIn(sql, seen, personId),
  };
}

async function clockStarterFor(sql: Sql, seen: CompetitionInView, byLink: boolean): Promise<ClockStarter> {
  if (!isOpenFor(seen, 'startHeats')) return 'nobody';
  if (hasRight(seen, 'startHeats')) return 'you';
  if (!(await mayStartHeats(sql, seen))) return 'head_judge';
  return byLink ? 'organizer' : 'any_judge';
}

async function conflictsIn(sql: Sql, seen: CompetitionInView, personId: string): Promise<JudgedConflict[]> {
  const open = await findConflicts(sql, seen.competition.id);
  if (open.length === 0) return [];
  const current = await findCurrentScoresOf(
    sql,
    open.map(({ workoutId }) => workoutId),
    open.map(({ entryId }) => entryId),
  );
  return open.flatMap(({ entry, workoutName, ...other }) => {
    const recorded = current.find(
      ({ workoutId, entryId }) => workoutId === other.workoutId && entryId === other.entryId,
    );
    if (!recorded) return [];
    const judgeIds = [recorded.createdBy, other.createdBy];
    return [{ entry, workoutName, recorded, other, maySettle: maySettle(seen, personId, judgeIds) }];
  });
}
