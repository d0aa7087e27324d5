import { type BookSpan, firstMonthOf, monthAfter, monthsIn } from '@chalkline/contract/finance/book-spans.ts';
import type { BookingKind } from '@chalkline/contract/finance/booking.schema.ts';
import type { BooksSummary } from '@chalkline/contract/finance/books.schema.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { shortMoney } from '../../../patterns/short-money.ts';
import { Bar } from '../../../ui/bar.tsx';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { monthName } from '../../../ui/month-names.ts';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { financeQueries } from '../finance.queries.ts';
import { spanName } from '../finance-texts.ts';
import styles from './books.module.css';

interface MonthPanelsProps {
  kind: BookingKind;
  month: string;
  span: BookSpan;
  today: string;
}

/** A month or quarter against its budget and earlier ones, beside its year and by category. */
export function MonthPanels({ kind, month, span, today }: MonthPanelsProps) {
  const query = useQuery(financeQueries.summary(kind, month, span));
  return (
    <Loaded query={query} failed="Couldn’t load the month" panel>
      {(summary) => (
        <Stack gap={16}>
          <MonthFigures kind={kind} summary={summary} />
          <div className={styles.two}>
            <Panel title={`${month.slice(0, 4)} by month`} padded>
              <BarChart
                phoneLabelEvery={3}
                bars={summary.months.map(({ month: one, total }) => ({
                  label: monthName(one),
                  value: total,
                  shown: total === 0 ? '' : shortMoney(total, summary.currency),
                  ...(firstMonthOf(one, span) === month && { when: 'now' as const }),
                  ...(one > today.slice(0, 7) && { when: 'to_come' as const }),
                }))}
              />
            </Panel>
            <Panel title="By category" padded>
              <Categories kind={kind} summary={summary} />
            </Panel>
          </div>
        </Stack>
      )}
    </Loaded>
  );
}

interface OfMonthProps {
  kind: BookingKind;
  summary: BooksSummary;
}

/** What the rest of a budget is called: expenses stay below theirs, revenues reach it. */
const restLabels: Readonly<Record<BookingKind, readonly [below: string, above: string]>> = {
  expense: ['Left in the budget', 'Above budget'],
  revenue: ['To go', 'Above plan'],
};

function MonthFigures({ kind, summary }: OfMonthProps) {
  const { total, tax, budget, pending, currency, month, span, before, yearBefore } = summary;
  const show = (amount: number) => showMoney(amount, currency);
  return (
    <Figures>
      <Figure label="Approved" value={show(total)} {...(budget !== null && { note: `of ${show(budget)}` })} />
      <Figure label="Tax included" value={show(tax)} />
      {budget !== null && (
        <Figure label={restLabels[kind][total > budget ? 1 : 0]} value={show(Math.abs(budget - total))} />
      )}
      <Figure
        label={spanName(monthAfter(month, -monthsIn[span]), span)}
        value={show(before)}
        note={comparedText(total, before)}
      />
      <Figure
        label={spanName(monthAfter(month, -12), span)}
        value={show(yearBefore)}
        note={comparedText(total, yearBefore)}
      />
      <Figure
        label="Waiting for approval"
        value={pending}
        {...(pending > 0 && { note: 'In any month', tone: 'warn' as const })}
      />
    </Figures>
  );
}

/** What the total is against an earlier one. */
function comparedText(total: number, earlier: number): string {
  if (earlier === 0) return 'Nothing to compare with';
  const percent = Math.round(((total - earlier) / earlier) * 100);
  if (percent === 0) return 'The same';
  return percent > 0 ? `${percent}% more now` : `${-percent}% less now`;
}

function Categories({ kind, summary: { categories, currency } }: OfMonthProps) {
  const shown = categories
    .filter(({ total, budget }) => total > 0 || budget !== null)
    .sort((one, other) => other.total - one.total);
  const most = Math.max(1, ...shown.map(({ total, budget }) => Math.max(total, budget ?? 0)));
  if (shown.length === 0) {
    return <EmptyState title="Nothing in this period">Entries appear here by their category.</EmptyState>;
  }
  return (
    <ul className={styles.categories}>
      {shown.map(({ id, name, total, budget }) => {
        const over = kind === 'expense' && budget !== null ? Math.max(0, total - budget) : 0;
        return (
          <li key={id}>
            <span className={styles.line}>
              <span>
                {name} {over > 0 && <em>{showMoney(over, currency)} over</em>}
              </span>
              <span>
                <b>{showMoney(total, currency)}</b>
                {budget !== null && <small> / {showMoney(budget, currency)}</small>}
              </span>
            </span>
            <Bar
              label={name}
              value={total}
              max={budget === null ? most : Math.max(budget, total)}
              tone={over > 0 ? 'hot' : 'plain'}
              size="thin"
            />
          </li>
        );
      })}
    </ul>
  );
}
