import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Delivers staff invitations: a notification for people with an account, an email for others. */
export const mailStaffInvitationsJob = job({
  name: 'competitions.mail_staff_invitations',
  data: z.strictObject({}),
  timeLimit: 300,
  load: async () => {
    const { mailStaffInvitations } = await import('./staff-invitations.mail.service.ts');
    return (parts, _data, { signal }) => mailStaffInvitations(parts, signal);
  },
});
