/** Codes of the calls on a competition itself. */
export const competitionCodes = {
  not_ready: 409,
  appeals_open: 409,
  /** The lifecycle doesn't allow this move. */
  move_not_allowed: 409,
  /** Finished and archived competitions are read-only until they go back to live, canceled ones for good. */
  competition_closed: 409,
  /** Only drafts can be deleted. */
  not_a_draft: 409,
  /** It has orders, scores or decisions, which are kept. */
  competition_in_use: 409,
  ends_before_start: 422,
  unknown_country: 422,
  wrong_competition_code: 422,
} as const;

export const staffCodes = {
  already_staff: 409,
  staff_invitation_expired: 409,
  /** One person's limit for 24 hours; with Retry-After. */
  staff_invitations_used_up: 429,
  last_owner: 409,
  /** The role would end before it begins. */
  staff_end_passed: 422,
} as const;

export const divisionCodes = {
  division_name_taken: 409,
  division_in_use: 409,
  /** The maximum age is below the minimum age. */
  ages_crossed: 422,
} as const;

export const cutCodes = {
  unknown_cut: 404,
  cut_made: 409,
  /** Some of the results that decide the cut aren't final. */
  cut_too_early: 409,
  nobody_advances: 409,
  /** A share of the planned field needs one. */
  planned_field_needed: 422,
} as const;

export const workoutCodes = {
  workout_name_taken: 409,
  /** It has scores, or ties or a cut depend on it. */
  workout_in_use: 409,
  workout_on_frozen_board: 409,
  /** How scores are measured can't change once there are some. */
  workout_has_scores: 409,
  unknown_workout: 422,
  /** The division doesn't do this workout. */
  workout_of_other_divisions: 422,
  /** It would be part of itself or break its own ties through other workouts. */
  workouts_circular: 422,
  unknown_points_table: 422,
  /** More of these points is better where the lowest total wins, or the other way around. */
  points_against_total: 422,
} as const;

export const scheduleCodes = {
  not_a_competition_day: 422,
  schedule_full: 409,
} as const;

export const heatCodes = {
  floor_name_taken: 409,
  too_many_floors: 409,
  /** Heats are planned on it. */
  floor_in_use: 409,
  unknown_floor: 422,
  unknown_heat: 422,
  /** They aren't on the competition's staff. */
  unknown_judge: 422,
  /** The workout's heats were never seeded. */
  no_heats: 409,
  nothing_to_copy: 422,
  /** Another competition whose results the person may not see before everybody. */
  unknown_qualifier: 422,
  too_many_heats: 422,
  /** An athlete in two lanes, a heat that doesn’t exist, someone who doesn't do the workout. */
  layout_wrong: 422,
  heat_started: 409,
  head_judge_starts: 403,
  no_empty_lane: 409,
  /** Two heats on one floor at once. */
  floor_taken: 409,
  nothing_to_delay: 409,
  heat_in_past: 409,
  competition_is_draft: 409,
} as const;

export const judgeLinkCodes = {
  unknown_lane: 422,
  /** The link would end in the past or long after the competition. */
  judge_link_end: 422,
  too_many_judge_links: 409,
  /** All of them have been opened. */
  no_judge_links: 409,
  /** Unknown, revoked or past its last day. */
  judge_link_ended: 404,
  /** Another device has it. */
  judge_link_taken: 409,
  /** A link is for one lane. */
  not_your_lane: 403,
} as const;

export const shiftCodes = {
  shift_over: 409,
  shift_full: 409,
  /** At the time of another shift of theirs. */
  shift_overlaps: 409,
  shift_near_heat: 409,
  /** A waiver of the volunteers isn't signed. */
  shift_needs_waiver: 409,
  /** Its role requires a credential. */
  shift_needs_credential: 409,
  too_late_to_give_back: 409,
  shift_ends_before_start: 422,
  too_many_shifts: 409,
  /** Fewer places than people who signed up. */
  shift_has_more_volunteers: 409,
  shift_has_volunteers: 409,
} as const;

export const credentialCodes = {
  credential_name_taken: 409,
  too_many_credentials: 409,
} as const;

