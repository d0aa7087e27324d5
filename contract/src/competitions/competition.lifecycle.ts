import type { Lifecycle } from '../lifecycle.ts';

/**
 * `draft` is seen by its staff only. `published` takes entries. `live` takes scores while the world watches.
 * `finished` is final: to correct anything it goes back to live first. `archived` stays readable by its
 * address and is off the lists. `canceled` doesn't take place, for good: its registrations are refunded.
 */
export const competitionStates = ['draft', 'published', 'live', 'finished', 'archived', 'canceled'] as const;
export type CompetitionState = (typeof competitionStates)[number];

export const competitionMoves: Lifecycle<CompetitionState> = {
  draft: ['published'],
  published: ['live', 'draft', 'canceled'],
  live: ['finished', 'published', 'canceled'],
  finished: ['archived', 'live'],
  archived: ['finished'],
  canceled: [],
};

/** How a visitor finds it: by what is to come, what is going on, what is over. */
export const competitionStatuses = ['upcoming', 'live', 'past'] as const;
export type CompetitionStatus = (typeof competitionStatuses)[number];
