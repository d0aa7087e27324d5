/** Codes of the calls on exercises and programs, with their statuses. */
export const programCodes = {
  too_many_exercises: 409,
} as const;

export const programTexts: Readonly<Record<keyof typeof programCodes, string>> = {
  too_many_exercises: 'You have as many exercises of your own as there can be. Delete one first.',
};
