import type { SellingAs } from '@chalkline/contract/money/selling.schema.ts';
import { useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSession } from '../../../platform/session.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';

/** Whose money is shown, kept in the address: administrators of a company have their own and the company's. */
export function useSellingAs() {
  const user = useSession()?.user;
  const hasCompany = user?.accountType === 'corporate_admin' && user.organizationId !== null;
  const { filters, setFilter } = useListFilters({ as: ['organization', 'person'] });
  const as: SellingAs = hasCompany ? filters.as || 'organization' : 'person';
  return { as, hasCompany, setAs: (to: SellingAs) => setFilter('as', to) };
}

/** The choice between the company and oneself; nothing for everybody else. */
export function SellingAsChoice({ as, hasCompany, setAs }: ReturnType<typeof useSellingAs>) {
  if (!hasCompany) return null;
  return (
    <SegmentedControl
      label="Whose money"
      choices={[
        { value: 'organization', label: 'Company' },
        { value: 'person', label: 'You' },
      ]}
      value={as}
      onChange={setAs}
    />
  );
}
