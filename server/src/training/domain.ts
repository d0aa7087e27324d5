import { setTrainingReader } from '../coaching/clients/clients.service.ts';
import type { DomainManifest } from '../domain-manifest.ts';
import { trainingGlancesOf, trainingNeedsOf } from './attention/attention.service.ts';
import { clientTrainingRoutes } from './client-training/client-training.routes.ts';
import { enrollmentPersonalTables } from './enrollments/enrollments.repository.ts';
import { enrollmentRoutes } from './enrollments/enrollments.routes.ts';
import { trainingPersonalTables } from './logs/logs.repository.ts';
import { logRoutes } from './logs/logs.routes.ts';
import { programRequestSubject } from './program-requests/program-requests.notify.service.ts';
import { programRequestPersonalTables } from './program-requests/program-requests.repository.ts';
import { programRequestRoutes } from './program-requests/program-requests.routes.ts';
import { recordRoutes } from './records/records.routes.ts';
import { programSellable } from './sale/programs.sale.service.ts';

// Coaching lists those first who need their trainer, with what their training says.
setTrainingReader({ needs: trainingNeedsOf, glances: trainingGlancesOf });

export const training: DomainManifest = {
  routes: () => [
    ...logRoutes,
    ...recordRoutes,
    ...enrollmentRoutes,
    ...programRequestRoutes,
    ...clientTrainingRoutes,
  ],
  sellables: [programSellable],
  notificationSubjects: [programRequestSubject],
  personalTables: [...trainingPersonalTables, ...enrollmentPersonalTables, ...programRequestPersonalTables],
};
