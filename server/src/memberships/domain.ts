import { setCoachingEnd } from '../coaching/coachings/coachings.service.ts';
import type { DomainManifest } from '../domain-manifest.ts';
import { setPlanAudiences } from '../training/program-requests/program-audiences.service.ts';
import { gymPapers } from './gym-papers/gym-papers.service.ts';
import { membershipPersonalTables } from './memberships/periods.repository.ts';
import { planPersonalTables } from './plans/plans.repository.ts';
import { planAudiences } from './plans/plans.service.ts';
import { endWithCoaching, endWithTrainer } from './renewals/renewals.coaching.service.ts';
import { renewMembershipsJob } from './renewals/renewals.jobs.ts';
import { renewalSubject } from './renewals/renewals.notify.service.ts';
import { membershipRoutes } from './sale/memberships.routes.ts';
import { membershipSellable } from './sale/memberships.sale.service.ts';
import { visitPersonalTables } from './visits/visits.repository.ts';

// Trainers assign programs to who has a plan of theirs.
setPlanAudiences(planAudiences);
setCoachingEnd(endWithCoaching);

export const memberships: DomainManifest = {
  routes: () => membershipRoutes,
  jobs: () => [renewMembershipsJob],
  notificationSubjects: [renewalSubject],
  sellables: [membershipSellable],
  paperSubjects: [gymPapers],
  personalData: {
    domain: 'memberships',
    tables: [...visitPersonalTables, ...membershipPersonalTables, ...planPersonalTables],
    erase: (parts, tx, { id }) => endWithTrainer(parts, tx, id),
  },
};
