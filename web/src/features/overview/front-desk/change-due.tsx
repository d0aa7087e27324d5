import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { readAmount } from '@chalkline/contract/money/show-money.ts';
import { useState } from 'react';
import { Row } from '../../../ui/page.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { moneyText } from './desk-texts.ts';
import styles from './front-desk.module.css';

/** What to give back of the cash that was handed over. Nothing is kept: the sale is paid. */
export function ChangeDue({ total, currency }: { total: number; currency: CurrencyCode }) {
  const [typed, setTyped] = useState('');
  const received = readAmount(typed, currency);
  const due = received === null ? null : received - total;
  return (
    <Row>
      <TextField
        label="Cash received"
        hint="Works out the change. Not kept."
        inputMode="decimal"
        autoComplete="off"
        unit={currency}
        value={typed}
        onChange={(change) => setTyped(change.currentTarget.value)}
      />
      <p className={styles.amount} role="status">
        {due !== null &&
          (due >= 0 ? `Change ${moneyText(due, currency)}` : `${moneyText(-due, currency)} missing`)}
      </p>
    </Row>
  );
}
