import type { PlanPeriod } from '@chalkline/contract/memberships/plan.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { counted } from '../../../ui/counted.ts';
import { costParts, linesOf } from '../membership-texts.ts';
import styles from '../memberships.module.css';

interface PlanCardProps {
  plan: {
    readonly name: string;
    readonly price: number;
    readonly currency: CurrencyCode;
    readonly period: PlanPeriod;
    readonly includes: string;
    readonly trialDays: number | null;
  };
  foot: ReactNode;
}

/** A plan with its price and what it includes. */
export function PlanCard({ plan, foot }: PlanCardProps) {
  const lines = linesOf(plan.includes);
  const [price, each] = costParts(plan);
  return (
    <li className={styles.plan}>
      <div className={styles.words}>
        <h2>{plan.name}</h2>
        <p className={styles.price}>
          <b>{price}</b>
          {each}
        </p>
        {plan.trialDays !== null && (
          <p className={styles.trial}>{counted(plan.trialDays, ['day', 'days'])} free for new members</p>
        )}
        {lines.length > 0 && (
          <ul className={styles.includes}>
            {lines.map((line) => (
              <li key={line}>
                <IconCheck size={16} stroke={1.75} aria-hidden="true" />
                {line}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.foot}>{foot}</div>
    </li>
  );
}
