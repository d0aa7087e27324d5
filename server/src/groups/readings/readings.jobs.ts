import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

const endReadingData = z.strictObject({ readingId: z.uuid() });
export type EndReadingData = z.output<typeof endReadingData>;

/** Closes the group again for the administrator who opened it. */
export const endReadingJob = job({
  name: 'groups.end_reading',
  data: endReadingData,
  load: async () => (await import('./readings.service.ts')).endReading,
});
