import { type BookSpan, firstMonthOf } from '@chalkline/contract/finance/book-spans.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Fact, Facts } from '../../../ui/figures.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { financeQueries } from '../finance.queries.ts';
import { spanName } from '../finance-texts.ts';

interface SoldPanelProps {
  /** The first one of a quarter. */
  month: string;
  span: BookSpan;
  currency: CurrencyCode;
}

/** What the organization sold on the platform in a month or quarter: from the ledger, to read only. */
export function SoldPanel({ month, span, currency }: SoldPanelProps) {
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
          const found = months.filter((one) => firstMonthOf(one.month, span) === month);
          const sum = (name: 'gross' | 'refunds' | 'fees' | 'net') =>
            found.reduce((all, one) => all + one[name], 0);
          const show = (amount: number) => showMoney(amount, currency);
          return (
            <Facts>
              <Fact label={`Sales in ${spanName(month, span)}`} value={show(sum('gross'))} />
              <Fact label="Refunds" value={show(sum('refunds'))} />
              <Fact label="Fees" value={show(sum('fees'))} />
              <Fact
                label="Net"
                value={show(sum('net'))}
                note="From the ledger, with plans paid in cash, in UTC; not in the totals above"
              />
            </Facts>
          );
        }}
      </Loaded>
    </Panel>
  );
}
