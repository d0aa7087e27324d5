import type { CompetitionStatus } from './competition.lifecycle.ts';

/** What the public list can be narrowed by: whether one of its divisions is for these. */
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

/** Masters begin at this age in every rule book of the field; teens end with the other. */
export const mastersFrom = 35;
export const teensTo = 19;

/**
 * `soonest` and `latest` go by the first day; names and places by their plain letters; `status` brings what is live
 * before what comes and what is over, each in its usual order.
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

/** The order of a list that asks for none. */
export function usualSort(status: CompetitionStatus | undefined): 'soonest' | 'latest' {
  return status === 'upcoming' || status === 'live' ? 'soonest' : 'latest';
}

/**
 * The first page of the public list says how many there are, unless they are more than this. Who searches by words is
 * told of fewer: those have to be looked at one by one.
 */
export function countedUpTo(search: string | undefined): number {
  return search ? 1_000 : 10_000;
}
