import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { mailStaffInvitationsJob } from './staff-invitations.jobs.ts';
import { mailStaffInvitations } from './staff-invitations.mail.service.ts';

export const handle: JobHandler<typeof mailStaffInvitationsJob.data> = (parts, _data, { signal }) =>
  mailStaffInvitations(parts, signal);
