/** Codes of the calls on exercises and programs, with their statuses. */
export const programCodes = {
  too_many_exercises: 409,
  too_many_programs: 409,
  program_incomplete: 409,
  program_exercise_gone: 409,
  program_unchanged: 409,
  program_not_published: 409,
  program_was_published: 409,
  program_place_unknown: 422,
  program_not_sold: 422,
  program_owned: 409,
  program_not_bought: 403,
} as const;

export const programTexts: Readonly<Record<keyof typeof programCodes, string>> = {
  too_many_exercises: 'You have as many exercises of your own as there can be. Delete one first.',
  too_many_programs: 'You have as many programs as there can be. Delete a draft first.',
  program_incomplete: 'A week or workout is still empty. Fill it or delete it, then publish.',
  program_exercise_gone: 'An exercise in this program was deleted. Replace it, then publish.',
  program_unchanged: 'People already see this version. Change something before you publish again.',
  program_not_published: 'This program isn’t published.',
  program_was_published: 'This program was published, so people may be using it. Withdraw it instead.',
  program_place_unknown: 'You can’t publish in this community. Choose another one or none.',
  program_not_sold: 'This program isn’t for sale to you. Reload its page.',
  program_owned: 'You have this program already. Open it to start.',
  program_not_bought: 'Buy this program before you start it.',
};
