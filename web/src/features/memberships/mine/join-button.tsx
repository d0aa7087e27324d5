import { reminderDays, trialReminderDays } from '@chalkline/contract/memberships/membership.schema.ts';
import type { PlanPeriod } from '@chalkline/contract/memberships/plan.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { costWithTax, type TaxTerms } from '@chalkline/contract/money/pricing.rules.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Radio } from '../../../ui/choices.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { costsText, priceText, trialText } from '../membership-texts.ts';
import styles from '../memberships.module.css';
import { useJoin } from './use-join.ts';

interface Joined {
  planId: string;
  name: string;
  price: number;
  /** Where the price is without it. */
  tax?: TaxTerms | null;
  currency: CurrencyCode;
  period: PlanPeriod;
  /** Days that can be tried for free. */
  trialDays: number | null;
}

interface JoinButtonProps {
  plan: Joined;
  label: string;
  /** It isn’t renewed by card yet, so that can be asked for. */
  mayAutomate: boolean;
}

/** Joins a plan, tries it or renews it. What costs something asks first whether the card renews it from then on. */
export function JoinButton({ plan, label, mayAutomate }: JoinButtonProps) {
  const [asks, setAsks] = useState(false);
  const join = useJoin(plan.planId);
  const press = () => (mayAutomate && plan.price > 0 ? setAsks(true) : join.run(null));
  return (
    <>
      <Button variant="main" busy={join.busy} aria-label={`${label}: ${plan.name}`} onClick={press}>
        {label}
      </Button>
      {asks && <PayChoice plan={plan} onClose={() => setAsks(false)} />}
    </>
  );
}

/** Shorter trials are announced by the receipt alone. */
function lead(days: number): string {
  return days > trialReminderDays
    ? `We’ll tell you ${trialReminderDays} days before the first payment. `
    : '';
}

function PayChoice({ plan, onClose }: { plan: Joined; onClose: () => void }) {
  const { planId, name, price, tax = null, currency, period, trialDays } = plan;
  const [renews, setRenews] = useState(trialDays !== null);
  const join = useJoin(planId);
  const each = (
    <Radio
      name="paying"
      label={trialDays === null ? 'Pay each time' : 'Pay now, without a trial'}
      hint={
        trialDays === null
          ? 'Nothing is charged unless you pay.'
          : `${priceText(costWithTax(price, tax, currency), currency)} for the first ${period}. Nothing more is charged unless you pay.`
      }
      checked={!renews}
      onChange={() => setRenews(false)}
    />
  );
  const byCard = (
    <Radio
      name="paying"
      label={trialDays === null ? 'Renew by card' : trialText(trialDays, plan)}
      hint={
        trialDays === null
          ? `${costsText(plan)} from the card that you pay with now, until you stop it. We’ll tell you ${reminderDays} days before.`
          : `Your card isn’t charged today. ${lead(trialDays)}Cancel before the trial ends, and you pay nothing.`
      }
      checked={renews}
      onChange={() => setRenews(true)}
    />
  );
  return (
    <Modal
      opened
      sheet
      onClose={onClose}
      title={trialDays === null ? `How do you want to pay for ${name}?` : `Try ${name} for free`}
      actions={
        <Button variant="main" wide busy={join.busy} onClick={() => join.run(renews ? { renews } : null)}>
          {renews && trialDays !== null ? 'Continue to your card' : 'Continue to payment'}
        </Button>
      }
    >
      <div className={styles.choices}>
        {trialDays === null ? (
          <>
            {each}
            {byCard}
          </>
        ) : (
          <>
            {byCard}
            {each}
          </>
        )}
      </div>
    </Modal>
  );
}
