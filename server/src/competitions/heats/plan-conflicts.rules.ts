import { todayIn } from '@chalkline/contract/competitions/days.ts';
import type { LaidHeat } from '@chalkline/contract/competitions/heat-layout.ts';
import type { HeatConflict } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { minute } from '@chalkline/contract/spans.ts';
import {
  type BusyPeople,
  type BusySpan,
  busyPeople,
  floorOverlaps,
  minutesBetween,
  shortRests,
} from './heat-conflicts.rules.ts';

/** A workout's heats as far as collisions go. */
export interface PlannedWorkout {
  readonly workoutId: string;
  readonly name: string;
  readonly floorId: string;
  readonly durationMinutes: number;
  readonly restMinutes: number;
  readonly divisionIds: readonly string[];
  /** Who hasn’t checked in is left out. */
  readonly presentOnly?: boolean | undefined;
  readonly layout: readonly LaidHeat[];
}

export interface PlannedPeople {
  readonly id: string;
  readonly divisionId: string;
  readonly active: boolean;
  readonly present: boolean;
  /** Keys of the people in it. */
  readonly people: readonly string[];
}

interface HeatSpan extends BusySpan {
  readonly workoutId: string;
  readonly heatId: string;
  readonly entryId: string;
}

interface CompetitionDays {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly zone: string;
}

/** When everybody is in a heat. */
export function heatSpans(
  plans: readonly PlannedWorkout[],
  entries: ReadonlyMap<string, PlannedPeople>,
): HeatSpan[] {
  return plans.flatMap(({ workoutId, name, durationMinutes, layout }) =>
    layout.flatMap(({ id: heatId, startsAt, lanes }, index) => {
      const start = Date.parse(startsAt);
      const span = { startsAt: start, endsAt: start + durationMinutes * minute };
      return lanes.flatMap((entryId) =>
        (entryId === null ? [] : (entries.get(entryId)?.people ?? [])).map((personKey) => ({
          ...span,
          personKey,
          workoutId,
          heatId,
          entryId: entryId ?? '',
          name: `${name}, heat ${index + 1}`,
        })),
      );
    }),
  );
}

interface Field {
  readonly plans: readonly PlannedWorkout[];
  readonly entries: ReadonlyMap<string, PlannedPeople>;
  readonly duties: readonly BusySpan[];
  readonly days: CompetitionDays;
}

/** What there is to look at in each plan, by workout. */
export function conflictsOf(field: Field): ReadonlyMap<string, HeatConflict[]> {
  const busy = busyPeople([...heatSpans(field.plans, field.entries), ...field.duties]);
  const floors = floorConflicts(field.plans);
  return new Map(
    field.plans.map((plan) => [
      plan.workoutId,
      [
        ...(floors.get(plan.workoutId) ?? []),
        ...restConflicts(plan, field.entries, busy),
        ...placingConflicts(plan, field.entries),
        ...dayConflicts(plan, field.days),
      ],
    ]),
  );
}

const nothing = { entryId: null, heatId: null, other: null, minutes: null };

/** One for each entry: the shortest rest. */
function restConflicts(
  { workoutId, durationMinutes, restMinutes, layout }: PlannedWorkout,
  entries: ReadonlyMap<string, PlannedPeople>,
  busy: BusyPeople,
): HeatConflict[] {
  return layout.flatMap(({ id: heatId, startsAt, lanes }) => {
    const start = Date.parse(startsAt);
    const span = { startsAt: start, endsAt: start + durationMinutes * minute };
    return lanes.flatMap((entryId) => {
      const people = entryId === null ? [] : (entries.get(entryId)?.people ?? []);
      const short = shortRests(busy, people, span, restMinutes).find(
        ({ other }) => !isOwn(other, { workoutId, heatId, entryId: entryId ?? '' }),
      );
      if (!short) return [];
      const { other, minutes } = short;
      return [{ kind: 'rest' as const, entryId, heatId, other: other.name, minutes }];
    });
  });
}

/** How often anybody rests too little: each two heats of a person, or a heat and a duty, count once. */
export function countShortRests({ plans, entries, duties }: Omit<Field, 'days'>): number {
  const restOf = new Map(plans.map(({ workoutId, restMinutes }) => [workoutId, restMinutes]));
  const dutiesOf = busyPeople(duties);
  let short = 0;
  for (const [personKey, own] of Map.groupBy(heatSpans(plans, entries), (span) => span.personKey)) {
    for (const [index, span] of own.entries()) {
      const rest = restOf.get(span.workoutId) ?? 0;
      short += own
        .slice(index + 1)
        .filter(
          (other) => minutesBetween(span, other) < Math.max(rest, restOf.get(other.workoutId) ?? 0),
        ).length;
      short += shortRests(dutiesOf, [personKey], span, rest).length;
    }
  }
  return short;
}

function isOwn(span: BusySpan, own: Pick<HeatSpan, 'workoutId' | 'heatId' | 'entryId'>): boolean {
  const { workoutId, heatId, entryId } = span as Partial<HeatSpan>;
  return workoutId === own.workoutId && heatId === own.heatId && entryId === own.entryId;
}

function floorConflicts(plans: readonly PlannedWorkout[]): ReadonlyMap<string, HeatConflict[]> {
  const spans = plans.flatMap(({ workoutId, name, floorId, durationMinutes, layout }) =>
    layout.map(({ id: heatId, startsAt }, index) => {
      const start = Date.parse(startsAt);
      const times = { startsAt: start, endsAt: start + durationMinutes * minute };
      return { ...times, floorId, workoutId, heatId, name: `${name}, heat ${index + 1}` };
    }),
  );
  const found = floorOverlaps(spans).flatMap(([one, other]) => [
    { of: one, with: other },
    { of: other, with: one },
  ]);
  return new Map(
    [...Map.groupBy(found, ({ of }) => of.workoutId)].map(([workoutId, pairs]) => [
      workoutId,
      pairs.map(({ of, with: other }) => ({
        ...nothing,
        kind: 'floor' as const,
        heatId: of.heatId,
        other: other.name,
      })),
    ]),
  );
}

function placingConflicts(
  { divisionIds, presentOnly = false, layout }: PlannedWorkout,
  entries: ReadonlyMap<string, PlannedPeople>,
): HeatConflict[] {
  const heatOf = new Map(layout.flatMap(({ id, lanes }) => lanes.map((entryId) => [entryId, id])));
  return [...entries.values()].flatMap(({ id, divisionId, active, present }): HeatConflict[] => {
    const heatId = heatOf.get(id) ?? null;
    const isDue = active && divisionIds.includes(divisionId);
    if (isDue && heatId === null && (present || !presentOnly))
      return [{ ...nothing, kind: 'unplaced' as const, entryId: id }];
    if (isDue || heatId === null) return [];
    return [{ ...nothing, kind: active ? 'other_division' : 'not_active', entryId: id, heatId }];
  });
}

function dayConflicts(
  { layout }: PlannedWorkout,
  { startsOn, endsOn, zone }: CompetitionDays,
): HeatConflict[] {
  return layout.flatMap(({ id: heatId, startsAt }) => {
    const day = todayIn(zone, new Date(startsAt));
    return day < startsOn || day > endsOn ? [{ ...nothing, kind: 'outside_days' as const, heatId }] : [];
  });
}
