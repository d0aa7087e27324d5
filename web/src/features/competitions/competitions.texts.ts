import type {
  announcementCodes,
  competitionCodes,
  cutCodes,
  divisionCodes,
  entryCodes,
  scheduleCodes,
  staffCodes,
  workoutCodes,
} from '@chalkline/contract/competitions/competitions.codes.ts';
import type {
  publicationCodes,
  scoreCodes,
  teamCodes,
} from '@chalkline/contract/competitions/scores.codes.ts';

type Code =
  | keyof typeof competitionCodes
  | keyof typeof staffCodes
  | keyof typeof divisionCodes
  | keyof typeof cutCodes
  | keyof typeof workoutCodes
  | keyof typeof entryCodes
  | keyof typeof announcementCodes
  | keyof typeof scheduleCodes
  | keyof typeof scoreCodes
  | keyof typeof publicationCodes
  | keyof typeof teamCodes;

export const competitionTexts: Record<Code, string> = {
  not_ready: 'A competition needs at least one division and one workout before it is published.',
  move_not_allowed: 'This is not possible in the competition’s present state.',
  competition_closed: 'This competition is over. Reopen it before you change anything.',
  ends_before_start: 'The last day is before the first.',
  unknown_country: 'Choose a country from the list.',
  wrong_competition_code: 'This code does not open the competition. Ask the organizer for the right one.',

  already_staff: 'This person is on the staff already.',
  staff_invitations_used_up: 'You asked as many people as one may within 24 hours. Try again tomorrow.',
  staff_invitation_expired: 'This invitation is too old. Ask an owner for a new one.',
  last_owner: 'There is always an owner. Make somebody else one first.',

  division_name_taken: 'Another division has this name.',
  ages_crossed: 'The upper age is below the lower one.',
  division_in_use: 'This division has entries. Move them first.',

  unknown_cut: 'This division has no such cut any more.',
  cut_made: 'This cut was made. Take it back first, in Results.',
  cut_too_early: 'Some of the results it goes by are not final yet. Make them final first.',
  nobody_advances: 'By this rule nobody goes on.',
  planned_field_needed: 'Say how large the field is planned, or take the share of another field.',

  workout_name_taken: 'Another workout has this name.',
  workout_in_use: 'This workout has scores, or ties or a cut go by it, so it stays as it is.',
  workout_on_frozen_board: 'A frozen board shows this workout. Let the board follow first, in Results.',
  workout_has_scores: 'This workout has scores, so how it is measured stays.',
  workouts_circular: 'By way of other workouts this one would come back to itself. Choose another.',
  unknown_workout: 'This workout is not part of the competition.',
  unknown_points_table: 'Choose a points table from the list.',
  points_against_total:
    'These points don’t match the winning total. Choose other points, or change which total wins.',

  not_a_competition_day: 'The competition is not on this day. Choose one of its days.',
  schedule_full: 'The programme is full. Remove a line first.',

  too_many_pinned: 'Three are pinned already. Unpin one first.',

  bib_taken: 'Somebody else has this number.',
  division_full: 'This division is full.',
  birth_date_too_late: 'This birth date is after the first day of the competition.',
  unknown_division: 'This division is not part of the competition.',

  too_many_followed: 'You follow a hundred here already. Leave one out first.',

  score_conflict: 'Somebody recorded another score since you looked. Compare the two before you go on.',
  submission_reused: 'This was sent before with another score. Enter it again.',
  unknown_entry: 'This athlete is not entered here.',
  reason_required: 'Say why the score is corrected.',
  score_empty: 'Enter a score.',
  score_unreadable: 'This cannot be read as a score of this workout.',
  score_unclear: 'This can mean two things. Say which.',
  nothing_to_penalize: 'There is no result that a penalty of this kind could change.',
  unknown_penalty: 'This penalty is not part of the competition.',
  already_withdrawn: 'This was taken back before.',
  team_is_added_up: 'The results of a team come from its members. Enter theirs.',

  embargo_past: 'Choose a moment that is still to come, or publish now.',
  not_a_draft: 'Only results that are drafts can wait for a moment.',
  member_elsewhere: 'Somebody of these is a member of another team.',
  not_a_team: 'This division does not add up members.',
};
