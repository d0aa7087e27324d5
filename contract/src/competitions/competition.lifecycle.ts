import type { Lifecycle } from '../lifecycle.ts';

/**
 * `draft` is seen by its staff only. `published` takes entries. `live` takes scores while the world watches.
 * `finished` is final: to correct anything it goes back to live first. `archived` stays readable by its
 * address and is off the lists.
 */
export const competitionStates = ['draft', 'published', 'live', 'finished', 'archived'] as const;
export type CompetitionState = (typeof competitionStates)[number];

export const competitionMoves: Lifecycle<CompetitionState> = {
  draft: ['published'],
  published: ['live', 'draft'],
  live: ['finished', 'published'],
  finished: ['archived', 'live'],
  archived: ['finished'],
};

/** How a visitor finds it: by what is to come, what is going on, what is over. */
export const competitionStatuses = ['upcoming', 'live', 'past'] as const;
export type CompetitionStatus = (typeof competitionStatuses)[number];
