import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { mailInvitationsJob } from './invitations.jobs.ts';
import { mailInvitations } from './invitations.mail.service.ts';

export const handle: JobHandler<typeof mailInvitationsJob.data> = (parts, _data, { signal }) =>
  mailInvitations(parts, signal);
