import { accountTypes } from '@chalkline/contract/accounts/account-types.ts';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { useSearchText, withParam } from '../../../platform/use-search-text.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Chip } from '../../../ui/tag.tsx';
import { accountTypeLabels, personStateLabels } from '../account-labels.ts';
import styles from '../lists.module.css';
import { OrganizationField } from '../organization-field.tsx';
import { sinceDays } from './people-filters.ts';

const any = 'any';

/** Search and filters of the list, kept in the address. `isAdmin`: there is more than one organization. */
export function PeopleTools({ isAdmin }: { isAdmin: boolean }) {
  const [params, change] = useAddressParams();
  const [search, setSearch] = useSearchText('search');
  const choose = (name: string, value: string) =>
    change((now) => withParam(now, name, value === any ? '' : value), { replace: true });
  const chosen = (name: string) => params.get(name) ?? any;
  return (
    <div className={styles.tools}>
      <SearchField
        className={styles.search}
        label="Search people"
        placeholder="Name, handle or email"
        value={search}
        onChange={setSearch}
      />
      <SelectField
        label="Type"
        labelHidden
        choices={[
          { value: any, label: 'All types' },
          ...accountTypes.map((type) => ({ value: type, label: accountTypeLabels[type] })),
        ]}
        value={chosen('type')}
        onChange={(value) => choose('type', value)}
      />
      <SelectField
        label="State"
        labelHidden
        choices={[
          { value: any, label: 'All states' },
          ...states.map((state) => ({ value: state, label: personStateLabels[state] })),
        ]}
        value={chosen('state')}
        onChange={(value) => choose('state', value)}
      />
      <SelectField
        label="Last sign-in"
        labelHidden
        choices={[
          { value: any, label: 'Any time' },
          ...sinceDays.map((days) => ({ value: days, label: sinceLabels[days] })),
        ]}
        value={chosen('since')}
        onChange={(value) => choose('since', value)}
      />
      {isAdmin && (
        <OrganizationField
          label="Organization"
          labelHidden
          before={[
            { value: any, label: 'All organizations' },
            { value: 'none', label: 'No organization' },
          ]}
          value={chosen('organization')}
          onChange={(value) => choose('organization', value)}
        />
      )}
      <Chip
        on={params.has('unverified')}
        onClick={() => choose('unverified', params.has('unverified') ? '' : '1')}
      >
        Email not verified
      </Chip>
    </div>
  );
}

const states = ['active', 'guest', 'invited', 'suspended', 'leaving'] as const;

const sinceLabels: Readonly<Record<(typeof sinceDays)[number], string>> = {
  '1': 'Last 24 hours',
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
};
