import type { LaidHeat } from '@chalkline/contract/competitions/heat-layout.ts';
import type {
  HeatDealing,
  HeatGrouping,
  LaneOrder,
} from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { type BusyPeople, shortRests } from './heat-conflicts.rules.ts';
import { type HeatTiming, planTimes } from './heat-times.rules.ts';
import { aroundKept, type KeptHeat } from './kept-heats.rules.ts';
import { type LaneHistory, laneHeat } from './lane-orders.rules.ts';
import { placeLate } from './late-entries.rules.ts';
import { type SeedEntry, seedHeats } from './seed-heats.rules.ts';
import { spreadRest } from './spread-rest.rules.ts';

export interface PlanSeeding {
  /** Active entries of the plan's divisions. */
  readonly entries: readonly SeedEntry[];
  readonly divisionIds: readonly string[];
  readonly lanes: number;
  readonly grouping: HeatGrouping;
  readonly dealing: HeatDealing;
  readonly laneOrder: LaneOrder;
  readonly randomSeed: number;
  /** Heats of another workout, for `copy`. */
  readonly copied: readonly LaidHeat[];
  /** Locked and started heats. */
  readonly kept: readonly KeptHeat<LaidHeat>[];
  readonly timing: HeatTiming;
  /** Times that the plan's open heats had, to be kept; null: they are made again. */
  readonly timesBefore: readonly Date[] | null;
  readonly restMinutes: number;
  /** What everybody does beside the heats that are made here. */
  readonly busy: BusyPeople;
  /** Who is in an entry. */
  readonly peopleOf: (entryId: string) => readonly string[];
  readonly history: LaneHistory;
  readonly newId: () => string;
}

/** A heat that is not laid yet, or one that comes with its lanes. */
interface FreshHeat {
  readonly entryIds: readonly string[];
  readonly lanes: readonly (string | null)[] | null;
}

/** The whole draft of a workout: heats with their times, entries in lanes, around what is locked or has started. */
export function seedPlan(seeding: PlanSeeding): LaidHeat[] {
  const { kept, dealing, lanes, laneOrder, history } = seeding;
  const keptIds = new Set(kept.flatMap(({ heat }) => heat.lanes));
  const open = seeding.entries.filter(({ id }) => !keptIds.has(id));
  const rankOf = new Map(open.map((entry) => [entry.id, orderKey(entry, seeding.divisionIds)]));
  const fresh = dealing === 'copy' ? copyHeats(seeding, open) : dealt(seeding, open, dealing);
  const order = aroundKept<LaidHeat | FreshHeat>(fresh, kept);
  const times = planTimes(
    seeding.timing,
    kept.flatMap(({ heat, started }) => (started ? [new Date(heat.startsAt)] : [])),
    seeding.timesBefore,
    order.length,
  );
  const rested = dealing === 'copy' ? fresh : spread(seeding, fresh, (heat) => times[order.indexOf(heat)]);
  return order.map((heat, index) => {
    const startsAt = (times[index] ?? seeding.timing.startsAt).toISOString();
    if ('id' in heat) return { ...heat, startsAt };
    const { entryIds, lanes: given } = rested[fresh.indexOf(heat)] ?? heat;
    const best = entryIds.toSorted((one, other) => (rankOf.get(one) ?? 0) - (rankOf.get(other) ?? 0));
    return {
      id: seeding.newId(),
      startsAt,
      locked: false,
      lanes: given ?? laneHeat(best, lanes, laneOrder, history),
    };
  });
}

/** Best first within a division, divisions in the order of their heats. */
function orderKey({ divisionId, rank }: SeedEntry, divisionIds: readonly string[]): number {
  return divisionIds.indexOf(divisionId) * 1_000_000 + rank;
}

function dealt(
  seeding: PlanSeeding,
  entries: readonly SeedEntry[],
  dealing: Exclude<HeatDealing, 'copy'>,
): FreshHeat[] {
  return seedHeats({ ...seeding, dealing, entries }).map((heat) => ({
    entryIds: heat.map(({ id }) => id),
    lanes: null,
  }));
}

/** The heats and lanes of another workout with who is still in; others fill empty lanes, then heats before them. */
function copyHeats(seeding: PlanSeeding, open: readonly SeedEntry[]): FreshHeat[] {
  const { copied, lanes, grouping } = seeding;
  const known = new Map(open.map((entry) => [entry.id, entry]));
  const kept = copied
    .map((heat) => ({
      ...heat,
      lanes: Array.from({ length: lanes }, (_, index) => {
        const entryId = heat.lanes[index];
        return entryId && known.has(entryId) ? entryId : null;
      }),
    }))
    .filter((heat) => heat.lanes.some((entryId) => entryId !== null));
  const inCopy = new Set(kept.flatMap((heat) => heat.lanes));
  const late = open.filter(({ id }) => !inCopy.has(id));
  const divisionOf = (entryId: string | null) => entryId && known.get(entryId)?.divisionId;
  const { layout, left } = placeLate(
    kept,
    late,
    (heat, divisionId) =>
      grouping === 'overlapping' ||
      heat.lanes.every((entryId) => entryId === null || divisionOf(entryId) === divisionId),
  );
  const leftIds = new Set(left);
  const more = dealt(
    seeding,
    late.filter(({ id }) => leftIds.has(id)),
    'best_last',
  );
  return [
    ...more,
    ...layout.map((heat) => ({ entryIds: heat.lanes.filter((id) => id !== null), lanes: heat.lanes })),
  ];
}

/** Entries change heats within their division where somebody would rest too little. */
function spread(
  seeding: PlanSeeding,
  fresh: readonly FreshHeat[],
  timeOf: (heat: FreshHeat) => Date | undefined,
): FreshHeat[] {
  const { entries, busy, peopleOf, restMinutes, timing } = seeding;
  const starts = fresh.map((heat) => (timeOf(heat) ?? timing.startsAt).getTime());
  const span = (heat: number) => {
    const startsAt = starts[heat] ?? 0;
    return { startsAt, endsAt: startsAt + timing.durationMinutes * minute };
  };
  const divisionOf = new Map(entries.map(({ id, divisionId }) => [id, divisionId]));
  const twins = twinsOf(
    fresh.flatMap(({ entryIds }) => entryIds),
    peopleOf,
  );
  const step = (restMinutes + timing.durationMinutes) * minute;
  const heats = spreadRest({
    heats: fresh.map(({ entryIds }) => entryIds),
    poolOf: (entryId) => divisionOf.get(entryId) ?? '',
    conflicts: (entryId, heat, heatOf) => {
      const others = shortRests(busy, peopleOf(entryId), span(heat), restMinutes).length;
      const own = (twins.get(entryId) ?? []).filter((twin) => {
        const at = heatOf(twin);
        return at !== undefined && Math.abs((starts[at] ?? 0) - (starts[heat] ?? 0)) < step;
      });
      return others + own.length;
    },
  });
  return heats.map((entryIds) => ({ entryIds, lanes: null }));
}

/** Other entries of the same people in the same workout. */
function twinsOf(
  entryIds: readonly string[],
  peopleOf: PlanSeeding['peopleOf'],
): ReadonlyMap<string, readonly string[]> {
  const pairs = entryIds.flatMap((entryId) => peopleOf(entryId).map((person) => ({ entryId, person })));
  const byPerson = Map.groupBy(pairs, ({ person }) => person);
  return new Map(
    entryIds.map((entryId) => [
      entryId,
      peopleOf(entryId).flatMap((person) =>
        (byPerson.get(person) ?? []).flatMap((pair) => (pair.entryId === entryId ? [] : [pair.entryId])),
      ),
    ]),
  );
}
