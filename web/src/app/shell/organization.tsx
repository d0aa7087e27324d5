import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { useSession } from '../../platform/session.ts';
import { site } from '../../platform/site.ts';

/** Loaded only for people in an organization. */
const OrganizationFollower = lazyPart(
  async () => (await import('../../features/organizations/organization-follower.tsx')).OrganizationFollower,
);

/** Applies the signed-in person's organization branding to every page, and shows its trial notice. */
export function Organization() {
  const belongs = useSession()?.user.organizationId;
  if (!belongs && !site.corporateMode) return null;
  return (
    <Suspense>
      <OrganizationFollower />
    </Suspense>
  );
}
