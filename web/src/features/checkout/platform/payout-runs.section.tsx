import { type PayoutState, payoutStates } from '@chalkline/contract/money/money.lifecycles.ts';
import type { PayoutRunReply, RunPayoutReply } from '@chalkline/contract/money/payout-report.schema.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { numberText } from '../../../ui/locale.ts';
import { monthName } from '../../../ui/month-names.ts';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import styles from '../disputes/disputes.module.css';
import { payoutText } from '../selling/payout-texts.ts';
import { platformQueries } from './platform.queries.ts';

const every = 'every';
const stateLabels: Readonly<Record<PayoutState, string>> = {
  planned: 'Planned',
  in_transit: 'On the way',
  paid: 'Arrived',
  failed: 'Failed',
  skipped: 'Skipped',
};

/** The payouts of the 1st of each month: how many arrived, failed or were skipped, and whose. */
export function PayoutRunsSection() {
  const { filters, setFilter } = useListFilters({ month: anyText, state: payoutStates });
  const month = /^2\d{3}-(0[1-9]|1[0-2])$/.test(filters.month) ? filters.month : '';
  return (
    <Stack gap={24}>
      <PageTitle below="Sellers are paid on the 1st of each month. What failed or was skipped is part of the next payout.">
        Payout runs
      </PageTitle>
      <Panel title="Months">
        <PagedList
          query={platformQueries.runs()}
          failed="Couldn’t load the payout runs"
          noun={['run', 'runs']}
          empty={
            <EmptyState title="No payout runs yet">The first one is on the 1st of next month.</EmptyState>
          }
        >
          {(rows) => (
            <DataTable
              caption="Payout runs"
              columns={runColumns}
              rows={rows}
              rowKey={({ month: of }) => of}
            />
          )}
        </PagedList>
      </Panel>
      {month && (
        <Panel title={`Payouts for ${monthName(month, true)}`}>
          <div className={styles.bar}>
            <SelectField
              id="payout-state"
              label="State"
              choices={[
                { value: every, label: 'All' },
                ...payoutStates.map((value) => ({ value, label: stateLabels[value] })),
              ]}
              value={filters.state || every}
              onChange={(value) => setFilter('state', payoutStates.find((one) => one === value) ?? '')}
            />
          </div>
          <PagedList
            query={platformQueries.payoutsOf(month, filters.state)}
            page="payouts-page"
            failed="Couldn’t load the payouts"
            noun={['payout', 'payouts']}
            empty={
              <EmptyState title="No matching payouts">
                No seller’s payout of this month is in this state.
              </EmptyState>
            }
          >
            {(rows) => (
              <DataTable caption="Payouts" columns={payoutColumns} rows={rows} rowKey={({ id }) => id} />
            )}
          </PagedList>
        </Panel>
      )}
    </Stack>
  );
}

/** A number that leads to the payouts it counts. */
function Counted({ run, state, count }: { run: string; state: PayoutState; count: number }) {
  if (count === 0) return '0';
  return (
    <Link
      className={text.link}
      to={urlOf('dashboard', {}, { part: 'payouts', month: run, state })}
      aria-label={`${stateLabels[state]}, ${monthName(run, true)}: ${numberText(count)}`}
    >
      {numberText(count)}
    </Link>
  );
}

const counts = (state: PayoutState, countOf: (run: PayoutRunReply) => number): Column<PayoutRunReply> => ({
  key: state,
  head: stateLabels[state],
  align: 'right',
  cell: (run) => <Counted run={run.month} state={state} count={countOf(run)} />,
});

const runColumns: readonly Column<PayoutRunReply>[] = [
  {
    key: 'month',
    head: 'Month',
    phone: 'lead',
    cell: ({ month }) => (
      <Link className={text.link} to={urlOf('dashboard', {}, { part: 'payouts', month })}>
        {monthName(month, true)}
      </Link>
    ),
  },
  { key: 'ran', head: 'Ran', cell: ({ ranAt }) => <TimeAgo at={ranAt} /> },
  counts('planned', ({ planned }) => planned),
  counts('in_transit', ({ inTransit }) => inTransit),
  counts('paid', ({ paid }) => paid),
  counts('failed', ({ failed }) => failed),
  counts('skipped', ({ skipped }) => skipped),
];

const payoutColumns: readonly Column<RunPayoutReply>[] = [
  { key: 'seller', head: 'Seller', phone: 'lead', cell: ({ seller }) => <b>{seller}</b> },
  { key: 'state', head: 'State', cell: (payout) => payoutText(payout) },
  {
    key: 'amount',
    head: 'Amount',
    align: 'right',
    cell: ({ amount, currency }) => <b>{showMoney(amount, currency)}</b>,
  },
];
