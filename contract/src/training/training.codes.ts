/** Codes of the calls on training, with their statuses. */
export const trainingCodes = {
  too_many_open: 409,
  too_many_sets: 409,
  program_request_open: 409,
  too_many_program_requests: 409,
  program_is_mine: 422,
  program_not_assignable: 422,
  audience_too_large: 422,
  program_running: 409,
  too_many_running: 409,
  start_day_out_of_range: 422,
  day_out_of_range: 422,
} as const;

export const trainingTexts: Readonly<Record<keyof typeof trainingCodes, string>> = {
  too_many_open: 'You have as many open workouts as there can be. Finish one first.',
  too_many_sets: 'This workout has as many sets as there can be. Start a new one.',
  program_request_open: 'A request for this program is already open between the two of you.',
  too_many_program_requests: 'You have as many open program requests as there can be. Withdraw one first.',
  program_is_mine: 'This is your own program. Start it without a request.',
  program_not_assignable: 'This program isn’t published by its coach now. Choose another one.',
  audience_too_large: 'A program can be assigned to up to 500 people at a time. Choose a smaller group.',
  program_running: 'This program is already running. It has to be left before it can start over.',
  too_many_running: 'You can train by up to 5 programs at a time. Finish or leave one first.',
  start_day_out_of_range: 'Choose a start day between a week ago and a year from now.',
  day_out_of_range: 'Choose a day from the start of the program to a year from now.',
};
