/** What loads are shown and typed in. */
export const weightUnits = ['kg', 'lb'] as const;
export type WeightUnit = (typeof weightUnits)[number];

/** As divisions ask for it. */
export const genders = ['woman', 'man', 'other'] as const;
export type Gender = (typeof genders)[number];
