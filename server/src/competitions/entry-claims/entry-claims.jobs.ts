import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Invites athletes to claim their entries: a notification for people with an account, an email for others. */
export const mailEntryClaimsJob = job({
  name: 'competitions.mail_entry_claims',
  data: z.strictObject({}),
  timeLimit: 300,
  load: async () => {
    const { mailEntryClaims } = await import('./entry-claims.mail.service.ts');
    return (parts, _data, { signal }) => mailEntryClaims(parts, signal);
  },
});
