/** What a penalty is measured in: the name of the choice, and the unit after the amount. */
export const penaltyKindLabels = { seconds: 'Seconds', reps: 'Reps', percent: 'Percent' } as const;
export const penaltyUnits = { seconds: 's', reps: 'reps', percent: '%' } as const;
