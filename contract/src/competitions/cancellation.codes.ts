/** Codes of canceling a competition. */
export const cancellationCodes = {
  /** Its last day is over. */
  competition_over: 409,
  /** All results of one of its divisions are final. */
  results_final: 409,
  /** What was typed isn't the competition's name. */
  competition_name_differs: 422,
} as const;

export const cancellationTexts: Readonly<Record<keyof typeof cancellationCodes, string>> = {
  competition_over: 'This competition has ended. Refund registrations one by one instead.',
  results_final:
    'All results of a division are final, so the competition took place. Finish it, and refund registrations one by one.',
  competition_name_differs: 'This isn’t the name of the competition. Type it exactly as it’s written.',
};
