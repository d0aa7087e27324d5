import {
  type MembershipCounts,
  type MembershipReply,
  membershipFilters,
} from '@chalkline/contract/memberships/membership.schema.ts';
import type { PlansReply } from '@chalkline/contract/memberships/plan.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconQrcode, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useSession } from '../../../platform/session.ts';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { useSearchText, withParam } from '../../../platform/use-search-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FieldGrid } from '../../../ui/field.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Note } from '../../../ui/note.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import type { MembershipSlots } from '../gym-waiver-slots.ts';
import { nextText } from '../membership-next.ts';
import { StateMark } from '../membership-state.tsx';
import { moneyText, priceText, stateLabels } from '../membership-texts.ts';
import styles from '../memberships.module.css';
import { membershipQueries } from '../memberships.queries.ts';
import { AddMemberModal } from './add-member-modal.tsx';
import { MembershipModal } from './membership-modal.tsx';
import { ScanModal } from './scan-modal.tsx';

/** What these people are called, and where their plans are. */
export interface MemberWords {
  readonly title: string;
  /** "member", "members". */
  readonly noun: readonly [one: string, many: string];
  readonly plans: 'memberships' | 'allSubscriptions';
  /** Where this list is. */
  readonly members: 'clientMemberships' | 'allSubscribers';
  /** They come to a place where somebody lets them in. */
  readonly hasDoor: boolean;
}

const members: MemberWords = {
  title: 'Members',
  noun: ['member', 'members'],
  plans: 'memberships',
  members: 'clientMemberships',
  hasDoor: true,
};

/** Who has which membership; for administrators of a gym also what its members sign. */
export function clientMembershipsScreen({ Section }: MembershipSlots['waivers']) {
  return function MembersScreen() {
    const [params] = useAddressParams();
    const user = useSession()?.user;
    const gymId = user?.accountType === 'corporate_admin' ? user.organizationId : null;
    const isAsked = params.get('part') === 'waivers' && gymId != null;
    useScreenTitle(isAsked ? 'Waivers' : undefined);
    if (!isAsked) return <ClientMembershipsScreen hasWaivers={gymId != null} />;
    return (
      <Page width="work">
        <Stack gap={16}>
          <Row>
            <ButtonLink variant="text" to={urlOf('clientMemberships')}>
              Members
            </ButtonLink>
          </Row>
          <Suspense fallback={<SkeletonRows rows={6} avatar={false} />}>
            <Section subject={{ subjectKind: 'organization', subjectId: gymId }} />
          </Suspense>
        </Stack>
      </Page>
    );
  };
}

interface ClientMembershipsProps {
  words?: MemberWords;
  hasWaivers?: boolean;
}

