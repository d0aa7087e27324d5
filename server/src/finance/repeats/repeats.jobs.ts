import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Books what is due, every hour: days begin at different hours in different zones. */
export const bookRepeatsJob = job({
  name: 'finance.book_repeats',
  data: z.strictObject({}),
  schedule: '23 * * * *',
  load: async () => (await import('./repeats.book.service.ts')).bookDueRepeats,
});
