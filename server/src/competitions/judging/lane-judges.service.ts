import type {
  LaneAssignment,
  LaneConflict,
  LaneJudgesBody,
  LaneJudgesReply,
} from '@chalkline/contract/competitions/lane-judges.schema.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { requireRight, seeCompetition } from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { findDivisions } from '../divisions/divisions.repository.ts';
import {
  enterHeats,
  type HeatDesk,
  type HeatPlanParams,
  loadDesk,
  peopleOf,
  plannedPeople,
  plannedWorkout,
  workoutOf,
} from '../heats/heats.desk.service.ts';
import { notifyOfLanesToJudge } from '../heats/heats.notify.service.ts';
import { heatSpans } from '../heats/plan-conflicts.rules.ts';
import { findStaff, type StaffMember } from '../staff/staff.repository.ts';
import { laneJudgeChanged, unknownJudge, unknownLane } from './judging.errors.ts';
import type { LaneJudgeRow } from './judging.table.ts';
import { deleteLaneJudges, findLaneJudges, writeLaneJudges } from './lane-judges.repository.ts';
import {
  assignJudges,
  isSameLane,
  type JudgeToAssign,
  type LaneToJudge,
  laneFaults,
} from './lane-judging.rules.ts';

/** Lanes and judges of a whole competition, with the workout that is looked at. */
interface JudgingDesk {
  readonly workoutId: string;
  readonly staff: readonly StaffMember[];
  /** Of all workouts. */
  readonly lanes: readonly (LaneToJudge & { readonly workoutId: string })[];
  readonly judges: ReadonlyMap<string, JudgeToAssign>;
  readonly taken: readonly LaneJudgeRow[];
}

/** Who judges what in a workout's published heats. For the staff alone. */
export async function listLaneJudges(
  parts: Parts,
  viewer: Viewer,
  { competitionId, workoutId }: HeatPlanParams,
): Promise<LaneJudgesReply> {
  return parts.database.transaction(async ({ sql }) => {
    const seen = await seeCompetition(sql, viewer, competitionId);
    requireRight(seen, 'seeInside');
    const desk = await loadDesk(sql, seen.competition, parts.clock.now());
    return judgesReply(await judgingDesk(sql, desk, workoutId));
  }, 'snapshot');
}

/** Assigns lanes by hand. Throws 409 where a lane has another judge than the one who was read. */
export async function setLaneJudges(
  parts: Parts,
  viewer: Viewer,
  params: HeatPlanParams,
  { lanes: wanted }: LaneJudgesBody,
): Promise<LaneJudgesReply> {
  return parts.database.transaction(async (tx) => {
    const desk = await enterDesk(parts, tx, viewer, params);
    for (const { personId, instead, ...lane } of wanted) {
      const isKnown = desk.lanes.some((one) => one.workoutId === desk.workoutId && isSameLane(one, lane));
      if (!isKnown) throw unknownLane();
      if (personId !== null && !desk.judges.has(personId)) throw unknownJudge();
      const now = judgeOf(desk, lane);
      if (now !== instead && now !== personId) throw laneJudgeChanged();
    }
    const changed = wanted.filter((lane) => judgeOf(desk, lane) !== lane.personId);
    const given = changed.flatMap(({ heatId, lane, personId }) =>
      personId === null ? [] : [{ heatId, lane, personId }],
    );
    await deleteLaneJudges(
      tx.sql,
      changed.filter(({ personId }) => personId === null),
    );
    return save(parts, tx, viewer, params, { desk, given, changed });
  });
}

/** Spreads the chosen judges over the lanes that have nobody. Lanes for which nobody is free stay empty. */
export async function assignLaneJudges(
  parts: Parts,
  viewer: Viewer,
  params: HeatPlanParams,
  { personIds }: LaneAssignment,
): Promise<LaneJudgesReply> {
  return parts.database.transaction(async (tx) => {
    const desk = await enterDesk(parts, tx, viewer, params);
    const judges = [...new Set(personIds)].map((personId) => {
      const judge = desk.judges.get(personId);
      if (!judge) throw unknownJudge('body.personIds');
      return judge;
    });
    const free = desk.lanes.filter(
      (lane) => lane.workoutId === desk.workoutId && !desk.taken.some((one) => isSameLane(one, lane)),
    );
    const given = assignJudges(free, judges, assigned(desk)).map(({ lane, personId }) => ({
      heatId: lane.heatId,
      lane: lane.lane,
      personId,
    }));
    return save(parts, tx, viewer, params, { desk, given, changed: given });
  });
}

function judgeOf({ taken }: JudgingDesk, lane: Pick<LaneToJudge, 'heatId' | 'lane'>): string | null {
  return taken.find((one) => isSameLane(one, lane))?.personId ?? null;
}

