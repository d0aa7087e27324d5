import type { Lifecycle } from '../lifecycle.ts';

/** An export of everything that is a person's: asked for, made by a job, fetched for a week, removed. */
export const exportStates = ['asked', 'ready', 'failed'] as const;
export type ExportState = (typeof exportStates)[number];

/** Who wants another one asks anew; the row of an old one goes with its file. */
export const exportMoves: Lifecycle<ExportState> = {
  asked: ['ready', 'failed'],
  ready: [],
  failed: [],
};

/** Days that a file is kept for its person. */
export const exportDays = 7;

/** A link to a file is good for one download within so many minutes. */
export const exportLinkMinutes = 10;
