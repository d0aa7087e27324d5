import type { LaidHeat } from '@chalkline/contract/competitions/heat-layout.ts';
import {
  type HeatPlanReply,
  type HeatSeeding,
  type HeatSettings,
  heatLimit,
  heatSettings,
} from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { isOfDivision } from '@chalkline/contract/competitions/workout-divisions.ts';
import { momentInZone } from '@chalkline/contract/zone-moment.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { unknownDivision } from '../entries/entries.errors.ts';
import { unknownFloor } from '../floors/floors.errors.ts';
import type { FloorRow } from '../floors/floors.table.ts';
import { notACompetitionDay } from '../schedule/schedule.errors.ts';
import { workoutOfOtherDivisions } from '../workouts/workouts.errors.ts';
import { busyPeople } from './heat-conflicts.rules.ts';
import { insertHeatPlan, updateHeatPlan } from './heat-plans.repository.ts';
import type { HeatTiming } from './heat-times.rules.ts';
import {
  enterHeats,
  type HeatDesk,
  type HeatPlanParams,
  hasStarted,
  peopleOf,
  plannedPeople,
  plannedWorkout,
  withoutInactive,
  workoutOf,
} from './heats.desk.service.ts';
import { heatsChanged, nothingToCopy, tooManyHeats } from './heats.errors.ts';
import { planReply } from './heats.plan.service.ts';
import type { HeatPlanRow } from './heats.table.ts';
import type { KeptHeat } from './kept-heats.rules.ts';
import type { LaneHistory } from './lane-orders.rules.ts';
import { heatSpans } from './plan-conflicts.rules.ts';
import type { SeedEntry } from './seed-heats.rules.ts';
import { seedPlan } from './seed-plan.rules.ts';
import { readStandings, type Standings } from './standings.seed.service.ts';

/**
 * Makes the draft of a workout's heats, or makes it again around what is locked or has started. Throws 409 when it is
 * not the version that was read.
 */
export async function seedWorkout(
  parts: Parts,
  viewer: Viewer,
  params: HeatPlanParams,
  body: HeatSeeding,
): Promise<HeatPlanReply> {
  const { competitionId, workoutId } = params;
  const standings = await readStandings(parts, viewer, competitionId, body);
  return parts.database.transaction(async (tx) => {
    const desk = await enterHeats(tx, viewer, competitionId, parts.clock.now());
    workoutOf(desk, workoutId);
    const before = desk.plans.find((plan) => plan.workoutId === workoutId);
    if ((before?.version ?? null) !== body.version) throw heatsChanged();
    const settings = heatSettings.parse({ ...body, randomSeed: randomSeedOf(body, desk.now) });
    const plan = planOf(desk, { workoutId, settings, before, standings });
    await (before ? updateHeatPlan(tx.sql, workoutId, plan) : insertHeatPlan(tx.sql, plan));
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.heats_seeded', {
      after: { workoutId, heats: plan.layout.length, ...settings },
    });
    const plans = [...desk.plans.filter((one) => one.workoutId !== workoutId), plan];
    return planReply({ desk: { ...desk, plans }, plan });
  });
}

/** Drawn from the moment when none was given; kept, so that the draw can be repeated. */
function randomSeedOf({ dealing, randomSeed }: HeatSeeding, now: Date): number | null {
  return dealing === 'random' ? (randomSeed ?? now.getTime() % 4_294_967_296) : null;
}

interface Wanted {
  readonly workoutId: string;
  readonly settings: HeatSettings;
  readonly before: HeatPlanRow | undefined;
  readonly standings: Standings;
}

/** The plan as it is seeded, one version further; nothing is kept. */
export function planOf(desk: HeatDesk, { workoutId, settings, before, standings }: Wanted): HeatPlanRow {
  const { competition, now } = desk;
  const floor = floorOf(desk, settings);
  const startsAt = startOf(desk, settings);
  const workout = desk.workouts.find(({ id }) => id === workoutId);
  if (workout && !settings.divisionIds.every((id) => isOfDivision(workout, id)))
    throw workoutOfOtherDivisions('body.divisionIds');
  const entries = rankedEntries(desk, settings, standings);
  if (entries.length > floor.lanes * heatLimit) throw tooManyHeats();
  const others = desk.plans.filter((plan) => plan.workoutId !== workoutId);
  const kept = keptHeats(desk, before);
  const timing = { ...settings, startsAt };
  const keptIds = new Set(kept.map(({ heat }) => heat.id));
  const layout = seedPlan({
    ...settings,
    entries,
    lanes: floor.lanes,
    randomSeed: settings.randomSeed ?? 0,
    copied: copiedHeats(others, settings),
    kept,
    timing,
    timesBefore: before && isSameTiming(before, timing) ? openTimes(desk, before) : null,
    busy: busyPeople([
      ...heatSpans(
        [
          ...others.map((plan) => plannedWorkout(desk, plan)),
          ...(before ? [keptPart(desk, before, keptIds)] : []),
        ],
        plannedPeople(desk),
      ),
      ...desk.duties,
    ]),
    peopleOf: (entryId) => peopleOf(desk, entryId),
    history: laneHistory(others),
    newId: () => newId(now.getTime()),
  });
  if (layout.length > heatLimit) throw tooManyHeats();
  return {
    workoutId,
    competitionId: competition.id,
    floorId: floor.id,
    startsAt,
    settings,
    layout,
    version: (before?.version ?? 0) + 1,
    publishedVersion: before?.publishedVersion ?? 0,
    updatedAt: now,
  };
}

