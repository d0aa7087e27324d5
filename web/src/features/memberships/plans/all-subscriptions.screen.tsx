import type { MembershipCounts } from '@chalkline/contract/memberships/membership.schema.ts';
import { type PlanReply, type PlansReply, planMonths } from '@chalkline/contract/memberships/plan.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Bar } from '../../../ui/bar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { calendarDayText } from '../../../ui/times.ts';
import { PageTitle } from '../../../ui/titles.tsx';
import { costsText, linesOf, moneyText } from '../membership-texts.ts';
import styles from '../memberships.module.css';
import { membershipQueries } from '../memberships.queries.ts';
import { PlanModal } from './plan-modal.tsx';

/** What the platform sells to those who use it, and what it brings a month. */
export function AllSubscriptionsScreen() {
  const counts = useQuery(membershipQueries.counts());
  const plans = useQuery(membershipQueries.plans());
  return (
    <Page width="work">
      <Loaded query={counts} failed="Couldn’t load the subscribers" panel>
        {(figures) => (
          <Loaded query={plans} failed="Couldn’t load the plans" panel>
            {(found) => <Plans counts={figures} found={found} />}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

function Plans({ counts, found: { plans, can } }: { counts: MembershipCounts; found: PlansReply }) {
  const [open, setOpen] = useState<PlanReply | 'new' | null>(null);
  const sums = monthlySums(plans);
  return (
    <Stack gap={16}>
      <PageTitle
        below="Plans of the platform, for people on their own and for organizations."
        actions={
          <>
            <ButtonLink to={urlOf('revenues', {}, { as: 'platform' })}>Revenues</ButtonLink>
            <ButtonLink to={urlOf('allSubscribers')}>See subscribers</ButtonLink>
            {can.add && (
              <Button
                variant="main"
                icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
                onClick={() => setOpen('new')}
              >
                Add a plan
              </Button>
            )}
          </>
        }
      >
        Subscriptions
      </PageTitle>
      <Figures>
        <Figure
          label="Monthly recurring"
          value={sums.map(({ amount, currency }) => moneyText(amount, currency)).join(', ') || '0'}
          note="Longer plans by their share of a month"
        />
        <Figure
          label="Subscribers"
          value={numberText(counts.current)}
          note={`${numberText(sumOf(plans, 'joined'))} joined, ${numberText(sumOf(plans, 'left'))} left in 30 days`}
          to={urlOf('allSubscribers')}
        />
        <Figure
          label="Trials"
          value={numberText(counts.trialing)}
          note={`${numberText(counts.trialsEnding)} end within 7 days`}
          to={urlOf('allSubscribers', {}, { state: 'trialing' })}
        />
        <Figure
          label="Overdue"
          value={numberText(counts.overdue)}
          tone={counts.overdue > 0 ? 'warn' : 'plain'}
          note={
            counts.dueAmounts.map(({ amount, currency }) => moneyText(amount, currency)).join(', ') +
              (counts.dueSince ? `, since ${calendarDayText(counts.dueSince)}` : '') || 'Nothing to pay'
          }
          to={urlOf('allSubscribers', {}, { state: 'overdue' })}
        />
        <Figure
          label="Leaving"
          value={numberText(counts.canceled)}
          note="Canceled, until their paid time ends"
          to={urlOf('allSubscribers', {}, { state: 'canceled' })}
        />
      </Figures>
      <Panel>
        {plans.length === 0 ? (
          <EmptyState title="No plans yet">
            Add the first one with its price and what it includes. People find it under Subscriptions.
          </EmptyState>
        ) : (
          <DataTable
            caption="Plans of the platform"
            columns={columnsOf(sums, can.manage ? setOpen : null)}
            rows={plans}
            rowKey={({ id }) => id}
            rowState={({ isOn }) => (isOn ? undefined : 'out')}
          />
        )}
      </Panel>
      {open && (
        <PlanModal
          plan={open === 'new' ? null : open}
          sellsToCompanies={can.sellToCompanies}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  );
}

const sumOf = (plans: readonly PlanReply[], what: 'people' | 'joined' | 'left') =>
  plans.reduce((sum, plan) => sum + plan[what], 0);

interface MonthlySum {
  readonly currency: CurrencyCode;
  /** Minor units. */
  readonly amount: number;
}

/** What the people who have a plan pay for a month of it, in minor units. Trials pay nothing yet. */
function monthlyOf({ people, trialing, price, period }: PlanReply): number {
  return Math.round(((people - trialing) * price) / planMonths[period]);
}

function monthlySums(plans: readonly PlanReply[]): readonly MonthlySum[] {
  return [...Map.groupBy(plans, ({ currency }) => currency)]
    .map(([currency, some]) => ({ currency, amount: some.reduce((sum, plan) => sum + monthlyOf(plan), 0) }))
    .filter(({ amount }) => amount > 0);
}

function columnsOf(
  sums: readonly MonthlySum[],
  onEdit: ((plan: PlanReply) => void) | null,
): readonly Column<PlanReply>[] {
  return [
    {
      key: 'plan',
      head: 'Plan',
      phone: 'lead',
      cell: (plan) => (
        <div className={styles.planCell}>
          {onEdit ? (
            <button type="button" className={styles.name} onClick={() => onEdit(plan)}>
              {plan.name}
            </button>
          ) : (
            plan.name
          )}
          <small>{plan.isOn ? linesOf(plan.includes)[0] : 'Not on sale'}</small>
          {plan.trialDays !== null && <small>{counted(plan.trialDays, ['day', 'days'])} free trial</small>}
        </div>
      ),
    },
    {
      key: 'price',
      head: 'Price',
      align: 'right',
      cell: costsText,
    },
    {
      key: 'people',
      head: 'Subscribers',
      align: 'right',
      cell: ({ people }) => <b>{numberText(people)}</b>,
    },
    {
      key: 'joined',
      head: '30 days',
      align: 'right',
      cell: ({ joined, left }) => `+${numberText(joined)} −${numberText(left)}`,
    },
    {
      key: 'share',
      head: 'Share of revenue',
      phone: 'hide',
      cell: (plan) => {
        const all = sums.find(({ currency }) => currency === plan.currency)?.amount ?? 0;
        return <Bar label={`Share of revenue of ${plan.name}`} value={monthlyOf(plan)} max={all} />;
      },
    },
    {
      key: 'month',
      head: 'A month',
      align: 'right',
      cell: (plan) => moneyText(monthlyOf(plan), plan.currency),
    },
  ];
}
