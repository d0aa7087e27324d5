import type { DomainManifest } from '../domain-manifest.ts';
import { setDecisionRecorder } from '../groups/members/member-decisions.service.ts';
import { lateCasesJob } from './cases/cases.jobs.ts';
import { caseSubject } from './cases/cases.notify.service.ts';
import { caseRoutes } from './cases/cases.routes.ts';
import { caseRetention } from './cases/cases.table.ts';
import { reportedUploads } from './cases/reported-uploads.service.ts';
import { recordMemberDecision } from './members/moderated-members.service.ts';
import { moderationPersonalTables } from './personal/personal.repository.ts';

export const moderation: DomainManifest = {
  routes: () => caseRoutes,
  jobs: () => [lateCasesJob],
  retentions: [caseRetention],
  notificationSubjects: [caseSubject],
  uploadSubjects: [reportedUploads],
  personalTables: moderationPersonalTables,
};

// Every process loads this manifest.
setDecisionRecorder(recordMemberDecision);
