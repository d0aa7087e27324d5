/** Of what a judge reads. */
export const judgingKey = ['judging'] as const;
