/** Codes of the calls on coaching, with their statuses. */
export const coachingCodes = {
  /** The person asked has no trainer account, or is the one who asks. */
  not_a_trainer: 422,
  /** A request or a coaching between the two is open. */
  coaching_open: 409,
  /** Nobody is refused without a reason. */
  reason_required: 422,
} as const;

export const coachingTexts: Readonly<Record<keyof typeof coachingCodes, string>> = {
  not_a_trainer: 'You can’t ask this person for coaching. Choose a trainer.',
  coaching_open: 'You already have an open request or coaching with this trainer.',
  reason_required: 'Give a reason. The person who asked can read it.',
};
