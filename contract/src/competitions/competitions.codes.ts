/** Codes of the calls on a competition itself. */
export const competitionCodes = {
  /** A competition is published with at least one division and one workout. */
  not_ready: 409,
  /** The lifecycle does not allow this move. */
  move_not_allowed: 409,
  /** Finished and archived competitions are not changed; it goes back to live first. */
  competition_closed: 409,
  ends_before_start: 422,
  unknown_country: 422,
  /** It opens no private competition at this address. */
  wrong_competition_code: 422,
} as const;

export const staffCodes = {
  already_staff: 409,
  /** It waited too long for an answer: an owner can ask again. */
  staff_invitation_expired: 409,
  /** As many as one person may ask within 24 hours; with Retry-After. */
  staff_invitations_used_up: 429,
  /** There is always an owner: make another one first. */
  last_owner: 409,
} as const;

export const divisionCodes = {
  division_name_taken: 409,
  /** It has entries: move them first. */
  division_in_use: 409,
  /** The upper limit is below the lower one. */
  ages_crossed: 422,
} as const;

export const cutCodes = {
  /** The division has no cut after this workout. */
  unknown_cut: 404,
  /** It was made: take it back before it is changed. */
  cut_made: 409,
  /** Results that it goes by are not final. */
  cut_too_early: 409,
  /** Nobody would go on. */
  nobody_advances: 409,
  /** A share of the planned field needs one. */
  planned_field_needed: 422,
} as const;

export const workoutCodes = {
  workout_name_taken: 409,
  /** It has scores, or breaks the ties of another workout or of the overall. */
  workout_in_use: 409,
  /** A frozen board shows it: let the board follow first. */
  workout_on_frozen_board: 409,
  /** How its results are measured cannot change once there are some. */
  workout_has_scores: 409,
  /** A setting names a workout that is not one of this competition. */
  unknown_workout: 422,
  /** It would be a part of itself, or break its own ties, by way of others. */
  workouts_circular: 422,
  /** There is no built-in points table of this name. */
  unknown_points_table: 422,
  /** More of these points is better where the lowest total wins, or the other way around. */
  points_against_total: 422,
} as const;

export const scheduleCodes = {
  /** The competition is not on this day. */
  not_a_competition_day: 422,
  /** It has as many lines as it can hold. */
  schedule_full: 409,
} as const;

export const announcementCodes = {
  /** Only a few stay on top: unpin one first. */
  too_many_pinned: 409,
} as const;

export const entryCodes = {
  bib_taken: 409,
  division_full: 409,
  unknown_division: 422,
  unknown_entry: 422,
  /** Nobody takes part before they are born. */
  birth_date_too_late: 422,
  /** One person follows only so many in one competition. */
  too_many_followed: 409,
} as const;
