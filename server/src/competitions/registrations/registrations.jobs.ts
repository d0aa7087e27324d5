import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Invites members of teams whom somebody else named. On a schedule too, for what a day’s limit left over. */
export const mailTeamMembersJob = job({
  name: 'competitions.mail_team_members',
  data: z.strictObject({}),
  schedule: '*/10 * * * *',
});
