import type { DomainManifest } from '../domain-manifest.ts';
import { tellLockJob } from './attempts/attempts.jobs.ts';
import { attemptRetention } from './attempts/attempts.table.ts';
import { verificationRetention } from './auth/auth.table.ts';
import { sessionRetention } from './auth/sessions.table.ts';
import { consentRoutes } from './consents/consents.routes.ts';
import { knownDeviceRetention } from './devices/known-devices.table.ts';
import { mailEmailChangeJob } from './email-changes/email-changes.jobs.ts';
import { emailChangeRetention } from './email-changes/email-changes.table.ts';
import { mailGuestCodeJob } from './guests/guests.jobs.ts';
import { guestRoutes } from './guests/guests.routes.ts';
import { handoverRoutes } from './handovers/handovers.routes.ts';
import { handoverRetention } from './handovers/handovers.table.ts';
import { usedPasskeyChallengeRetention } from './passkeys/passkeys.table.ts';
import { mailPasswordLinkJob } from './passwords/passwords.jobs.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { accountsPersonalData } from './personal/personal.service.ts';
import { mailCodeJob } from './registrations/registrations.jobs.ts';
import { registrationRoutes } from './registrations/registrations.routes.ts';
import { registrationRetention } from './registrations/registrations.table.ts';
import { passkeyRoutes } from './security/passkeys.routes.ts';
import { secondFactorRoutes } from './security/second-factor.routes.ts';
import { securityRoutes } from './security/security.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { mailSignInCodeJob } from './sign-in-codes/sign-in-codes.jobs.ts';
import { signInRoutes } from './sign-ins/sign-ins.routes.ts';
import { endSuspensionJob } from './suspensions/suspensions.jobs.ts';

export const accounts: DomainManifest = {
  routes: ({ newcomers, claims, keptByConsent }) => [
    ...signInRoutes,
    ...sessionRoutes,
    ...guestRoutes(claims),
    ...handoverRoutes,
    ...peopleRoutes,
    ...registrationRoutes({ welcomes: newcomers, claims }),
    ...securityRoutes,
    ...secondFactorRoutes,
    ...passkeyRoutes,
    ...consentRoutes(keptByConsent),
  ],
  jobs: () => [
    mailCodeJob,
    mailSignInCodeJob,
    mailGuestCodeJob,
    mailPasswordLinkJob,
    mailEmailChangeJob,
    tellLockJob,
    endSuspensionJob,
  ],
  retentions: [
    sessionRetention,
    handoverRetention,
    registrationRetention,
    verificationRetention,
    attemptRetention,
    emailChangeRetention,
    knownDeviceRetention,
    usedPasskeyChallengeRetention,
  ],
  personalData: accountsPersonalData,
};
