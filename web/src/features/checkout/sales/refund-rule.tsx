import type { SaleReply } from '@chalkline/contract/checkout/sales.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import clsx from 'clsx';
import { timeNow } from '../../../ui/now.ts';
import { ruleSteps } from './sale-texts.ts';
import styles from './sales.module.css';

interface RefundRuleProps {
  rule: SaleReply['refundRule'];
  currency: CurrencyCode;
  startsAt: string | null;
}

/** The refund rule as it was when the order was placed, with the step that applies now. */
export function RefundRule({ rule, currency, startsAt }: RefundRuleProps) {
  const steps = ruleSteps(rule, { currency, startsAt, now: timeNow() });
  return (
    <div>
      <h3 className={styles.ruleTitle}>Refund rule of this order</h3>
      <ol className={styles.rule}>
        {steps.map(({ gives, until, isNow }) => (
          <li
            key={`${gives} ${until}`}
            className={clsx(isNow && styles.now)}
            aria-current={isNow ? 'step' : undefined}
          >
            <b>{gives}</b>
            <small>{until}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
