/** Codes of the calls on training, with their statuses. */
export const trainingCodes = {
  too_many_open: 409,
  too_many_sets: 409,
} as const;

export const trainingTexts: Readonly<Record<keyof typeof trainingCodes, string>> = {
  too_many_open: 'You have as many open workouts as there can be. Finish one first.',
  too_many_sets: 'This workout has as many sets as there can be. Start a new one.',
};
