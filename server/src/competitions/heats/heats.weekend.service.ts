import type {
  HeatSettings,
  WeekendSeeding,
  WeekendSeedingReply,
} from '@chalkline/contract/competitions/heat-plan.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { unknownWorkout } from '../workouts/workouts.errors.ts';
import { updateHeatPlan } from './heat-plans.repository.ts';
import {
  enterHeats,
  type HeatDesk,
  hasStarted,
  plannedPeople,
  plannedWorkout,
} from './heats.desk.service.ts';
import { heatsChanged, noHeats } from './heats.errors.ts';
import { openDesk, planLine } from './heats.plan.service.ts';
import { planOf } from './heats.seed.service.ts';
import type { HeatPlanRow } from './heats.table.ts';
import { countShortRests } from './plan-conflicts.rules.ts';
import { readStandings, type Standings } from './standings.seed.service.ts';
import { planWeekend, rotateWeekend } from './weekend.rules.ts';

/**
 * Seeds workouts that have heats again, all together, around what is locked or has started. Throws 409 when one isn't
 * the version that was read.
 */
export async function seedWeekend(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  body: WeekendSeeding,
): Promise<WeekendSeedingReply> {
  const standings = await readAllStandings(parts, viewer, competitionId, body);
  return parts.database.transaction(async (tx) => {
    const desk = await enterHeats(tx, viewer, competitionId, parts.clock.now());
    const asked = askedPlans(desk, body);
    const plans = together(desk, asked, standings);
    for (const plan of plans) await keep(parts, tx, viewer, plan);
    const after = deskWith(desk, plans);
    return {
      plans: plans.map((plan) => planLine({ desk: after, plan })),
      shortRests: countShortRests(fieldOf(after)),
    };
  });
}

/** Of each workout that follows the current standing, or that of a qualifier. */
async function readAllStandings(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { plans }: WeekendSeeding,
): Promise<ReadonlyMap<string, Standings>> {
  const desk = await openDesk(parts, viewer, competitionId);
  const standings = new Map<string, Standings>();
  for (const { workoutId, settings } of desk.plans)
    if (plans.some((one) => one.workoutId === workoutId))
      standings.set(workoutId, await readStandings(parts, viewer, competitionId, settings));
  return standings;
}

/** A plan that is seeded again. */
interface Asked {
  readonly before: HeatPlanRow;
  readonly settings: HeatSettings;
}

/** In the order of the workouts, those that copy another one last. */
function askedPlans(desk: HeatDesk, { plans, rotatesLanes }: WeekendSeeding): Asked[] {
  const asked = plans.map(({ workoutId, version }): Asked => {
    if (!desk.workouts.some(({ id }) => id === workoutId)) throw unknownWorkout('body.plans');
    const before = desk.plans.find((plan) => plan.workoutId === workoutId);
    if (!before) throw noHeats();
    if (before.version !== version) throw heatsChanged();
    const { settings } = before;
    return { before, settings: rotatesLanes ? { ...settings, laneOrder: 'rotating' } : settings };
  });
  const position = ({ before }: Asked) => desk.workouts.findIndex(({ id }) => id === before.workoutId);
  return asked.toSorted((one, other) => position(one) - position(other));
}

function together(
  desk: HeatDesk,
  asked: readonly Asked[],
  standings: ReadonlyMap<string, Standings>,
): HeatPlanRow[] {
  const seedOne = ({ before, settings }: Asked, plans: readonly HeatPlanRow[], scattered?: number) => {
    const { workoutId } = before;
    const seeded = planOf(deskWith(withoutPlans(desk, asked), plans), {
      workoutId,
      before,
      standings: standings.get(workoutId) ?? new Map(),
      settings:
        scattered === undefined ? settings : { ...settings, dealing: 'random', randomSeed: scattered },
    });
    return { ...seeded, settings };
  };
  const copies = asked.filter(({ settings }) => settings.dealing === 'copy');
  const dealt = asked.filter((one) => !copies.includes(one));
  const planned = planWeekend<HeatPlanRow>({
    count: dealt.length,
    seed: (workout, others) =>
      seedOne(
        dealt[workout] as Asked,
        others.flatMap((plan) => plan ?? []),
      ),
    scatter: (workout, attempt) => seedOne(dealt[workout] as Asked, [], attempt),
    conflicts: (plans) => countShortRests(fieldOf(deskWith(withoutPlans(desk, asked), plans))),
  });
  const lanes = rotated(desk, planned);
  for (const copy of copies) lanes.push(seedOne(copy, lanes));
  return lanes;
}

/** Workouts whose lanes rotate and of which nothing is kept get their lanes together. */
function rotated(desk: HeatDesk, plans: readonly HeatPlanRow[]): HeatPlanRow[] {
  const lanesOf = new Map(desk.floors.map(({ id, lanes }) => [id, lanes]));
  const isFree = ({ settings, layout }: HeatPlanRow) =>
    settings.laneOrder === 'rotating' && layout.every(({ id, locked }) => !locked && !hasStarted(desk, id));
  const free = plans.filter(isFree).map((plan) => ({ ...plan, lanes: lanesOf.get(plan.floorId) ?? 1 }));
  const given = new Map(rotateWeekend(free).map(({ lanes: _, ...plan }) => [plan.workoutId, plan]));
  return plans.map((plan) => given.get(plan.workoutId) ?? plan);
}

function withoutPlans(desk: HeatDesk, asked: readonly Asked[]): HeatDesk {
  const gone = new Set(asked.map(({ before }) => before.workoutId));
  return { ...desk, plans: desk.plans.filter(({ workoutId }) => !gone.has(workoutId)) };
}

function deskWith(desk: HeatDesk, plans: readonly HeatPlanRow[]): HeatDesk {
  const own = new Set(plans.map(({ workoutId }) => workoutId));
  return { ...desk, plans: [...desk.plans.filter(({ workoutId }) => !own.has(workoutId)), ...plans] };
}

function fieldOf(desk: HeatDesk) {
  return {
    plans: desk.plans.map((plan) => plannedWorkout(desk, plan)),
    entries: plannedPeople(desk),
    duties: desk.duties,
  };
}

async function keep(parts: Parts, tx: Transaction, viewer: Viewer, plan: HeatPlanRow): Promise<void> {
  const { workoutId, competitionId, layout, settings } = plan;
  await updateHeatPlan(tx.sql, workoutId, plan);
  await auditCompetition(parts, tx, viewer, competitionId, 'competition.heats_seeded', {
    after: { workoutId, heats: layout.length, ...settings },
  });
}
