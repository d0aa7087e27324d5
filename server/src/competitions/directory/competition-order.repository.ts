import type { CompetitionSort as AskedSort } from '@chalkline/contract/competitions/competition-listing.ts';
import { asc, desc, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Mark, PageOrder } from '../../platform/database/keyset.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { competitionFigures } from './competition-figures.table.ts';

/** By status is one of these after the other: see competitions.by-status.service.ts. */
export type ListSort = Exclude<AskedSort, 'status' | 'status_reversed'>;

type MarkValue = Mark[number] | Placeholder;

interface Order {
  readonly by: SQL | AnyPgColumn;
  /** What parts equals; the competition's id unless said. */
  readonly id?: AnyPgColumn;
  readonly reversed: boolean;
  /** The value of `by` where the page before ended, from the mark's values before its id. */
  readonly marked: (values: readonly MarkValue[], id: MarkValue) => SQL;
}

const placeOrder = sql`lower(coalesce(${competitions.place}, ''))`;

/** Names and places are too long for a page mark: they are looked up by its id. */
const markedName = (_: readonly MarkValue[], id: MarkValue) =>
  sql`(select marked.words from competitions.competitions marked where marked.id = ${id}::uuid)`;
const markedPlace = (_: readonly MarkValue[], id: MarkValue) =>
  sql`(select lower(coalesce(marked.place, '')) from competitions.competitions marked where marked.id = ${id}::uuid)`;
const markedFigure = ([figure]: readonly MarkValue[]) => sql`${figure}::int`;
const markedDay = ([day]: readonly MarkValue[]) => sql`${day}::date`;

/** The id is the figures' own: one index holds both. */
const figured = { id: competitionFigures.competitionId, marked: markedFigure };
const byDivisions = { ...figured, by: competitionFigures.divisions };
const byEntries = { ...figured, by: competitionFigures.entries };

const orders: Readonly<Record<ListSort, Order>> = {
  soonest: { by: competitions.startsOn, reversed: false, marked: markedDay },
  latest: { by: competitions.startsOn, reversed: true, marked: markedDay },
  name: { by: competitions.words, reversed: false, marked: markedName },
  name_reversed: { by: competitions.words, reversed: true, marked: markedName },
  place: { by: placeOrder, reversed: false, marked: markedPlace },
  place_reversed: { by: placeOrder, reversed: true, marked: markedPlace },
  divisions: { ...byDivisions, reversed: false },
  divisions_reversed: { ...byDivisions, reversed: true },
  entries: { ...byEntries, reversed: false },
  entries_reversed: { ...byEntries, reversed: true },
};

/** Whether the order needs the figures beside the competitions. */
export function goesByFigures(sort: ListSort): boolean {
  return orders[sort].id !== undefined;
}

export function listOrder(sort: ListSort): SQL[] {
  const { by, reversed, id = competitions.id } = orders[sort];
  const direction = reversed ? desc : asc;
  return [direction(by), direction(id)];
}

/** Where the next page begins: `markOf` says what a mark holds. */
export function beyondMark(sort: ListSort, mark: readonly MarkValue[]): SQL {
  const { by, reversed, marked, id = competitions.id } = orders[sort];
  const last = mark.at(-1) ?? '';
  const here = sql`(${by}, ${id})`;
  const there = sql`(${marked(mark, last)}, ${last}::uuid)`;
  return reversed ? sql`${here} < ${there}` : sql`${here} > ${there}`;
}

interface Marked {
  readonly id: string;
  readonly startsOn: string;
  readonly divisionNames: readonly string[];
  readonly entryCount: number;
}

/** A page of the list: names and places are no keyset, as their marks are looked up. */
export interface ListPage {
  readonly after: Mark | null;
  readonly limit: number;
}

export function pageOrder(sort: ListSort): PageOrder<Marked, ListPage> {
  return { page: (after, limit) => ({ after, limit }), mark: (last) => markOf(sort, last) };
}

/** What the mark of a page holds that ended with this one. */
export function markOf(sort: ListSort, last: Marked): Mark {
  switch (sort) {
    case 'soonest':
    case 'latest':
      return [last.startsOn, last.id];
    case 'divisions':
    case 'divisions_reversed':
      return [last.divisionNames.length, last.id];
    case 'entries':
    case 'entries_reversed':
      return [last.entryCount, last.id];
    default:
      return [last.id];
  }
}
