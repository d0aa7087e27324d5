/** Codes of the calls on training, with their statuses. */
export const trainingCodes = {
  too_many_open: 409,
  too_many_sets: 409,
  program_running: 409,
  too_many_running: 409,
  start_day_out_of_range: 422,
  day_out_of_range: 422,
} as const;

export const trainingTexts: Readonly<Record<keyof typeof trainingCodes, string>> = {
  too_many_open: 'You have as many open workouts as there can be. Finish one first.',
  too_many_sets: 'This workout has as many sets as there can be. Start a new one.',
  program_running: 'You already train by this program. Leave it to start over.',
  too_many_running: 'You can train by up to 5 programs at a time. Finish or leave one first.',
  start_day_out_of_range: 'Choose a start day between a week ago and a year from now.',
  day_out_of_range: 'Choose a day from the start of the program to a year from now.',
};
