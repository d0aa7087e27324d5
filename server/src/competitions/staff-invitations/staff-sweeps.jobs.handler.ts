import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { sweepStaffInvitationsJob } from './staff-invitations.jobs.ts';
import { sweepStaffInvitations } from './staff-invitations.sweep.service.ts';

export const handle: JobHandler<typeof sweepStaffInvitationsJob.data> = (parts) =>
  sweepStaffInvitations(parts);
