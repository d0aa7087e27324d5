import { setTrainingReader } from '../coaching/clients/clients.service.ts';
import type { DomainManifest } from '../domain-manifest.ts';
import { countAsUse } from '../programs/programs/program-uses.service.ts';
import { trainingOf } from './attention/attention.service.ts';
import { maxSubject } from './client-training/client-maxes.notify.service.ts';
import { clientTrainingRoutes } from './client-training/client-training.routes.ts';
import { enrollmentSubject } from './enrollments/enrollments.notify.service.ts';
import { enrollmentPersonalTables, isTrainedBy } from './enrollments/enrollments.repository.ts';
import { enrollmentRoutes } from './enrollments/enrollments.routes.ts';
import { trainingPersonalTables } from './logs/logs.repository.ts';
import { logRoutes } from './logs/logs.routes.ts';
import { maxPersonalTables } from './maxes/maxes.repository.ts';
import { programRequestSubject } from './program-requests/program-requests.notify.service.ts';
import {
  programRequestPersonalTables,
  withdrawOpenBetween,
} from './program-requests/program-requests.repository.ts';
import { programRequestRoutes } from './program-requests/program-requests.routes.ts';
import { recordRoutes } from './records/records.routes.ts';
import { programSellable } from './sale/programs.sale.service.ts';

// Coaching lists those first who need their trainer, with what their training says.
setTrainingReader(trainingOf);
countAsUse(isTrainedBy);

export const training: DomainManifest = {
  routes: () => [
    ...logRoutes,
    ...recordRoutes,
    ...enrollmentRoutes,
    ...programRequestRoutes,
    ...clientTrainingRoutes,
  ],
  sellables: [programSellable],
  partings: [(parts, tx, parted) => withdrawOpenBetween(tx.sql, parted, parts.clock.now())],
  notificationSubjects: [programRequestSubject, enrollmentSubject, maxSubject],
  personalTables: [
    ...trainingPersonalTables,
    ...maxPersonalTables,
    ...enrollmentPersonalTables,
    ...programRequestPersonalTables,
  ],
};
