import { lazy, Suspense } from 'react';
import { useSession } from '../../platform/session.ts';
import { site } from '../../platform/site.ts';

/** Whoever belongs to no organisation needs none of it. */
const OrganisationFollower = lazy(async () => ({
  default: (await import('../../features/organisations/organisation-follower.tsx')).OrganisationFollower,
}));

/** The organisation of whoever is signed in: its look on every page, and how long its trial runs. */
export function Organisation() {
  const belongs = useSession()?.user.organisationId;
  if (!belongs && !site.corporateMode) return null;
  return (
    <Suspense>
      <OrganisationFollower />
    </Suspense>
  );
}
