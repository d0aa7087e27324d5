import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { sweepInvitationsJob } from './invitations.jobs.ts';
import { sweepOldInvitations } from './invitations.sweep.service.ts';

export const handle: JobHandler<typeof sweepInvitationsJob.data> = (parts) => sweepOldInvitations(parts);
