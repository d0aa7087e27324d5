import type { PayoutReply, SellingAs, SkipReason } from '@chalkline/contract/money/selling.schema.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { monthName } from '../../../ui/month-names.ts';
import { Panel } from '../../../ui/panel.tsx';
import { shortDay } from './money-days.ts';
import { sellingQueries } from './selling.queries.ts';

const reasons: Readonly<Record<SkipReason, string>> = {
  no_account: 'No payout account',
  payouts_disabled: 'Payouts are off',
  below_zero: 'Below zero, carried over',
  below_step: 'Too small, carried over',
  held: 'Held by the platform',
};

/** Payouts and what was skipped, newest first. */
export function PayoutsPanel({ as }: { as: SellingAs }) {
  return (
    <Panel title="Payouts">
      <PagedList
        query={sellingQueries.payouts(as)}
        failed="Couldn’t load payouts"
        noun={['payout', 'payouts']}
        empty={
          <EmptyState title="No payouts yet">
            On the 1st of each month you’re paid what the month before left.
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable
            caption="Payouts"
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'for',
                head: 'For',
                cell: ({ month }) => <b>{monthName(month, true)}</b>,
                phone: 'lead',
              },
              { key: 'date', head: 'Date', cell: ({ createdAt }) => shortDay(createdAt) },
              { key: 'state', head: 'State', cell: stateText },
              {
                key: 'amount',
                head: 'Amount',
                align: 'right',
                cell: ({ amount, currency }) => <b>{showMoney(amount, currency)}</b>,
              },
            ]}
          />
        )}
      </PagedList>
    </Panel>
  );
}

function stateText({ state, reason, failure, arrivesAt }: PayoutReply): string {
  const day = arrivesAt ? shortDay(arrivesAt) : null;
  switch (state) {
    case 'planned':
      return 'Planned';
    case 'in_transit':
      return day ? `On its way, expected ${day}` : 'On its way';
    case 'paid':
      return day ? `Arrived ${day}` : 'Arrived';
    case 'failed':
      return failure === 'account_closed' ? 'Failed, bank account closed' : 'Failed, part of the next payout';
    case 'skipped':
      return reason ? reasons[reason] : 'Skipped';
  }
}
