import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

const tellLockData = z.strictObject({
  email: z.string(),
  happening: z.enum(['codes_locked', 'passwords_locked']),
  until: z.iso.datetime(),
});
export type TellLockData = z.output<typeof tellLockData>;

/**
 * Tells whoever has this e-mail that too many tries closed a way in. Sent for any e-mail, so that neither
 * answer nor time tells whether it is somebody's.
 */
export const tellLockJob = job({
  name: 'accounts.tell_lock',
  data: tellLockData,
  sealed: true,
  load: async () => (await import('./attempts.tell.service.ts')).tellLock,
});
