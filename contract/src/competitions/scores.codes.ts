export const scoreCodes = {
  /** Another score was recorded since this one was read. */
  score_conflict: 409,
  /** The submission id was used before, with a different score. */
  submission_reused: 409,
  reason_required: 422,
  /** Nothing was typed and there is no score to remove. */
  score_empty: 422,
  /** The text isn't a score of this workout. */
  score_unreadable: 422,
  /** The text can mean two things and `answers` doesn't say which. */
  score_unclear: 422,
  nothing_to_penalize: 422,
  score_log_too_large: 409,
  unknown_penalty: 422,
  already_withdrawn: 409,
  /** Team scores are the sum of the members' scores. */
  team_is_added_up: 409,
  /** The person who recorded a score can't also check it. */
  checked_by_recorder: 409,
  /** It can't be undone, or something else came after it. */
  nothing_to_undo: 409,
} as const;

export const publicationCodes = {
  embargo_past: 422,
  /** Only draft results can be scheduled. */
  not_a_draft: 409,
  /** The public already sees the standings. */
  nothing_to_reveal: 409,
  no_standings: 409,
  no_reveal: 409,
  reveal_not_complete: 409,
} as const;

export const teamCodes = {
  /** An entry is in at most one team of a division. */
  member_elsewhere: 409,
  /** The division doesn't add up members' scores. */
  not_a_team: 409,
} as const;

export const submissionCodes = {
  submissions_not_open: 422,
  submissions_closed: 422,
  video_required: 422,
  already_reviewed: 409,
  not_reviewed: 409,
  /** The staff recorded a score for this athlete. */
  score_recorded_by_staff: 409,
  /** Reviewers don't review entries they compete in. */
  own_submission: 409,
  taken_by_another: 409,
} as const;

export const appealCodes = {
  /** The competition takes no appeals. */
  appeals_off: 422,
  appeal_late: 422,
  /** No result of the entry in this workout is visible yet. */
  nothing_to_appeal: 422,
  /** There is one per entry and workout. */
  already_appealed: 409,
  appeal_closed: 409,
  appeal_open: 409,
  /** Staff don't decide on appeals of entries they compete in. */
  own_appeal: 409,
  appeal_thread_full: 409,
} as const;

type Code =
  | keyof typeof appealCodes
  | keyof typeof submissionCodes
  | keyof typeof scoreCodes
  | keyof typeof publicationCodes
  | keyof typeof teamCodes;

export const scoreTexts: Readonly<Record<Code, string>> = {
  score_conflict: 'Someone else entered a score for this athlete. Compare the two before you save.',
  submission_reused: 'This score was already sent with a different value. Enter it again.',
  reason_required: 'Corrections need a reason. Add one.',
  score_empty: 'There’s no score to save. Enter one.',
  score_unreadable: 'This isn’t a valid score for this workout. Check it and enter it again.',
  score_unclear: 'This score is ambiguous. Pick the one you mean.',
  score_log_too_large:
    'This competition has more than 20,000 athletes, too many for one score log. Ask the organizer for a leaderboard file.',
  nothing_to_penalize: 'There’s no score this penalty could change. Choose another penalty.',
  unknown_penalty: 'This penalty isn’t part of the competition. Choose another one.',
  already_withdrawn: 'This has already been undone.',
  nothing_to_undo: 'This can no longer be undone, because something changed since. Reload the page.',
  checked_by_recorder: 'You recorded this score. Someone else has to check it.',
  team_is_added_up: 'Team scores are added up from the members. Enter the members’ scores instead.',

  embargo_past: 'This time is in the past. Choose a date and time in the future, or publish now.',
  not_a_draft: 'Only draft results can be scheduled. Set them back to draft first.',
  nothing_to_reveal:
    'Everyone already sees these standings. Freeze the leaderboard or hide results before the last scores come in.',
  no_standings: 'No one has a place yet. Enter scores first.',
  no_reveal: 'No award ceremony is running in this division. Start it first.',
  reveal_not_complete: 'Some places are still hidden. Show every place first.',
  member_elsewhere: 'One of these athletes is already on another team. Remove them there first.',
  not_a_team: 'This division doesn’t add up members’ scores. Turn that on in the division first.',

  submissions_not_open: 'Results for this workout can’t be submitted yet. Come back when it opens.',
  submissions_closed: 'The deadline for this workout has passed. Ask the organizer if you had a problem.',
  video_required: 'This workout needs a video. Add a link to it.',
  already_reviewed: 'This result has been reviewed, so it can’t change anymore.',
  not_reviewed: 'This result hasn’t been reviewed. Reload the page.',
  score_recorded_by_staff: 'The staff already entered your score for this workout.',
  own_submission: 'This is your own result. Another reviewer has to decide on it.',
  taken_by_another: 'Another reviewer has taken this result. Choose the next one.',

  appeals_off: 'This competition doesn’t take appeals. Talk to the organizer.',
  appeal_late: 'The time for appeals of this result has passed.',
  nothing_to_appeal: 'There’s no published result of this entry to appeal yet.',
  already_appealed: 'This result was already appealed. Add to that appeal instead.',
  appeal_closed: 'This appeal is closed, so nothing can be added.',
  appeal_open: 'This appeal hasn’t been decided. Reload the page.',
  own_appeal: 'You compete in this entry. Someone else on the staff has to decide.',
  appeal_thread_full: 'This appeal has as many messages as it can hold.',
};