/** Who has which membership: takes cash, freezes and cancels. */
export function ClientMembershipsScreen({ words = members, hasWaivers = false }: ClientMembershipsProps) {
  const counts = useQuery(membershipQueries.counts());
  const plans = useQuery(membershipQueries.plans());
  return (
    <Page width="work">
      <Loaded query={counts} failed={`Couldn’t load the ${words.noun[1]}`} panel>
        {(figures) => (
          <Loaded query={plans} failed="Couldn’t load the plans" panel>
            {(found) => <Members counts={figures} plans={found} words={words} hasWaivers={hasWaivers} />}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

const everything = 'all';

interface MembersProps {
  counts: MembershipCounts;
  plans: PlansReply;
  words: MemberWords;
  hasWaivers: boolean;
}

function Members({ counts, plans: { plans }, words, hasWaivers }: MembersProps) {
  const [one, many] = words.noun;
  const { filters, isNarrowed, setFilter, clear } = useListFilters({
    search: anyText,
    state: membershipFilters,
    planId: anyText,
  });
  const [search, setSearch] = useSearchText('search');
  const [params, change] = useAddressParams();
  const [adding, setAdding] = useState(false);
  const isScanning = params.get('scan') === '1';
  const scan = (asked: boolean) =>
    change((now) => withParam(now, 'scan', asked ? '1' : ''), { preventScrollReset: true });
  const openId = params.get('membership');
  const open = (id: string) =>
    change((now) => withParam(now, 'membership', id), { preventScrollReset: true });
  const state = filters.state || 'current';
  const onSale = plans.filter(({ isOn }) => isOn);
  const label = (filter: (typeof membershipFilters)[number]) =>
    `${filter === 'current' ? 'Current' : filter === 'overdue' ? 'Overdue' : stateLabels[filter]} (${numberText(counts[filter])})`;
  return (
    <Stack gap={16}>
      <PageTitle
        below="Those whose paid time ends first come first."
        actions={
          <>
            <ButtonLink to={urlOf(words.plans)}>See plans</ButtonLink>
            {hasWaivers && (
              <ButtonLink to={urlOf('clientMemberships', {}, { part: 'waivers' })}>Waivers</ButtonLink>
            )}
            {words.hasDoor && (
              <Button
                icon={<IconQrcode size={18} stroke={1.75} aria-hidden="true" />}
                onClick={() => scan(true)}
              >
                Let members in
              </Button>
            )}
            {counts.can.add && onSale.length > 0 && (
              <Button
                variant="main"
                icon={<IconUserPlus size={18} stroke={1.75} aria-hidden="true" />}
                onClick={() => setAdding(true)}
              >
                Add a member
              </Button>
            )}
          </>
        }
      >
        {words.title}
      </PageTitle>
      {counts.dueAmounts.length > 0 && (
        <Note tone="warn">
          {counts.dueAmounts.map(({ amount, currency }) => moneyText(amount, currency)).join(' and ')} due
          from {numberText(counts.overdue)} {counts.overdue === 1 ? one : many}.{' '}
          <Link to={urlOf(words.members, {}, { state: 'overdue' })}>See who</Link>
        </Note>
      )}
      <SearchField
        label={`Search ${many}`}
        placeholder={counts.can.seeEmails ? 'Name or email' : 'Name'}
        value={search}
        onChange={setSearch}
      />
      <FieldGrid>
        <SelectField
          id="state-filter"
          label="Show"
          choices={membershipFilters.map((value) => ({ value, label: label(value) }))}
          value={state}
          onChange={(value) => setFilter('state', value === 'current' ? '' : value)}
        />
        <SelectField
          id="plan-filter"
          label="Plan"
          choices={[
            { value: everything, label: 'All plans' },
            ...plans.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={filters.planId || everything}
          onChange={(value) => setFilter('planId', value === everything ? '' : value)}
        />
      </FieldGrid>
      <Panel>
        <PagedList
          query={membershipQueries.list({ ...filters, state })}
          failed={`Couldn’t load the ${many}`}
          skeleton={<SkeletonRows rows={8} avatar={false} />}
          noun={['membership', 'memberships']}
          empty={
            isNarrowed ? (
              <EmptyState
                title={`No matching ${many}`}
                action={
                  <Button size={32} onClick={clear}>
                    Clear filters
                  </Button>
                }
              >
                Try another search, state or plan.
              </EmptyState>
            ) : (
              <EmptyState title={`No ${many} yet`}>People who join one of your plans appear here.</EmptyState>
            )
          }
        >
          {(rows) => (
            <DataTable
              caption={words.title}
              columns={columnsOf(open)}
              rows={rows}
              rowKey={({ id }) => id}
              rowState={({ state: of }) => (of === 'expired' ? 'out' : undefined)}
            />
          )}
        </PagedList>
      </Panel>
      {isScanning && words.hasDoor && !openId && <ScanModal onOpen={open} onClose={() => scan(false)} />}
      {adding && <AddMemberModal plans={onSale} onClose={() => setAdding(false)} />}
      {openId && <MembershipModal key={openId} membershipId={openId} onClose={() => open('')} />}
    </Stack>
  );
}

function columnsOf(onOpen: (id: string) => void): readonly Column<MembershipReply>[] {
  return [
    {
      key: 'person',
      head: 'Person',
      phone: 'lead',
      cell: ({ id, person }) => (
        <button type="button" className={styles.name} onClick={() => onOpen(id)}>
          {person.name}
        </button>
      ),
    },
    { key: 'plan', head: 'Plan', cell: ({ plan }) => plan },
    {
      key: 'state',
      head: 'State',
      cell: (row) => <StateMark membership={row} />,
    },
    { key: 'next', head: 'Next', cell: nextText },
    {
      key: 'price',
      head: 'Price',
      align: 'right',
      cell: ({ price, currency }) => priceText(price, currency),
    },
  ];
}