export const entryClaimCodes = {
  entry_claimed: 409,
  /** Both entries have scores, so they can't be merged. */
  already_in_division: 409,
} as const;

export const entryTransferCodes = {
  not_transferable: 409,
  cannot_withdraw: 409,
} as const;

export const announcementCodes = {
  too_many_pinned: 409,
} as const;

export const entryCodes = {
  bib_taken: 409,
  division_full: 409,
  unknown_division: 422,
  unknown_entry: 422,
  /** The birth date is after the first day of the competition. */
  birth_date_too_late: 422,
  /** One person's limit of followed athletes in one competition. */
  too_many_followed: 409,
  /** Who withdrew or was disqualified isn't checked in. */
  not_competing: 409,
} as const;

export const registrationCodes = {
  /** A paid private competition needs the organizer's payout account approved. */
  payout_account_needed: 409,
  already_registered: 409,
  /** A waiting list is for full divisions. */
  places_left: 409,
} as const;

type Code =
  | keyof typeof competitionCodes
  | keyof typeof staffCodes
  | keyof typeof divisionCodes
  | keyof typeof cutCodes
  | keyof typeof workoutCodes
  | keyof typeof scheduleCodes
  | keyof typeof heatCodes
  | keyof typeof judgeLinkCodes
  | keyof typeof shiftCodes
  | keyof typeof credentialCodes
  | keyof typeof entryClaimCodes
  | keyof typeof entryTransferCodes
  | keyof typeof announcementCodes
  | keyof typeof entryCodes
  | keyof typeof registrationCodes;

