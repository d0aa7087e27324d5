import type { AddOnReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { Quantity } from '../../../ui/quantity.tsx';
import { priceText, soldText } from '../event-texts.ts';
import styles from './ticket-choice.module.css';

interface AddOnChoiceProps {
  addOns: readonly AddOnReply[];
  currency: string;
  /** How many tickets are chosen. */
  tickets: number;
  chosen: Readonly<Record<string, number>>;
  onChange: (id: string, quantity: number) => void;
}

/** How many of one can be had with so many tickets. */
export const mostOf = ({ perTicket, left }: AddOnReply, tickets: number) =>
  Math.min(perTicket * tickets, left ?? Number.POSITIVE_INFINITY);

/** What can be bought beside the chosen tickets. */
export function AddOnChoice({ addOns, currency, tickets, chosen, onChange }: AddOnChoiceProps) {
  return (
    <ul className={styles.types} aria-label="Add-ons">
      {addOns.map((addOn) => {
        const { id, name, price, left, sold, capacity } = addOn;
        const value = Math.min(chosen[id] ?? 0, mostOf(addOn, tickets));
        const rest = left === null ? '' : left === 0 ? 'Sold out' : `${left} left`;
        const ofSold = sold === null ? '' : soldText(sold, capacity);
        return (
          <li key={id} className={styles.type} data-chosen={value > 0 || undefined}>
            <span className={styles.words}>
              <b>{name}</b>
              <small>{[rest, ofSold].filter(Boolean).join(', ')}</small>
            </span>
            <span className={styles.price}>{priceText(price, currency)}</span>
            <Quantity
              name={name}
              value={value}
              most={mostOf(addOn, tickets)}
              onChange={(next) => onChange(id, next)}
            />
          </li>
        );
      })}
    </ul>
  );
}
