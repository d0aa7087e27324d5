/** Codes of the calls on coaching, with their statuses. */
export const coachingCodes = {
  /** The person asked has no trainer account, or is the one who asks. */
  not_a_trainer: 422,
  /** A request or a coaching between the two is open. */
  coaching_open: 409,
  /** The trainer takes no new requests now. */
  requests_paused: 409,
  /** Nobody is refused without a reason. */
  reason_required: 422,
  /** Only athletes’ accounts become trainers’ this way. */
  not_an_athlete: 422,
  trainer_request_open: 409,
  too_many_forms: 409,
  /** Not one question has an answer. */
  answers_empty: 422,
  /** An answer is missing, of another kind or out of its range. */
  answer_not_fitting: 422,
} as const;

export const coachingTexts: Readonly<Record<keyof typeof coachingCodes, string>> = {
  not_a_trainer: 'You can’t ask this person for coaching. Choose a trainer.',
  coaching_open: 'You already have an open request or coaching with this trainer.',
  requests_paused: 'This trainer takes no new requests at the moment.',
  not_an_athlete:
    'Only athlete accounts can become trainer accounts. Ask your administrator to change yours.',
  trainer_request_open: 'Your request to become a trainer is still open. You can withdraw it.',
  too_many_forms: 'You have as many check-in forms as there can be. Delete one first.',
  answers_empty: 'Answer at least one question.',
  answer_not_fitting:
    'Check the answers: weight from 20 to 400 kg, sleep up to 24 hours, scales in whole numbers from 1 to 10.',
  reason_required: 'Give a reason. The person who asked can read it.',
};
