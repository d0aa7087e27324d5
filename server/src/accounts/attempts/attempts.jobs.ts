import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

const tellLockData = z.strictObject({
  email: z.string(),
  happening: z.enum(['codes_locked', 'passwords_locked']),
  until: z.iso.datetime(),
});
export type TellLockData = z.output<typeof tellLockData>;

/**
 * Tells the account's owner that a way to sign in is locked after too many attempts. Enqueued for every address, so
 * that neither the reply nor its timing reveals whether an account exists.
 */
export const tellLockJob = job({
  name: 'accounts.tell_lock',
  data: tellLockData,
  sealed: true,
  load: async () => (await import('./attempts.tell.service.ts')).tellLock,
});
