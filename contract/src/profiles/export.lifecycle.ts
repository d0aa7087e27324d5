import type { Lifecycle } from '../lifecycle.ts';

/** An export of all of a person's data: requested, created by a job, downloadable for a week, then deleted. */
export const exportStates = ['asked', 'ready', 'failed'] as const;
export type ExportState = (typeof exportStates)[number];

/** There are no moves back: a new request is a new row, and an old row is deleted together with its file. */
export const exportMoves: Lifecycle<ExportState> = {
  asked: ['ready', 'failed'],
  ready: [],
  failed: [],
};

/** How many days a file is kept. */
export const exportDays = 7;

/** A download link works once, within this many minutes. */
export const exportLinkMinutes = 10;
