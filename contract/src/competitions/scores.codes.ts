export const scoreCodes = {
  /** Somebody recorded another score since this one was read. */
  score_conflict: 409,
  /** This submission id came before, with another score. */
  submission_reused: 409,
  /** A correction says why. */
  reason_required: 422,
  /** Nothing was typed and there is no score to take away. */
  score_empty: 422,
  /** The text is no score of this workout. */
  score_unreadable: 422,
  /** The text can mean two things and `answers` does not say which. */
  score_unclear: 422,
  /** There is no result from which a penalty of this kind could take anything. */
  nothing_to_penalize: 422,
  unknown_penalty: 422,
  /** It was taken back before. */
  already_withdrawn: 409,
  /** The results of a team come from its members: record theirs. */
  team_is_added_up: 409,
} as const;

export const publicationCodes = {
  /** The moment lies in the past: publish it instead. */
  embargo_past: 422,
  /** Only drafts wait for a moment. */
  not_a_draft: 409,
} as const;

export const teamCodes = {
  /** An entry is a member of one team of a division at most. */
  member_elsewhere: 409,
  /** The division of the entry adds up no members. */
  not_a_team: 409,
} as const;
