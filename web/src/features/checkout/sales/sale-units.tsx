import type { SaleReply } from '@chalkline/contract/checkout/sales.schema.ts';
import { Checkbox } from '../../../ui/choices.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import text from '../../../ui/text.module.css';
import { moneyText } from '../order/order-text.ts';
import styles from './sales.module.css';
import { type SoldUnit, unitsOf } from './sold-units.ts';
import { takeBackTexts } from './take-back-texts.ts';

interface SaleUnitsProps {
  sale: SaleReply;
  /** Ids of the chosen ones; left out where there is nothing to choose. */
  chosen?: readonly string[];
  onToggle?: (id: string) => void;
}

/** What was bought, piece by piece: its price, its share of the discount, what was paid and what went back. */
export function SaleUnits({ sale, chosen, onToggle }: SaleUnitsProps) {
  const { currency } = sale.order;
  const show = (amount: number) => moneyText(amount, currency);
  const units = unitsOf(sale);
  const named: Column<SoldUnit> = {
    key: 'unit',
    head: 'Item',
    phone: 'lead',
    cell: ({ id, name, isReturned, canRefund }) => (
      <span className={styles.unit}>
        {onToggle && (
          <Checkbox
            label={`Refund ${name}`}
            labelHidden
            disabled={!canRefund}
            checked={chosen?.includes(id) ?? false}
            onChange={() => onToggle(id)}
          />
        )}
        <span className={styles.who}>
          <b>{name}</b>
          {isReturned && <small className={text.hint}>{takeBackTexts(sale.order.kind).done}</small>}
        </span>
      </span>
    ),
  };
  const amount = (
    key: string,
    head: string,
    cell: (unit: SoldUnit) => string,
    phone?: 'hide',
  ): Column<SoldUnit> => ({ key, head, align: 'right', cell, ...(phone && { phone }) });
  return (
    <DataTable
      caption="What was bought"
      rows={units}
      rowKey={({ id }) => id}
      rowState={({ id }) => (chosen?.includes(id) ? 'selected' : undefined)}
      columns={[
        named,
        amount('price', 'Price', ({ price }) => show(price), 'hide'),
        ...(units.some(({ discount }) => discount > 0)
          ? [amount('discount', 'Discount', ({ discount }) => (discount > 0 ? `−${show(discount)}` : '–'))]
          : []),
        ...(sale.order.tax > 0 ? [amount('tax', 'Tax', ({ tax }) => show(tax))] : []),
        amount('paid', 'Paid', ({ total }) => show(total)),
        amount('left', 'Left to refund', ({ left }) => show(left)),
      ]}
    />
  );
}
