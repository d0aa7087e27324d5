export const scoreCodes = {
  /** Somebody recorded another score since this one was read. */
  score_conflict: 409,
  /** This submission id came before, with another score. */
  submission_reused: 409,
  unknown_entry: 422,
  /** A correction says why. */
  reason_required: 422,
  /** Nothing was typed and there is no score to take away. */
  score_empty: 422,
  /** The text is no score of this workout. */
  score_unreadable: 422,
  /** The text can mean two things and `answers` does not say which. */
  score_unclear: 422,
} as const;