async function enterDesk(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { competitionId, workoutId }: HeatPlanParams,
): Promise<JudgingDesk> {
  const desk = await enterHeats(tx, viewer, competitionId, parts.clock.now());
  return judgingDesk(tx.sql, desk, workoutId);
}

interface Saved {
  readonly desk: JudgingDesk;
  readonly given: readonly Omit<LaneJudgeRow, 'competitionId'>[];
  /** Lanes with another judge than before, or none. */
  readonly changed: readonly Pick<LaneToJudge, 'heatId' | 'lane'>[];
}

async function save(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { competitionId, workoutId }: HeatPlanParams,
  { desk, given, changed }: Saved,
): Promise<LaneJudgesReply> {
  const taken = changed.flatMap((lane) => judgeOf(desk, lane) ?? []);
  await writeLaneJudges(
    tx.sql,
    given.map((one) => ({ ...one, competitionId })),
  );
  if (changed.length > 0) {
    const judgeIds = [...new Set([...taken, ...given.map(({ personId }) => personId)])];
    const notified = await notifyOfLanesToJudge(parts, tx, viewer, { competitionId, workoutId, judgeIds });
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.judges_assigned', {
      after: { workoutId, lanes: changed.length, notified },
    });
  }
  return judgesReply({ ...desk, taken: await findLaneJudges(tx.sql, competitionId) });
}

async function judgingDesk(sql: Sql, desk: HeatDesk, workoutId: string): Promise<JudgingDesk> {
  workoutOf(desk, workoutId);
  const { id } = desk.competition;
  const staff = await findStaff(sql, id);
  const divisions = new Map((await findDivisions(sql, id)).map((one) => [one.id, one.name]));
  const spans = Map.groupBy(
    heatSpans(
      desk.plans.map((plan) => plannedWorkout(desk, plan)),
      plannedPeople(desk),
    ),
    ({ personKey }) => personKey,
  );
  const divisionsOf = new Map<string, Map<string, string>>();
  for (const { id: entryId, divisionId, state } of desk.entries.values()) {
    if (state !== 'active') continue;
    for (const person of peopleOf(desk, entryId)) {
      const known = divisionsOf.get(person) ?? new Map<string, string>();
      divisionsOf.set(person, known.set(divisionId, divisions.get(divisionId) ?? ''));
    }
  }
  const judges = staff.map(({ personId }): JudgeToAssign => {
    const own = { heats: spans.get(personId) ?? [], divisions: divisionsOf.get(personId) ?? new Map() };
    return { personId, ...own };
  });
  return {
    workoutId,
    staff,
    lanes: lanesToJudge(desk),
    judges: new Map(judges.map((judge) => [judge.personId, judge])),
    taken: await findLaneJudges(sql, id),
  };
}

function lanesToJudge(desk: HeatDesk): JudgingDesk['lanes'] {
  return desk.plans.flatMap(({ workoutId, settings: { restMinutes } }) => {
    const name = desk.workouts.find(({ id }) => id === workoutId)?.name ?? '';
    return (desk.publishedLayouts.get(workoutId) ?? []).flatMap(({ id: heatId, lanes }) => {
      const row = desk.published.get(heatId);
      if (!row) return [];
      const times = { startsAt: row.startsAt.getTime(), endsAt: row.endsAt.getTime() };
      const heatName = `${name}, heat ${row.number}`;
      return lanes.flatMap((entryId, index) => {
        const entry = entryId === null ? undefined : desk.entries.get(entryId);
        if (!entry) return [];
        const { divisionId } = entry;
        return [{ workoutId, heatId, lane: index + 1, divisionId, ...times, restMinutes, heatName }];
      });
    });
  });
}

function assigned({ lanes, taken }: JudgingDesk) {
  return taken.flatMap(({ personId, ...at }) => {
    const lane = lanes.find((one) => isSameLane(one, at));
    return lane ? [{ lane, personId }] : [];
  });
}

function judgesReply(desk: JudgingDesk): LaneJudgesReply {
  const all = assigned(desk);
  const ofPerson = Map.groupBy(all, ({ personId }) => personId);
  const shown = all.filter(({ lane }) => lane.workoutId === desk.workoutId);
  return {
    judges: desk.staff.map(({ personId, name }) => ({
      personId,
      name,
      lanes: ofPerson.get(personId)?.length ?? 0,
    })),
    lanes: shown.map(({ lane: { heatId, lane }, personId }) => ({ heatId, lane, personId })),
    conflicts: shown.flatMap(({ lane, personId }): LaneConflict[] => {
      const judge = desk.judges.get(personId);
      const theirs = (ofPerson.get(personId) ?? []).map((one) => one.lane);
      if (!judge) return [];
      const at = { heatId: lane.heatId, lane: lane.lane, personId };
      return laneFaults(lane, judge, theirs).map((fault) => ({ ...at, ...fault }));
    }),
  };
}
