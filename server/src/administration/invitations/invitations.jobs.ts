import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Mails the invitations that are due, some at a time: a file of thousands is one such job after another. */
export const mailInvitationsJob = job({
  name: 'administration.mail_invitations',
  data: z.strictObject({}),
  timeLimit: 300,
});