function floorOf({ floors }: HeatDesk, { floorId }: HeatSettings): FloorRow {
  const found = floors.find(({ id }) => id === floorId);
  if (!found) throw unknownFloor();
  return found;
}

function startOf({ competition }: HeatDesk, { day, startsAt }: HeatSettings): Date {
  const { startsOn, endsOn, zone } = competition;
  const moment = day >= startsOn && day <= endsOn ? momentInZone(`${day}T${startsAt}`, zone) : null;
  if (moment === null) throw notACompetitionDay();
  return new Date(moment);
}

/** Active entries of the divisions, ranked; who is on no board comes after who is, by bib. */
function rankedEntries(
  desk: HeatDesk,
  { divisionIds, presentOnly = false }: HeatSettings,
  standings: Standings,
): SeedEntry[] {
  const all = [...desk.entries.values()];
  const known = new Set(desk.divisionIds);
  if (!divisionIds.every((id) => known.has(id))) throw unknownDivision('body.divisionIds');
  return divisionIds.flatMap((divisionId) =>
    all
      .filter(
        (entry) =>
          entry.divisionId === divisionId && entry.state === 'active' && (entry.checkedIn || !presentOnly),
      )
      .toSorted(
        (one, other) =>
          (standings.get(one.id) ?? Infinity) - (standings.get(other.id) ?? Infinity) || one.bib - other.bib,
      )
      .map(({ id }, index) => ({ id, divisionId, rank: index + 1 })),
  );
}

/** The heats to copy are those of the other draft. */
function copiedHeats(others: readonly HeatPlanRow[], { copyOf }: HeatSettings): readonly LaidHeat[] {
  if (copyOf === null) return [];
  const found = others.find(({ workoutId }) => workoutId === copyOf);
  if (!found) throw nothingToCopy();
  return found.layout;
}

function keptHeats(desk: HeatDesk, before: HeatPlanRow | undefined): KeptHeat<LaidHeat>[] {
  const layout = before?.layout ?? [];
  const isKept = (heat: LaidHeat) => heat.locked || hasStarted(desk, heat.id);
  return layout.flatMap((heat, index) =>
    isKept(heat)
      ? [
          {
            heat: withoutInactive(desk, heat),
            started: hasStarted(desk, heat.id),
            replacedAfter: layout.slice(index + 1).filter((one) => !isKept(one)).length,
          },
        ]
      : [],
  );
}

function isSameTiming({ startsAt, settings }: HeatPlanRow, timing: HeatTiming): boolean {
  return (
    startsAt.getTime() === timing.startsAt.getTime() &&
    settings.durationMinutes === timing.durationMinutes &&
    settings.transitionMinutes === timing.transitionMinutes
  );
}

function openTimes(desk: HeatDesk, { layout }: HeatPlanRow): Date[] {
  return layout.filter(({ id }) => !hasStarted(desk, id)).map(({ startsAt }) => new Date(startsAt));
}

/** The heats of the same workout that stay: their people are busy then too. */
function keptPart(desk: HeatDesk, before: HeatPlanRow, keptIds: ReadonlySet<string>) {
  return plannedWorkout(desk, { ...before, layout: before.layout.filter(({ id }) => keptIds.has(id)) });
}

function laneHistory(plans: readonly HeatPlanRow[]): LaneHistory {
  const times = new Map<string, number>();
  for (const { lanes } of plans.flatMap(({ layout }) => layout)) {
    for (const [index, entryId] of lanes.entries()) {
      const key = `${entryId} ${index + 1}`;
      times.set(key, (times.get(key) ?? 0) + 1);
    }
  }
  return (entryId, lane) => times.get(`${entryId} ${lane}`) ?? 0;
}