export const competitionTexts: Readonly<Record<Code, string>> = {
  appeals_open: 'Decide the open appeals first. Once the competition is finished, no one can.',
  not_ready: 'A competition needs at least one division and one workout. Add them, then publish.',
  move_not_allowed: 'The competition’s current status doesn’t allow this. Reload and try again.',
  competition_closed: 'This competition isn’t open for changes. Reopen it first.',
  not_a_draft: 'Only drafts can be deleted. Move the competition back to draft first.',
  competition_in_use:
    'This competition has orders, scores or decisions, which are kept, so it can’t be deleted.',
  ends_before_start: 'The last day is before the first day. Change one of them.',
  unknown_country: 'We don’t know this country. Choose one from the list.',
  wrong_competition_code: 'That’s not the right code. Ask the organizer for it.',
  entry_claimed: 'This entry belongs to an account already.',
  already_in_division:
    'You’re in this division already, and this entry has scores. Ask the organizer to merge them.',
  not_transferable: 'This place can’t be transferred anymore.',
  cannot_withdraw: 'You can’t withdraw here anymore. Ask the organizer.',

  already_staff: 'This person is already on the staff.',
  staff_invitation_expired: 'This invitation has expired. Ask an owner for a new one.',
  staff_invitations_used_up: 'You’ve reached today’s staff invitation limit. Try again tomorrow.',
  staff_end_passed: 'That day is over. Choose today or a later day.',
  last_owner: 'A competition needs at least one owner. Make someone else an owner first.',

  division_name_taken: 'Another division already has this name. Choose a different one.',
  division_in_use: 'This division has registered athletes. Move them to another division first.',
  ages_crossed: 'The maximum age is below the minimum age. Change one of them.',

  unknown_cut: 'This division has no cut after this workout. Reload and try again.',
  cut_made: 'This cut is already final. Undo it in Results first.',
  cut_too_early: 'Some results that decide this cut aren’t final yet. Make them final first.',
  nobody_advances: 'No one would advance under this rule. Change the cut.',
  planned_field_needed: 'A share of the planned field needs a field size. Enter one in the division.',

  workout_name_taken: 'Another workout already has this name. Choose a different one.',
  workout_in_use: 'This workout has scores, or a tiebreak or cut depends on it. Change those first.',
  workout_on_frozen_board: 'This workout is on a frozen leaderboard. Unfreeze it in Results first.',
  workout_has_scores: 'This workout already has scores, so you can’t change how it’s scored.',
  unknown_workout: 'This workout isn’t part of the competition. Choose another one.',
  workout_of_other_divisions: 'Only other divisions do this workout. Choose a different division or workout.',
  workouts_circular: 'These workouts would depend on each other. Choose a different one.',
  points_against_total:
    'These points don’t match the winning total. Choose other points, or change which total wins.',
  unknown_points_table: 'This points table doesn’t exist. Choose one from the list.',

  not_a_competition_day: 'The competition isn’t on this day. Choose one of its days.',
  schedule_full: 'The schedule is full. Remove an item first.',

  floor_name_taken: 'Another floor already has this name. Choose a different one.',
  too_many_floors: 'A competition can have up to 20 floors. Delete one first.',
  floor_in_use: 'Heats are planned on this floor. Move them to another floor first.',
  unknown_floor: 'This floor isn’t part of the competition. Choose another one.',
  unknown_heat: 'This heat is no longer on this floor. Reload and try again.',
  unknown_judge: 'Judges must be on the staff. Add this person under Staff first.',
  no_heats: 'This workout has no heats yet. Seed them first.',
  unknown_qualifier:
    'You’re no longer on the staff of this qualifier, or it’s gone. Choose another competition, or seed by bib number.',
  nothing_to_copy: 'That workout has no heats to copy. Choose another one.',
  too_many_heats: 'This would make more than 200 heats. Use more lanes.',
  layout_wrong: 'These heats don’t add up. Reload and try again.',
  head_judge_starts: 'The head judge starts the clock.',
  heat_started: 'This heat has already started, so its athletes and time can’t change.',
  no_empty_lane: 'There’s no empty lane left. Seed the heats again.',
  floor_taken: 'Another heat is on this floor at that time. Change one of the times first.',
  heat_in_past: 'The first heat would start at a time that has passed. Move it by fewer minutes.',
  nothing_to_delay: 'All heats on this floor have started. There’s nothing to move.',
  competition_is_draft: 'This competition is a draft. Publish it first, then the heats.',

  unknown_lane: 'This floor doesn’t have that many lanes. Choose fewer.',
  judge_link_end: 'Choose a day from today until the day after the competition.',
  too_many_judge_links: 'A competition can have up to 200 judge links at a time. Revoke some first.',
  no_judge_links: 'There are no unopened links to print. Create some first.',
  judge_link_ended: 'This link doesn’t work anymore. Ask the organizer for a new one.',
  judge_link_taken: 'This link is already in use on another phone. Ask the organizer for a new one.',
  not_your_lane: 'Your link is for another lane. Ask the organizer for a link to this one.',

  shift_over: 'This shift is over. Choose another one.',
  shift_full: 'This shift is full. Choose another one.',
  shift_overlaps: 'You have another shift at this time. Give that one back first.',
  shift_near_heat: 'This shift is less than 20 minutes from your own heat. Choose another one.',
  shift_needs_waiver: 'Sign the volunteer waiver before you sign up.',
  shift_needs_credential: 'This shift requires a credential that you haven’t added yet.',
  too_late_to_give_back: 'This shift starts in less than 48 hours. Find a replacement instead.',
  shift_ends_before_start: 'The shift ends before it starts. Change one of the times.',
  too_many_shifts: 'A competition can have up to 200 shifts. Delete one first.',
  shift_has_more_volunteers: 'More people than that have signed up. Remove some of them first.',
  credential_name_taken: 'This competition already has a credential with this name. Use a different one.',
  too_many_credentials: 'A competition can have up to 10 credentials. Delete one first.',
  shift_has_volunteers: 'People have signed up for this shift. Remove them first.',

  too_many_pinned: 'You’ve already pinned three announcements. Unpin one first.',

  bib_taken: 'Another athlete already has this bib number. Choose a different one.',
  division_full: 'This division is full. Choose another one, or raise its limit.',
  unknown_division: 'This division isn’t part of the competition. Choose another one.',
  unknown_entry: 'This athlete isn’t registered for this competition.',
  birth_date_too_late: 'This birth date is after the competition starts. Check it.',
  not_competing: 'This athlete is no longer competing. Reinstate them first, then check them in.',
  too_many_followed: 'You can follow up to 100 athletes. Unfollow one first.',

  already_registered: 'You’re already registered in this division.',
  places_left: 'This division still has places. Register now.',
  payout_account_needed:
    'A private competition with a price needs an approved payout account. Set up payouts first.',
};
