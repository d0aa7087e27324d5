import type { SellingAs } from '@chalkline/contract/money/selling.schema.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { HelpLink } from '../../../patterns/help-link.tsx';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { monthName } from '../../../ui/month-names.ts';
import { Panel } from '../../../ui/panel.tsx';
import { shortDay } from './money-days.ts';
import { payoutText } from './payout-texts.ts';
import { sellingQueries } from './selling.queries.ts';

/** Payouts and what was skipped, newest first. */
export function PayoutsPanel({ as }: { as: SellingAs }) {
  return (
    <Panel title="Payouts" actions={<HelpLink answer="payouts" about="payouts" />}>
      <PagedList
        query={sellingQueries.payouts(as)}
        page="payouts-page"
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
              { key: 'state', head: 'State', cell: payoutText },
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
