import type { SaleReply } from '@chalkline/contract/checkout/sales.schema.ts';
import { isOnStep } from '@chalkline/contract/money/money.schema.ts';
import { shareRefund } from '@chalkline/contract/money/refunding.rules.ts';
import { IconBuildingBank, IconCash, IconCreditCard, IconFileText, IconTicket } from '@tabler/icons-react';
import { moneyText } from '../order/order-text.ts';
import styles from './sales.module.css';
import type { SoldUnit } from './sold-units.ts';
import { takeBackTexts } from './take-back-texts.ts';

interface RefundEffectsProps {
  sale: SaleReply;
  chosen: readonly SoldUnit[];
  /** null: not decided yet. */
  amount: number | null;
  takeBack: boolean;
}

/** What follows from a refund, to the cent, before it's made. */
export function RefundEffects({ sale, chosen, amount, takeBack }: RefundEffectsProps) {
  const { currency, kind, isCash } = sale.order;
  const MoneyIcon = isCash ? IconCash : IconCreditCard;
  if (chosen.length === 0 || amount === null) {
    return <p>{chosen.length === 0 ? 'Choose what to refund.' : 'Enter an amount.'}</p>;
  }
  if (!isOnStep(amount, currency)) return <p>This amount can’t be refunded in this currency. Round it.</p>;
  const show = (sum: number) => moneyText(sum, currency);
  const { tax, fee } = shareRefund(chosen, amount, currency).reduce(
    (sum, share) => ({ tax: sum.tax + share.tax, fee: sum.fee + share.fee }),
    { tax: 0, fee: 0 },
  );
  const texts = takeBackTexts(kind);
  const released = chosen.filter(({ isReturned }) => !isReturned).length;
  return (
    <ul className={styles.effects}>
      {takeBack && released > 0 && (
        <li>
          <IconTicket size={20} stroke={1.75} aria-hidden="true" />
          <span>
            <b>{texts.effect(released)}</b>
            <small>{texts.detail}</small>
          </span>
        </li>
      )}
      {amount > 0 && (
        <>
          <li>
            <MoneyIcon size={20} stroke={1.75} aria-hidden="true" />
            <span>
              <b>{isCash ? `${show(amount)} back in cash` : `${show(amount)} back to the card that paid`}</b>
              <small>{isCash ? 'Listed at the desk until someone gives it back' : 'In 5 to 10 days'}</small>
            </span>
          </li>
          <li>
            <IconFileText size={20} stroke={1.75} aria-hidden="true" />
            <span>
              <b>Credit note</b>
              <small>
                {tax > 0
                  ? `${show(amount - tax)} and ${show(tax)} tax`
                  : 'On the buyer’s order page once the money has gone out'}
              </small>
            </span>
          </li>
          {!isCash && (
            <li>
              <IconBuildingBank size={20} stroke={1.75} aria-hidden="true" />
              <span>
                <b>{show(amount - fee)} less in your next payout</b>
                <small>
                  {fee > 0
                    ? `You get ${show(fee)} of the platform fee back`
                    : 'No platform fee was taken for it'}
                </small>
              </span>
            </li>
          )}
        </>
      )}
    </ul>
  );
}
