import type { CompetitionSort } from '@chalkline/contract/competitions/competition-listing.ts';
import { asc, desc, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { competitions } from './competitions.table.ts';

type MarkValue = string | number | Placeholder;

interface Order {
  readonly by: SQL | AnyPgColumn;
  readonly reversed: boolean;
  /** The value of `by` where the page before ended, from the mark's values before its id. */
  readonly marked: (values: readonly MarkValue[], id: MarkValue) => SQL;
}

const placeOrder = sql`lower(coalesce(${competitions.place}, ''))`;

/** Names and places are too long for a page mark: they are looked up by its id. */
const markedName = (_: readonly MarkValue[], id: MarkValue) =>
  sql`(select marked.words from competitions marked where marked.id = ${id}::uuid)`;
const markedPlace = (_: readonly MarkValue[], id: MarkValue) =>
  sql`(select lower(coalesce(marked.place, '')) from competitions marked where marked.id = ${id}::uuid)`;
const markedDay = ([day]: readonly MarkValue[]) => sql`${day}::date`;

const orders: Readonly<Record<CompetitionSort, Order>> = {
  soonest: { by: competitions.startsOn, reversed: false, marked: markedDay },
  latest: { by: competitions.startsOn, reversed: true, marked: markedDay },
  name: { by: competitions.words, reversed: false, marked: markedName },
  name_reversed: { by: competitions.words, reversed: true, marked: markedName },
  place: { by: placeOrder, reversed: false, marked: markedPlace },
  place_reversed: { by: placeOrder, reversed: true, marked: markedPlace },
};

export function listOrder(sort: CompetitionSort): SQL[] {
  const { by, reversed } = orders[sort];
  const direction = reversed ? desc : asc;
  return [direction(by), direction(competitions.id)];
}

/** Where the next page begins: `markOf` says what a mark holds. */
export function beyondMark(sort: CompetitionSort, mark: readonly MarkValue[]): SQL {
  const { by, reversed, marked } = orders[sort];
  const id = mark.at(-1) ?? '';
  const here = sql`(${by}, ${competitions.id})`;
  const there = sql`(${marked(mark, id)}, ${id}::uuid)`;
  return reversed ? sql`${here} < ${there}` : sql`${here} > ${there}`;
}

/** What the mark of a page holds that ended with this one. */
export function markOf(sort: CompetitionSort, last: { id: string; startsOn: string }): string[] {
  return sort === 'soonest' || sort === 'latest' ? [last.startsOn, last.id] : [last.id];
}
