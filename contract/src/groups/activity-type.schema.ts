import { z } from 'zod';

/** Units that results are counted in. Distances in meters, durations in seconds. */
export const activityUnits = ['meters', 'seconds', 'reps', 'steps', 'kilocalories', 'sessions'] as const;
export type ActivityUnit = (typeof activityUnits)[number];

export const activityIcons = [
  'run',
  'walk',
  'bike',
  'swim',
  'row',
  'barbell',
  'stretch',
  'mountain',
  'ski',
  'ball',
  'timer',
  'heart',
] as const;
export type ActivityIcon = (typeof activityIcons)[number];

/** The type of an activity or challenge as pages show it. */
export const namedType = z.object({
  id: z.string(),
  name: z.string(),
  icon: z.enum(activityIcons),
  unit: z.enum(activityUnits),
});
export type NamedType = z.output<typeof namedType>;
