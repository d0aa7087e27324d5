import type { CompetitionStatus } from './competition.lifecycle.ts';

/** Filters of the public list: competitions with at least one division of this type. */
export const divisionTypes = [
  'individual',
  'pairs',
  'teams',
  'women',
  'men',
  'mixed',
  'masters',
  'teens',
] as const;
export type DivisionType = (typeof divisionTypes)[number];

/** Filters of the public list: `free` where no division costs anything, `paid` where one does. */
export const entryPrices = ['free', 'paid'] as const;
export type EntryPrice = (typeof entryPrices)[number];

/** The age at which masters divisions start in every rule book of the sport. Teens end at the other age. */
export const mastersFrom = 35;
export const teensTo = 19;

/**
 * `soonest` and `latest` sort by the first day; names and places sort without accents and case; `status` lists live
 * competitions, then upcoming, then past ones, each in its usual order.
 */
export const competitionSorts = [
  'soonest',
  'latest',
  'name',
  'name_reversed',
  'place',
  'place_reversed',
  'status',
  'status_reversed',
  'divisions',
  'divisions_reversed',
  'entries',
  'entries_reversed',
] as const;
export type CompetitionSort = (typeof competitionSorts)[number];

/** The order of a list when the viewer doesn't choose one. */
export function usualSort(status: CompetitionStatus | undefined): 'soonest' | 'latest' {
  return status === 'upcoming' || status === 'live' ? 'soonest' : 'latest';
}

/**
 * The first page of the public list shows a total, unless there are more than this. The limit is lower for a search by
 * words, because each match has to be checked one by one.
 */
export function countedUpTo(search: string | undefined): number {
  return search ? 1_000 : 10_000;
}
