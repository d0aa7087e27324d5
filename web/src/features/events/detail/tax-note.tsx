import type { EventReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { showTax } from '@chalkline/contract/money/show-money.ts';
import { localeNow } from '../../../ui/locale.ts';
import styles from './ticket-choice.module.css';

/** "Prices plus 20% tax": where an order adds it to what the event asks. */
export function TaxNote({ event: { tax, ticketTypes } }: { event: EventReply }) {
  const isAdded = tax && !tax.isIncluded && ticketTypes.some(({ price }) => price > 0);
  return isAdded && <p className={styles.none}>{`Prices ${showTax(tax, localeNow())}`}</p>;
}
