import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Tells those who were asked: whoever has an account by a notification, others by a letter. */
export const mailStaffInvitationsJob = job({
  name: 'competitions.mail_staff_invitations',
  data: z.strictObject({}),
  timeLimit: 300,
});

/** Forgets those that have been too old for long, by the address of whom they ask. */
export const sweepStaffInvitationsJob = job({
  name: 'competitions.sweep_staff_invitations',
  data: z.strictObject({}),
  schedule: '17 3 * * *',
});
