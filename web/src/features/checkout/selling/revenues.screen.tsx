import type { RevenuesReply } from '@chalkline/contract/checkout/revenues.schema.ts';
import { isCurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { SellingAs } from '@chalkline/contract/money/selling.schema.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { shortMoney } from '../../../patterns/short-money.ts';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { monthName } from '../../../ui/month-names.ts';
import { Note } from '../../../ui/note.tsx';
import { timeNow } from '../../../ui/now.ts';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { HeldNote } from './held-note.tsx';
import { shortDay } from './money-days.ts';
import { OffersPanel } from './offers-panel.tsx';
import { PayoutsPanel } from './payouts-panel.tsx';
import styles from './selling.module.css';
import { sellingQueries } from './selling.queries.ts';
import { SellingAsChoice, useSellingAs } from './selling-as.tsx';
import { StatementPanel } from './statement-panel.tsx';

const firstYear = 2024;

/** How receipts of the platform’s own plans name it: it has no payout account, where others set that. */
const PlatformDetails = lazyPart(async () => (await import('./seller-details.tsx')).SellerDetails);

/** `/revenues`: what was sold, given back and paid out, by month and competition. The filters are in the address. */
export function RevenuesScreen() {
  const selling = useSellingAs();
  const { filters, setFilter } = useListFilters({ currency: anyText, year: anyText, competition: anyText });
  const query = useQuery(
    sellingQueries.revenues(selling.as, {
      ...(isCurrencyCode(filters.currency) && { currency: filters.currency }),
      ...(/^2\d{3}$/.test(filters.year) && { year: Number(filters.year) }),
      ...(filters.competition !== '' && { offerId: filters.competition }),
    }),
  );
  const thisYear = new Date(timeNow()).getUTCFullYear();
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, index) => String(thisYear - index));
  return (
    <Page width="work">
      <Stack gap={24}>
        <PageTitle
          below="Months begin and end at midnight UTC."
          actions={
            <Row>
              <SellingAsChoice {...selling} />
              {query.data && query.data.currencies.length > 1 && (
                <SegmentedControl
                  label="Currency"
                  choices={query.data.currencies.map((code) => ({ value: code, label: code }))}
                  value={query.data.currency}
                  onChange={(to) => setFilter('currency', to)}
                />
              )}
              <SelectField
                label="Year"
                labelHidden
                choices={years.map((year) => ({ value: year, label: year }))}
                value={String(query.data?.year ?? thisYear)}
                onChange={(to) => setFilter('year', to)}
              />
              <ButtonLink to={urlOf('sales', {}, selling.query)}>Orders and refunds</ButtonLink>
              {selling.as !== 'platform' && (
                <ButtonLink to={urlOf('stripeHome', {}, selling.query)}>Payout account</ButtonLink>
              )}
            </Row>
          }
        >
          Revenues
        </PageTitle>
        <Loaded query={query} failed="Couldn’t load revenues" panel>
          {(revenues) => (
            <Shown
              as={selling.as}
              revenues={revenues}
              chosen={filters.competition}
              onChoose={(offerId) => setFilter('competition', offerId)}
            />
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}

interface ShownProps {
  as: SellingAs;
  revenues: RevenuesReply;
  /** The competition that it's narrowed to. */
  chosen: string;
  onChoose: (offerId: string) => void;
}

function Shown({ as, revenues, chosen, onChoose }: ShownProps) {
  const { currency, total, months, attention } = revenues;
  const isFree = total.gross === 0 && total.refunds === 0;
  const isEmpty = isFree && total.sold === 0;
  return (
    <Stack gap={24}>
      <Attention as={as} {...attention} />
      {as !== 'platform' && <Held as={as} />}
      <Totals as={as} revenues={revenues} />
      {chosen !== '' && (
        <Row>
          <span>Only {revenues.offers[0]?.title ?? 'one competition'}.</span>
          <Button size={32} onClick={() => onChoose('')}>
            Show all
          </Button>
        </Row>
      )}
      <div className={styles.wide}>
        <Stack gap={24}>
          <Panel title={`Gross per month, ${currency}`} padded>
            {isFree ? (
              <EmptyState
                title={isEmpty ? 'No sales in this year yet' : 'Only free sales in this year so far'}
              >
                Months appear here once something is {isEmpty ? 'sold' : 'paid for'}.
              </EmptyState>
            ) : (
              <GrossChart months={months} currency={currency} />
            )}
          </Panel>
          {!isEmpty && <OffersPanel revenues={revenues} onChoose={onChoose} />}
        </Stack>
        <Stack gap={24}>
          <StatementPanel key={`${as} ${currency}`} as={as} currency={currency} />
          <DocumentsPanel as={as} />
        </Stack>
      </div>
      {as === 'platform' ? (
        <Suspense>
          <PlatformDetails as={as} />
        </Suspense>
      ) : (
        <PayoutsPanel as={as} />
      )}
    </Stack>
  );
}

function Attention({ as, disputes, failedRefunds }: RevenuesReply['attention'] & { as: SellingAs }) {
  if (disputes === 0 && failedRefunds === 0) return null;
  return (
    <Note tone="warn">
      {disputes > 0 && (
        <p>
          {disputes === 1 ? '1 dispute needs an answer. ' : `${disputes} disputes need an answer. `}
          <Link to={urlOf('sales', {}, { as, tab: 'disputes', group: 'open' })}>
            {disputes === 1 ? 'Answer it' : 'Answer them'}
          </Link>
        </p>
      )}
      {failedRefunds > 0 && (
        <p>
          {failedRefunds === 1 ? '1 refund failed. ' : `${failedRefunds} refunds failed. `}
          <Link to={urlOf('sales', {}, { as, tab: 'refunds', group: 'failed' })}>
            {failedRefunds === 1 ? 'See it' : 'See them'}
          </Link>
        </p>
      )}
    </Note>
  );
}

/** The held amount. It loads by itself, so that a failure doesn't hide the other figures. */
function Held({ as }: { as: SellingAs }) {
  const { data: account } = useQuery(sellingQueries.account(as));
  return (
    account && (
      <HeldNote account={account}>
        <Link to={urlOf('stripeHome', {}, { as })}>Payout account</Link>
      </HeldNote>
    )
  );
}

function Totals({ as, revenues }: Pick<ShownProps, 'as' | 'revenues'>) {
  const { currency, total, nextPayout } = revenues;
  const show = (amount: number) => showMoney(amount, currency);
  const isReady = nextPayout.account === 'enabled';
  const held = nextPayout.held > 0 ? `, ${show(nextPayout.held)} held for disputes` : '';
  const payoutText = `${show(nextPayout.amount)} so far${held}`;
  return (
    <Figures>
      <Figure label="Gross" value={show(total.gross)} note={`${total.sold} sold, after discounts`} />
      <Figure label="Refunds" value={show(total.refunds)} note="Sent or on the way" />
      {total.disputes > 0 && (
        <Figure label="Disputes" value={show(total.disputes)} note="Lost to buyers’ banks" />
      )}
      <Figure label="Fees" value={show(total.fees)} note={feesText(revenues)} />
      <Figure label="Net" value={show(total.net)} />
      {as !== 'platform' && (
        <Figure
          label="Next payout"
          value={shortDay(nextPayout.at)}
          note={isReady ? payoutText : 'Connect your payout account'}
          tone={isReady ? 'good' : 'warn'}
        />
      )}
    </Figures>
  );
}

function feesText({ feeRate, bearsFees }: RevenuesReply): string {
  const platform = feeRate > 0 ? `Platform fee of ${feeRate / 100}%` : 'Platform fee';
  return bearsFees ? `${platform} and payment fees` : platform;
}

function GrossChart({ months, currency }: Pick<RevenuesReply, 'months' | 'currency'>) {
  const now = new Date(timeNow()).toISOString().slice(0, 7);
  const bars = months.map(({ month, gross }) => ({
    label: monthName(month),
    value: gross,
    shown: shortMoney(gross, currency),
    ...(month === now && { when: 'now' as const }),
  }));
  return <BarChart bars={bars} phoneLabelEvery={3} />;
}
