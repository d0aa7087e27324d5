import type { Lifecycle } from '../lifecycle.ts';

/**
 * `arriving`: the row exists, the file may not yet. `unattached`: visible only to its owner, for a day at most.
 * `attached`: as visible as the thing it is attached to. `discarded`: visible to no one, its file is being deleted.
 * `removed`: the file is gone; the row still counts toward the day's quota.
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

/** Hours after which an unattached upload is deleted. */
export const unattachedHours = 24;
