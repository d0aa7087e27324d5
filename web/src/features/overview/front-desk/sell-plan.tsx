import { addMembership } from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { costWithTax } from '@chalkline/contract/money/pricing.rules.ts';
import type { DeskPersonReply } from '@chalkline/contract/overview/front-desk.schema.ts';
import { IconCash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { CardPlan } from './card-plan.tsx';
import { moneyText } from './desk-texts.ts';
import type { Sold } from './desk-till.tsx';
import { frontDeskQueries } from './front-desk.queries.ts';

interface SellPlanProps {
  person: DeskPersonReply;
  onSold: (sold: Sold) => void;
}

/** Plans that somebody doesn’t have: the first period is paid in cash, or by card on their phone. */
export function SellPlan({ person, onSold }: SellPlanProps) {
  const { data } = useQuery(frontDeskQueries.plans());
  const [chosen, setChosen] = useState('');
  const running = person.memberships.filter(({ membership }) => isHeld(membership.state));
  const held = new Set(running.map(({ membership }) => membership.planId));
  const plans = (data?.plans ?? []).filter(({ id, isOn }) => isOn && !held.has(id));
  const plan = plans.find(({ id }) => id === chosen) ?? plans[0];
  const sell = useAction({
    send: (call, planId: string) => call(addMembership, { body: { planId, personId: person.id } }),
    failed: 'Couldn’t sell the plan',
    done: 'Plan sold',
    invalidates: [frontDeskQueries.all, ['memberships'], ['overview', 'desk']],
  });
  if (!plan) return null;
  const price =
    plan.price === 0 ? 'Free' : moneyText(costWithTax(plan.price, plan.tax, plan.currency), plan.currency);
  return (
    <Panel title={held.size > 0 ? 'Sell another plan' : 'Sell a plan'} padded>
      <Stack gap={12}>
        <SelectField
          label="Plan"
          choices={plans.map(({ id, name, period, ...one }) => ({
            value: id,
            label: `${name}, ${one.price === 0 ? 'free' : moneyText(costWithTax(one.price, one.tax, one.currency), one.currency)} a ${period}`,
          }))}
          value={plan.id}
          onChange={setChosen}
        />
        <Row>
          <Button
            size={64}
            icon={<IconCash size={20} aria-hidden="true" />}
            busy={sell.busy}
            onClick={() => sell.run(plan.id)}
          >
            {plan.price === 0 ? `Add ${plan.name}` : `Cash ${price} for ${plan.name}`}
          </Button>
          {plan.price > 0 && (
            <CardPlan planId={plan.id} planName={plan.name} personId={person.id} onSold={onSold} />
          )}
        </Row>
      </Stack>
    </Panel>
  );
}

const isHeld = (state: DeskPersonReply['memberships'][number]['membership']['state']) =>
  state !== 'canceled' && state !== 'expired';
