import type { Lifecycle } from '../lifecycle.ts';

/**
 * `arriving`: its row stands, its file may not. `unattached`: seen by its owner only, for a day at most.
 * `attached`: as visible as the thing it hangs on. `discarded`: seen by nobody, its file is being removed. `removed`: its
 * file is gone, and its row still counts in the quota of the day.
 */
export const uploadStates = ['arriving', 'unattached', 'attached', 'discarded', 'removed'] as const;
export type UploadState = (typeof uploadStates)[number];

export const uploadMoves: Lifecycle<UploadState> = {
  arriving: ['unattached', 'discarded'],
  unattached: ['attached', 'discarded'],
  attached: ['discarded'],
  discarded: ['removed'],
  removed: [],
};

/** Hours after which an upload that hangs on nothing is removed. */
export const unattachedHours = 24;
