import type { DomainManifest } from '../domain-manifest.ts';
import { copyRoutes } from './copies/copies.routes.ts';
import { guardianRequestRetention } from './guardian-requests/guardian-requests.table.ts';
import { mailGuardianJob } from './guardians/guardians.jobs.ts';
import { guardianRoutes } from './guardians/guardians.routes.ts';
import { waiversPersonalData } from './questions/questions.personal.service.ts';
import { answerFiles } from './questions/questions.read.service.ts';
import { questionRoutes } from './questions/questions.routes.ts';
import { waiverReminderSubject } from './reminders/reminders.notify.service.ts';
import { reminderRoutes } from './reminders/reminders.routes.ts';
import { waiverRoutes } from './signatures/signatures.routes.ts';
import { registerPaperSubjects } from './subjects/subjects.service.ts';
import { waiverFiles } from './waivers/waivers.files.service.ts';

export const waivers: DomainManifest = {
  routes: ({ paperSubjects }) => {
    // What waivers and questions belong to is above this domain.
    registerPaperSubjects(paperSubjects);
    return [...waiverRoutes, ...copyRoutes, ...guardianRoutes, ...reminderRoutes, ...questionRoutes];
  },
  jobs: () => [mailGuardianJob],
  retentions: [guardianRequestRetention],
  notificationSubjects: [waiverReminderSubject],
  uploadSubjects: [waiverFiles, answerFiles],
  personalData: waiversPersonalData,
};
