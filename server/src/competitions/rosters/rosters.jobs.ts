import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

const mailShareRemindersData = z.strictObject({ entryId: z.uuid(), memberIds: z.array(z.uuid()) });
export type MailShareRemindersData = z.output<typeof mailShareRemindersData>;

/** Emails members of a team who haven't joined with an account that their share isn't paid. */
export const mailShareRemindersJob = job({
  name: 'competitions.mail_share_reminders',
  data: mailShareRemindersData,
  load: async () => (await import('./rosters.mail.service.ts')).mailShareReminders,
});

/** Reminds teams whose time to pay is over within a day, once. */
export const remindDueTeamsJob = job({
  name: 'competitions.remind_due_teams',
  data: z.strictObject({}),
  schedule: '*/10 * * * *',
  load: async () => (await import('./rosters.remind.service.ts')).remindDueTeams,
});
