import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { useSession } from '../../platform/session.ts';
import { site } from '../../platform/site.ts';

/** Whoever belongs to no organization needs none of it. */
const OrganizationFollower = lazyPart(
  async () => (await import('../../features/organizations/organization-follower.tsx')).OrganizationFollower,
);

/** The organization of whoever is signed in: its look on every page, and how long its trial runs. */
export function Organization() {
  const belongs = useSession()?.user.organizationId;
  if (!belongs && !site.corporateMode) return null;
  return (
    <Suspense>
      <OrganizationFollower />
    </Suspense>
  );
}
