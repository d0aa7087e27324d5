import type { CanceledSales } from '@chalkline/contract/money/canceled-sales.schema.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { counted } from '../ui/counted.ts';
import { localeNow, numberText } from '../ui/locale.ts';
import { Row, Stack } from '../ui/page.tsx';
import text from '../ui/text.module.css';
import { type ActionOptions, useAction } from './use-action.ts';

type Sums = Pick<CanceledSales, 'sums'>;

/** "€425.00 and $50.00"; "nothing" where everything was free. */
export function sumsText({ sums }: Sums): string {
  const paid = sums.filter(({ amount }) => amount > 0);
  return paid.length === 0
    ? 'nothing'
    : paid.map(({ amount, currency }) => showMoney(amount, currency, localeNow())).join(' and ');
}

/** What canceling refunds, in a sentence. */
export function refundSentence({ sums }: Sums): string {
  const paid = sums.filter(({ amount }) => amount > 0);
  if (paid.length === 0) return 'No one has paid, so nothing is refunded.';
  const buyers = paid.reduce((total, { orders }) => total + orders, 0);
  return `${sumsText({ sums })} is refunded to ${counted(buyers, ['buyer', 'buyers'])}, including fees.`;
}

interface CanceledReportProps {
  sales: CanceledSales;
  /** Tries the refunds that failed once more. */
  retry: Pick<ActionOptions<void, unknown>, 'send' | 'invalidates'>;
}

/** How the refunds of something that was canceled are getting on, for who sold it. */
export function CanceledReport({ sales, retry }: CanceledReportProps) {
  const { waiting, done, cash, failed } = sales.orders;
  const all = waiting + done + cash + failed;
  const again = useAction({
    ...retry,
    done: 'Trying again. This can take a few minutes',
    failed: 'Couldn’t try again',
  });
  if (all === 0) return <p>No one had paid, so there’s nothing to refund.</p>;
  return (
    <Stack gap={12}>
      <p>{`${counted(all, ['order', 'orders'])}, ${sumsText(sales)} to refund.`}</p>
      <ul>
        <li>{`${numberText(done)} refunded`}</li>
        {waiting > 0 && <li>{`${numberText(waiting)} to be refunded within minutes`}</li>}
        {cash > 0 && <li>{`${numberText(cash)} to give back in cash, at the desk`}</li>}
        {failed > 0 && <li>{`${numberText(failed)} ${failed === 1 ? 'needs' : 'need'} your attention`}</li>}
      </ul>
      {sales.cash.map(({ orderId, buyerName, amount, currency }) => (
        <p key={orderId}>
          <Link className={text.link} to={urlOf('sale', { orderId })}>
            {buyerName}
          </Link>
          {`: ${showMoney(amount, currency, localeNow())} in cash`}
        </p>
      ))}
      {sales.failed.map(({ orderId, buyerName, why }) => (
        <p key={orderId}>
          <Link className={text.link} to={urlOf('sale', { orderId })}>
            {buyerName}
          </Link>
          {`: ${why}`}
        </p>
      ))}
      {failed > 0 && (
        <Row>
          <Button size={32} busy={again.busy} onClick={() => again.run()}>
            Try again
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** Asked again while some are about to be made. */
export function untilRefunded(sales: Pick<CanceledSales, 'orders'> | undefined): number | false {
  return sales && sales.orders.waiting > 0 ? 5000 : false;
}
