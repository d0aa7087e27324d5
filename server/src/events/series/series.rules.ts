import type { PriceStep } from '@chalkline/contract/price-steps.ts';
import { daysBetween } from '@chalkline/contract/series-rule.ts';
import { movedByDays, type WallSpan } from '@chalkline/contract/wall-span.ts';

/** A date of a series, as far as its rule concerns it. */
export interface PlannedDate {
  readonly id: string;
  /** The day that the rule gave it. */
  readonly seriesDay: string;
  readonly isSold: boolean;
}

export interface SeriesPlan {
  /** Sold dates that get another day: they keep their id. */
  readonly move: readonly { readonly id: string; readonly day: string }[];
  /** Dates that nobody has a ticket to and that the rule no longer has. */
  readonly remove: readonly string[];
  /** Days that get a date. */
  readonly create: readonly string[];
}

/** A date moves to a day of its own week, not across the calendar. */
const farthestMove = 6;

/**
 * How the dates of a series come to these days. Dates whose day stays are left alone; a sold one whose day goes away
 * moves to the nearest new day, or stays as it is where none is near.
 */
export function planSeries(dates: readonly PlannedDate[], days: readonly string[]): SeriesPlan {
  const free = new Set(days);
  const off: PlannedDate[] = [];
  for (const date of dates) if (!free.delete(date.seriesDay)) off.push(date);
  const move: { id: string; day: string }[] = [];
  for (const { id, seriesDay } of off.filter(({ isSold }) => isSold)) {
    const distance = (day: string) => Math.abs(daysBetween(seriesDay, day));
    const [nearest] = [...free]
      .filter((day) => distance(day) <= farthestMove)
      .sort((a, b) => distance(a) - distance(b));
    if (nearest === undefined) continue;
    free.delete(nearest);
    move.push({ id, day: nearest });
  }
  return { move, remove: off.filter(({ isSold }) => !isSold).map(({ id }) => id), create: [...free] };
}

/** A ticket type of a date. */
export interface DatedType {
  readonly id: string;
  readonly groupId: string;
  readonly seriesTypeId: string | null;
  readonly position: number;
  readonly salesFrom: Date | null;
  readonly salesUntil: Date | null;
  readonly priceSteps: readonly PriceStep[];
}

/** What a date can have in common with the others. */
export interface DateFacts<
  Words extends object,
  Details extends { readonly zone: string },
  Type extends DatedType,
> {
  readonly words: Words;
  readonly day: string;
  readonly span: WallSpan;
  readonly details: Details;
  readonly types: readonly Type[];
}

/** What one change did to a date. */
export interface DateChange<Words, Details, Type> {
  readonly words: Partial<Words>;
  readonly details: Partial<Details>;
  readonly isRetimed: boolean;
  readonly types: TypesChange<Type>;
}

interface TypesChange<Type> {
  readonly added: readonly Type[];
  /** By what they are called on all dates. */
  readonly removed: readonly string[];
  readonly changed: readonly { readonly seriesTypeId: string; readonly change: Partial<Type> }[];
}

export function changeOf<
  Words extends object,
  Details extends { readonly zone: string },
  Type extends DatedType,
>(
  before: DateFacts<Words, Details, Type>,
  after: DateFacts<Words, Details, Type>,
): DateChange<Words, Details, Type> {
  const known = new Map(before.types.map((type) => [type.id, type]));
  const left = new Set(after.types.map(({ id }) => id));
  return {
    words: differing(before.words, after.words),
    details: differing(before.details, after.details),
    isRetimed: !isSame(before.span, after.span) || before.details.zone !== after.details.zone,
    types: {
      added: after.types.filter(({ id }) => !known.has(id)),
      removed: before.types.filter(({ id }) => !left.has(id)).map(seriesTypeOf),
      changed: after.types.flatMap((type) => {
        const was = known.get(type.id);
        const change: Partial<Type> = was ? differing(was, type) : {};
        return Object.keys(change).length === 0 ? [] : [{ seriesTypeId: seriesTypeOf(type), change }];
      }),
    },
  };
}

export function isNoChange({
  words,
  details,
  isRetimed,
  types,
}: DateChange<object, object, unknown>): boolean {
  const lists = [types.added, types.removed, types.changed, Object.keys(words), Object.keys(details)];
  return !isRetimed && lists.every(({ length }) => length === 0);
}

export const seriesTypeOf = ({ id, seriesTypeId }: Pick<DatedType, 'id' | 'seriesTypeId'>) =>
  seriesTypeId ?? id;

/** The same type on another day: its moments move along by the clock on the wall. */
export function typeOnDay<Facts extends Partial<DatedType>>(
  type: Facts,
  zone: string,
  from: string,
  to: string,
): Facts {
  const moved = (moment: string) => movedByDays(moment, zone, from, to);
  const movedDate = (moment: Date) => new Date(moved(moment.toISOString()));
  return {
    ...type,
    ...(type.salesFrom && { salesFrom: movedDate(type.salesFrom) }),
    ...(type.salesUntil && { salesUntil: movedDate(type.salesUntil) }),
    ...(type.priceSteps && {
      priceSteps: type.priceSteps.map((step) => ({ ...step, until: step.until && moved(step.until) })),
    }),
  };
}

/** The ticket types of another date after a change; `newId` names those that it gets. */
export function changedTypes<Type extends DatedType>(
  types: readonly Type[],
  { added, removed, changed }: TypesChange<Type>,
  place: {
    readonly groupId: string;
    readonly zone: string;
    readonly from: string;
    readonly to: string;
    readonly newId: () => string;
  },
): Type[] {
  const { groupId, zone, from, to, newId } = place;
  const stay = types.filter((type) => !removed.includes(seriesTypeOf(type)));
  const known = new Set(types.map(seriesTypeOf));
  const grown = stay.map((type) => {
    const found = changed.find(({ seriesTypeId }) => seriesTypeId === seriesTypeOf(type));
    if (!found) return type;
    const { id: _id, groupId: _group, ...change } = found.change;
    return { ...type, ...typeOnDay(change, zone, from, to) };
  });
  const more = added
    .filter((type) => !known.has(seriesTypeOf(type)))
    .map((type) => ({
      ...typeOnDay(type, zone, from, to),
      id: newId(),
      groupId,
      seriesTypeId: seriesTypeOf(type),
    }));
  return [...grown, ...more]
    .sort((a, b) => a.position - b.position)
    .map((type, position) => ({ ...type, position }));
}

function differing<Facts extends object>(before: Facts, after: Facts): Partial<Facts> {
  const names = Object.keys(after) as (keyof Facts)[];
  return Object.fromEntries(
    names.filter((name) => !isSame(before[name], after[name])).map((name) => [name, after[name]]),
  ) as Partial<Facts>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
