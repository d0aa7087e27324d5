import type { CallFailed } from '@chalkline/contract/http/client.ts';
import { worksForAdministrators, worksReadOnly } from '@chalkline/contract/organizations/read-only.rules.ts';
import { usualTrialDays } from '@chalkline/contract/organizations/trial.rules.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from './accounts/people/people.factory.ts';
import { routes } from './manifests.ts';
import { organization } from './organizations/organizations.factory.ts';
import { testApp } from './platform/testing/test-app.ts';

/** What people of an organization may still write once its trial is over: what is their own. */
const stillWritten = [
  'DELETE /api/memberships/:membershipId/cancellation',
  'DELETE /api/notifications/push-devices/:pushDeviceId',
  'DELETE /api/people/me/consents/:purpose',
  'DELETE /api/people/me/email-change',
  'DELETE /api/people/me/organization',
  'DELETE /api/sessions',
  'DELETE /api/sessions/:sessionId',
  'DELETE /api/sessions/current',
  'PATCH /api/notifications/preferences',
  'PATCH /api/profiles/me',
  'POST /api/memberships/:membershipId/cancellation',
  'POST /api/notifications/:notificationId/read',
  'POST /api/notifications/read',
  'POST /api/people/me/email-change/codes',
  'POST /api/people/me/email-change/confirmation',
  'POST /api/people/me/passkeys',
  'POST /api/people/me/passkeys/:passkeyId/removal',
  'POST /api/people/me/passkeys/options',
  'POST /api/people/me/second-factor',
  'POST /api/people/me/second-factor/confirmation',
  'POST /api/people/me/second-factor/recovery-codes',
  'POST /api/people/me/second-factor/removal',
  'POST /api/profiles/me/exports',
  'POST /api/profiles/me/exports/:exportId/links',
  'POST /api/profiles/me/leaving',
  'POST /api/sessions/handovers',
  'POST /mobileapis/upload-image',
  'PUT /api/notifications/push-devices/this',
  'PUT /api/people/me/consents/:purpose',
  'PUT /api/people/me/email-change',
  'PUT /api/people/me/password',
  'PUT /api/people/me/zone',
  'PUT /api/presence',
  'PUT /api/profiles/me/handle',
];

const { call, parts, clock } = await testApp();
const { id: organizationId } = await organization(parts);
const people = await Promise.all(
  (['corporate_admin', 'trainer', 'trainee', 'receptionist'] as const).map((accountType) =>
    person(parts, { accountType, organizationId }),
  ),
);
clock.advance(usualTrialDays * 86_400_000);

const writes = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, access }) => method !== 'GET' && access !== 'public');
const nameOf = ({ method, path }: (typeof writes)[number]) => `${method} ${path}`;
const refused = writes.filter((endpoint) => !worksReadOnly(endpoint));

describe('once a trial is over', () => {
  it('only what is one’s own is still written', () => {
    expect(writes.filter(worksReadOnly).map(nameOf).toSorted()).toEqual(stillWritten);
  });

  it.each(refused.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s is refused',
    async (_, endpoint) => {
      const params = Object.fromEntries(
        [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x']),
      );
      for (const one of people) {
        if (one.accountType === 'corporate_admin' && worksForAdministrators(endpoint)) continue;
        const answer = await call(endpoint, { params } as never, { as: await signedIn(parts, one) }).then(
          () => 'done',
          (failure: CallFailed) => failure.code,
        );
        expect(['organization_read_only', 'not_allowed']).toContain(answer);
      }
    },
  );
});
