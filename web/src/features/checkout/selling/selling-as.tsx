import type { SellingAs } from '@chalkline/contract/money/selling.schema.ts';
import { useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSession } from '../../../platform/session.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';

const labels = { organization: 'Company', platform: 'Platform' } as const;

/**
 * Whose money is shown, kept in the address: administrators of a company or of the platform have their own and that.
 * The platform has no payout account: a screen about one asks `withPlatform: false`.
 */
export function useSellingAs({ withPlatform = true } = {}) {
  const user = useSession()?.user;
  const isAdmin = user?.accountType === 'admin' && withPlatform;
  const hasCompany = user?.accountType === 'corporate_admin' && user.organizationId !== null;
  const { filters, setFilter } = useListFilters({ as: ['organization', 'platform', 'person'] });
  const other: Exclude<SellingAs, 'person'> | null = isAdmin
    ? 'platform'
    : hasCompany
      ? 'organization'
      : null;
  const as: SellingAs = other !== null && filters.as !== 'person' ? other : 'person';
  return {
    as,
    other,
    /** For addresses of screens about the same money. */
    query: other === null ? {} : { as },
    setAs: (to: SellingAs) => setFilter('as', to),
  };
}

/** The choice between the company or the platform and oneself; nothing for everybody else. */
export function SellingAsChoice({ as, other, setAs }: ReturnType<typeof useSellingAs>) {
  if (other === null) return null;
  return (
    <SegmentedControl
      label="Whose money"
      choices={[
        { value: other, label: labels[other] },
        { value: 'person', label: 'You' },
      ]}
      value={as}
      onChange={setAs}
    />
  );
}
