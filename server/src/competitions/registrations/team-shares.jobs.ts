import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Takes the place of teams that weren't paid in time, and refunds what was paid. */
export const lapseTeamsJob = job({
  name: 'competitions.lapse_teams',
  data: z.strictObject({}),
  schedule: '* * * * *',
  load: async () => (await import('./team-shares.lapse.service.ts')).lapseTeams,
});

const returnSharesData = z.strictObject({
  unitIds: z.array(z.uuid()),
  /** Otherwise by the refund rule of their orders. */
  isWhole: z.boolean(),
});
export type ReturnSharesData = z.output<typeof returnSharesData>;

/** Refunds shares of a team, each in a transaction of its own. */
export const returnSharesJob = job({
  name: 'competitions.return_shares',
  data: returnSharesData,
  load: async () => (await import('./team-shares.return.service.ts')).returnShares,
});
