import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Packs what is a person's into one file and mails that it is ready. */
export const makeExportJob = job({
  name: 'profiles.make_export',
  data: z.strictObject({ exportId: z.string() }),
  retries: 3,
  timeLimit: 900,
});

/** Removes exports that are past their time, once an hour. */
export const sweepExportsJob = job({
  name: 'profiles.sweep_exports',
  data: z.strictObject({}),
  schedule: '33 * * * *',
  load: async () => (await import('./exports.sweep.service.ts')).sweepExports,
});
