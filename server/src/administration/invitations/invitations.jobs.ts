import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/**
 * Mails the invitations that are due, some at a time: a file of thousands is one such job after another. By itself
 * as well, for those that wait until their organization may mail again.
 */
export const mailInvitationsJob = job({
  name: 'administration.mail_invitations',
  data: z.strictObject({}),
  timeLimit: 300,
  schedule: '*/10 * * * *',
  load: async () => {
    const { mailInvitations } = await import('./invitations.mail.service.ts');
    return (parts, _data, { signal }) => mailInvitations(parts, signal);
  },
});
