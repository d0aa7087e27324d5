import type { QuoteReply } from '@chalkline/contract/checkout/order.schema.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { RegistrationReply } from '@chalkline/contract/competitions/registration.schema.ts';
import { nextPriceText } from '../../../patterns/next-price-text.ts';
import { Cover } from '../../../ui/cover/cover.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { daysText } from '../days.ts';
import { moneyText, priceText } from '../registration-texts.ts';
import { type ChosenDivision, ownPrice } from './compete-form.ts';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  competition: CompetitionReply;
  registration: RegistrationReply;
  /** The chosen divisions. */
  chosen: readonly ChosenDivision[];
  /** What the server says it costs; null until it has, or while something is missing. */
  quote: QuoteReply | null;
}

/** What was chosen and what it costs, line by line. */
export function OrderSummary({ competition, registration, chosen, quote }: OrderSummaryProps) {
  const { id, name, startsOn, endsOn, place, divisions, zone } = competition;
  const { currency } = registration;
  const lines = chosen.map((one) => ({
    id: one.divisionId,
    name: divisions.find((division) => division.id === one.divisionId)?.name ?? '',
    price: ownPrice(one, competition, registration),
    note: one.payer === 'each' ? 'Your share' : nextOf(registration, one.divisionId, zone),
  }));
  return (
    <Panel title="Your registration" padded>
      <div className={styles.what}>
        <div className={styles.cover}>
          <Cover id={id} dark />
        </div>
        <div>
          <b>{name}</b>
          <p className={text.hint}>{[daysText(startsOn, endsOn), place].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.id} label={line.name} amount={priceText(line.price, currency)} note={line.note} />
        ))}
        {quote && quote.discount > 0 && (
          <Line label={`Promo code ${quote.promoCode}`} amount={`−${moneyText(quote.discount, currency)}`} />
        )}
        {quote && quote.tax > 0 && (
          <Line label={quote.taxIncluded ? 'Includes tax' : 'Tax'} amount={moneyText(quote.tax, currency)} />
        )}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{chosen.length === 0 ? '–' : priceText(totalOf(lines, quote), currency)}</dd>
        </div>
      </dl>
    </Panel>
  );
}

/** What is paid: as the server calculated it, or the sum of the prices until then. */
export function totalOf(lines: readonly { readonly price: number }[], quote: QuoteReply | null): number {
  return quote?.total ?? lines.reduce((sum, { price }) => sum + price, 0);
}

function nextOf({ divisions, currency }: RegistrationReply, divisionId: string, zone: string): string {
  const offer = divisions.find((one) => one.divisionId === divisionId);
  return offer ? nextPriceText(offer.next, (amount) => priceText(amount, currency), zone) : '';
}

interface LineProps {
  label: string;
  amount: string;
  /** Below the label. */
  note?: string;
}

function Line({ label, amount, note }: LineProps) {
  return (
    <div className={styles.line}>
      <dt>
        {label}
        {note && <span className={text.hint}> {note}</span>}
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}
