/** Of what is read about training. */
export const trainingKey = ['training'] as const;
