import type { DomainManifest } from '../domain-manifest.ts';
import { handledBy } from '../platform/jobs/jobs.ts';
import { tellLockJob } from './attempts/attempts.jobs.ts';
import { mailEmailChangeJob } from './email-changes/email-changes.jobs.ts';
import { handoverRoutes } from './handovers/handovers.routes.ts';
import { mailPasswordLinkJob } from './passwords/passwords.jobs.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { accountsPersonalData } from './personal/personal.service.ts';
import { mailCodeJob } from './registrations/registrations.jobs.ts';
import { registrationRoutes } from './registrations/registrations.routes.ts';
import { securityRoutes } from './security/security.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { mailSignInCodeJob } from './sign-in-codes/sign-in-codes.jobs.ts';
import { signInRoutes } from './sign-ins/sign-ins.routes.ts';
import { endSuspensionJob } from './suspensions/suspensions.jobs.ts';
import { sweepAccountsJob } from './sweeps/sweeps.jobs.ts';

export const accounts: DomainManifest = {
  routes: ({ newcomers }) => [
    ...signInRoutes,
    ...sessionRoutes,
    ...handoverRoutes,
    ...peopleRoutes,
    ...registrationRoutes(newcomers),
    ...securityRoutes,
  ],
  jobs: () => [
    handledBy(mailCodeJob, () => import('./registrations/registrations.jobs.handler.ts')),
    handledBy(mailSignInCodeJob, () => import('./sign-in-codes/sign-in-codes.jobs.handler.ts')),
    handledBy(mailPasswordLinkJob, () => import('./passwords/passwords.jobs.handler.ts')),
    handledBy(mailEmailChangeJob, () => import('./email-changes/email-changes.jobs.handler.ts')),
    handledBy(tellLockJob, () => import('./attempts/attempts.jobs.handler.ts')),
    handledBy(endSuspensionJob, () => import('./suspensions/suspensions.jobs.handler.ts')),
    handledBy(sweepAccountsJob, () => import('./sweeps/sweeps.jobs.handler.ts')),
  ],
  personalData: accountsPersonalData,
};
