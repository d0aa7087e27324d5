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

/** An add-on of a date. The other dates have it by the same name. */
export interface DatedAddOn {
  readonly id: string;
  readonly groupId: string;
  readonly position: number;
  readonly name: string;
}

/** What a date can have in common with the others. */
export interface DateFacts<
  Words extends object,
  Details extends { readonly zone: string },
  Type extends DatedType,
  AddOn extends DatedAddOn,
> {
  readonly words: Words;
  readonly day: string;
  readonly span: WallSpan;
  readonly details: Details;
  readonly types: readonly Type[];
  readonly addOns: readonly AddOn[];
}

/** What one change did to a date. */
export interface DateChange<Words, Details, Type, AddOn> {
  readonly words: Partial<Words>;
  readonly details: Partial<Details>;
  readonly isRetimed: boolean;
  readonly types: TypesChange<Type>;
  readonly addOns: AddOnsChange<AddOn>;
}

interface AddOnsChange<AddOn> {
  readonly added: readonly AddOn[];
  /** By the names that they had. */
  readonly removed: readonly string[];
  readonly changed: readonly { readonly name: string; readonly change: Partial<AddOn> }[];
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
  AddOn extends DatedAddOn,
>(
  before: DateFacts<Words, Details, Type, AddOn>,
  after: DateFacts<Words, Details, Type, AddOn>,
): DateChange<Words, Details, Type, AddOn> {
  const types = changeOfRows(before.types, after.types);
  const addOns = changeOfRows(before.addOns, after.addOns);
  return {
    words: differing(before.words, after.words),
    details: differing(before.details, after.details),
    isRetimed: !isSame(before.span, after.span) || before.details.zone !== after.details.zone,
    types: {
      added: types.added,
      removed: types.removed.map(seriesTypeOf),
      changed: types.changed.map(({ was, change }) => ({ seriesTypeId: seriesTypeOf(was), change })),
    },
    addOns: {
      added: addOns.added,
      removed: addOns.removed.map(({ name }) => name),
      changed: addOns.changed.map(({ was, change }) => ({ name: was.name, change })),
    },
  };
}

function changeOfRows<Row extends { readonly id: string }>(before: readonly Row[], after: readonly Row[]) {
  const known = new Map(before.map((row) => [row.id, row]));
  const left = new Set(after.map(({ id }) => id));
  return {
    added: after.filter(({ id }) => !known.has(id)),
    removed: before.filter(({ id }) => !left.has(id)),
    changed: after.flatMap((row) => {
      const was = known.get(row.id);
      const change: Partial<Row> = was ? differing(was, row) : {};
      return was && Object.keys(change).length > 0 ? [{ was, change }] : [];
    }),
  };
}

export function isNoChange({
  words,
  details,
  isRetimed,
  types,
  addOns,
}: DateChange<object, object, unknown, unknown>): boolean {
  const lists = [Object.keys(words), Object.keys(details)];
  return !isRetimed && lists.every(({ length }) => length === 0) && isUntouched(types) && isUntouched(addOns);
}

type RowsChange = Pick<AddOnsChange<unknown>, 'added' | 'removed'> & { readonly changed: readonly unknown[] };

/** Whether a change left these rows alone. */
export function isUntouched({ added, removed, changed }: RowsChange): boolean {
  return added.length + removed.length + changed.length === 0;
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

/** The add-ons of another date after a change; `newId` names those that it gets. */
export function changedAddOns<AddOn extends DatedAddOn>(
  addOns: readonly AddOn[],
  { added, removed, changed }: AddOnsChange<AddOn>,
  { groupId, newId }: { readonly groupId: string; readonly newId: () => string },
): AddOn[] {
  const stay = addOns.filter(({ name }) => !removed.includes(name));
  const grown = stay.map((addOn) => {
    const found = changed.find(({ name }) => name === addOn.name);
    return found ? { ...addOn, ...found.change } : addOn;
  });
  const names = new Set(grown.map(({ name }) => name));
  const more = added
    .filter(({ name }) => !names.has(name))
    .map((addOn) => ({ ...addOn, id: newId(), groupId }));
  return [...grown, ...more]
    .sort((a, b) => a.position - b.position)
    .map((addOn, position) => ({ ...addOn, position }));
}

function differing<Facts extends object>(before: Facts, after: Facts): Partial<Facts> {
  const names = Object.keys(after) as (keyof Facts)[];
  return Object.fromEntries(
    names.filter((name) => !isSame(before[name], after[name])).map((name) => [name, after[name]]),
  ) as Partial<Facts>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
