import { currencies } from '@chalkline/contract/money/currencies.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import {
  type FigureSpan,
  figureSpans,
  type PartnerFigures,
} from '@chalkline/contract/partners/partner-figures.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { withParam } from '../../../platform/use-search-text.ts';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { dateFormat, localeNow, numberText } from '../../../ui/locale.ts';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { partnerQueries } from '../partners.queries.ts';
import { BestSellers, Matters } from './figure-lists.tsx';
import { changedText } from './figure-texts.ts';

const usual: FigureSpan = '30';

/** What needs the partner, and what it sold against the period before. */
export function PartnerFiguresPart() {
  const [params, change] = useAddressParams();
  const days = figureSpans.find((one) => one === params.get('days')) ?? usual;
  const query = useQuery(partnerQueries.figures(days));
  return (
    <Stack gap={16}>
      <SegmentedControl
        label="Period"
        choices={figureSpans.map((value) => ({
          value,
          label: value === '365' ? '12 months' : `${value} days`,
        }))}
        value={days}
        onChange={(to) => change((now) => withParam(now, 'days', to === usual ? '' : to), { replace: true })}
      />
      <Loaded
        query={query}
        failed="Couldn’t load the figures"
        skeleton={<SkeletonRows rows={5} avatar={false} />}
        panel
      >
        {(figures) => <Shown figures={figures} />}
      </Loaded>
    </Stack>
  );
}

function Shown({ figures }: { figures: PartnerFigures }) {
  const { currency, sales, refunds, orders, pieces, attention, best } = figures;
  const money = (amount: number) => showMoney(amount, currency, localeNow());
  const received = urlOf('receivedOrders', {}, { list: 'closed' });
  return (
    <Stack gap={16}>
      <Matters attention={attention} />
      <Figures>
        <Figure
          label="Sales"
          value={money(sales.now)}
          to={urlOf('revenues')}
          note={changedText(sales, money)}
        />
        <Figure
          label="Orders"
          value={numberText(orders.now)}
          to={urlOf('receivedOrders')}
          note={changedText(orders, numberText)}
        />
        <Figure
          label="Pieces"
          value={numberText(pieces.now)}
          to={urlOf('partnerProducts')}
          note={changedText(pieces, numberText)}
        />
        <Figure label="Refunds" value={money(refunds.now)} to={received} note={changedText(refunds, money)} />
      </Figures>
      <SalesChart figures={figures} />
      <BestSellers best={best} currency={currency} />
    </Stack>
  );
}

function SalesChart({ figures: { points, step, currency, sales } }: { figures: PartnerFigures }) {
  const format =
    step === 'day'
      ? ({ day: 'numeric', month: 'short', timeZone: 'UTC' } as const)
      : ({ month: 'short', year: '2-digit', timeZone: 'UTC' } as const);
  const label = (from: string) => dateFormat(format).format(new Date(`${from}T12:00:00Z`));
  const title = step === 'day' ? 'Sales by day' : 'Sales by month';
  const money = (amount: number) => showMoney(amount, currency, localeNow());
  const { exponent } = currencies[currency];
  const short = (amount: number) =>
    numberText(amount / 10 ** exponent, { style: 'currency', currency, minimumFractionDigits: 0 });
  if (sales.now === 0 && sales.before === 0) return null;
  return (
    <Panel title={title} padded>
      <LineChart
        title={title}
        ticks={points.map(({ from }) => label(from))}
        tickEvery={Math.ceil(points.length / 4)}
        lines={[
          {
            label: 'This period',
            end: money(points.at(-1)?.sales ?? 0),
            values: points.map((point) => point.sales),
          },
          { label: 'The one before', end: 'before', values: points.map(({ before }) => before) },
        ]}
        text={money}
        axisText={short}
        legend
      />
    </Panel>
  );
}
