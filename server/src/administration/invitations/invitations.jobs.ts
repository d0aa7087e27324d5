import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/**
 * Mails the invitations that are due, some at a time: a file of thousands is one such job after another. By itself
 * as well, for those that wait until their organisation may mail again.
 */
export const mailInvitationsJob = job({
  name: 'administration.mail_invitations',
  data: z.strictObject({}),
  timeLimit: 300,
  schedule: '*/10 * * * *',
});

/** Forgets those that nobody answered for long. */
export const sweepInvitationsJob = job({
  name: 'administration.sweep_invitations',
  data: z.strictObject({}),
  schedule: '23 3 * * *',
});
