/** Codes of the calls on activity types, results and challenges, with their statuses. */
export const activityCodes = {
  activity_type_name_taken: 409,
  team_name_taken: 409,
  result_in_future: 422,
  result_out_of_dates: 422,
  result_over_ceiling: 422,
  /** It is for people who take part. */
  not_taking_part: 403,
  /** Its places are final. */
  challenge_final: 409,
  challenge_team_full: 409,
  too_many_challenge_teams: 409,
  no_teams: 409,
  /** Its staff set them up. */
  teams_are_set_up: 403,
  track_unreadable: 422,
} as const;

export const activityTexts: Readonly<Record<keyof typeof activityCodes, string>> = {
  activity_type_name_taken: 'Another activity type already has this name. Choose a different one.',
  team_name_taken: 'Another team already has this name. Choose a different one.',
  result_in_future: 'This day is still to come. Choose today or an earlier day.',
  result_out_of_dates: 'This day is outside the challenge. Choose a day within its dates.',
  result_over_ceiling: 'This is more than one result can be. Check the number and the unit.',
  not_taking_part: 'Join first. Results come from people who take part.',
  challenge_final: 'This challenge is over, and its places are final.',
  challenge_team_full: 'This team has all its members. Choose another one or start your own.',
  too_many_challenge_teams: 'This challenge has as many teams as it can. Join one of them.',
  teams_are_set_up: 'The organizers set up the teams of this challenge. Join one of them.',
  no_teams: 'In this challenge, everyone competes alone.',
  track_unreadable: 'We couldn’t read this file. Export it again as GPX or FIT.',
};
