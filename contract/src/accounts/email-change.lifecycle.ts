import type { Lifecycle } from '../lifecycle.ts';

/** A change of one's e-mail address: the new one confirms it, the old one can undo it for a while. */
export const emailChangeStates = ['asked', 'confirmed', 'undone'] as const;
export type EmailChangeState = (typeof emailChangeStates)[number];

export const emailChangeMoves: Lifecycle<EmailChangeState> = {
  asked: ['confirmed'],
  confirmed: ['undone'],
  undone: [],
};

/** Hours (community.md, Accounts). */
export const emailChangeHours = {
  /** The new address has so long to confirm; its codes are good for minutes, and another can be asked for. */
  toConfirm: 24,
  /** The old address has so long to undo it, and is kept free for that. */
  toUndo: 72,
} as const;
