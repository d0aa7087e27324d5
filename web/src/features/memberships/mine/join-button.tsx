import { reminderDays } from '@chalkline/contract/memberships/membership.schema.ts';
import type { PlanPeriod } from '@chalkline/contract/memberships/plan.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Radio } from '../../../ui/choices.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { eachText, priceText } from '../membership-texts.ts';
import styles from '../memberships.module.css';
import { useJoin } from './use-join.ts';

interface Joined {
  planId: string;
  name: string;
  price: number;
  currency: CurrencyCode;
  period: PlanPeriod;
}

interface JoinButtonProps {
  plan: Joined;
  label: string;
  /** It isn’t renewed by card yet, so that can be asked for. */
  mayAutomate: boolean;
}

/** Joins a plan or renews it. What costs something asks first whether the card renews it from then on. */
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

function PayChoice({ plan, onClose }: { plan: Joined; onClose: () => void }) {
  const { planId, name, price, currency, period } = plan;
  const [renews, setRenews] = useState(false);
  const join = useJoin(planId);
  return (
    <Modal
      opened
      sheet
      onClose={onClose}
      title={`How do you want to pay for ${name}?`}
      actions={
        <Button variant="main" wide busy={join.busy} onClick={() => join.run(renews ? { renews } : null)}>
          Continue to payment
        </Button>
      }
    >
      <div className={styles.choices}>
        <Radio
          name="paying"
          label="Pay each time"
          hint="Nothing is charged unless you pay."
          checked={!renews}
          onChange={() => setRenews(false)}
        />
        <Radio
          name="paying"
          label="Renew by card"
          hint={`${priceText(price, currency)} ${eachText(period)} from the card that you pay with now, until you stop it. We’ll tell you ${reminderDays} days before.`}
          checked={renews}
          onChange={() => setRenews(true)}
        />
      </div>
    </Modal>
  );
}
