import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Fact, Facts } from '../../../ui/figures.tsx';
import { monthName } from '../../../ui/month-names.ts';
import { Panel } from '../../../ui/panel.tsx';
import { financeQueries } from '../finance.queries.ts';

/** What the organization sold on the platform in a month: from the ledger, to read only. */
export function SoldPanel({ month, currency }: { month: string; currency: CurrencyCode }) {
  const query = useQuery(financeQueries.sold(Number(month.slice(0, 4)), currency));
  return (
    <Panel
      title="Sold here"
      padded
      actions={
        <ButtonLink size={32} to={urlOf('revenues')}>
          Revenues and payouts
        </ButtonLink>
      }
    >
      <Loaded query={query} failed="Couldn’t load what was sold">
        {({ months }) => {
          const sums = months.find((one) => one.month === month);
          const show = (amount: number) => showMoney(amount, currency);
          return (
            <Facts>
              <Fact label={`Sales in ${monthName(month, true)}`} value={show(sums?.gross ?? 0)} />
              <Fact label="Refunds" value={show(sums?.refunds ?? 0)} />
              <Fact label="Fees" value={show(sums?.fees ?? 0)} />
              <Fact
                label="Net"
                value={show(sums?.net ?? 0)}
                note="From the ledger, in UTC; not in the totals above"
              />
            </Facts>
          );
        }}
      </Loaded>
    </Panel>
  );
}
