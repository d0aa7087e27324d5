import type { MembershipReply, PlanChoice } from '@chalkline/contract/memberships/membership.schema.ts';
import { setPlanChange } from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Radio } from '../../../ui/choices.tsx';
import { counted } from '../../../ui/counted.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Stack } from '../../../ui/page.tsx';
import { calendarDayText } from '../../../ui/times.ts';
import { costsText, linesOf, priceText, takesText } from '../membership-texts.ts';
import styles from '../memberships.module.css';
import { membershipQueries } from '../memberships.queries.ts';
import { useJoin } from './use-join.ts';

interface ChangePlanModalProps {
  membership: MembershipReply;
  onClose: () => void;
}

/** Another plan of the same seller: a dearer one today, any when the paid time is over. */
export function ChangePlanModal({ membership, onClose }: ChangePlanModalProps) {
  const query = useQuery(membershipQueries.choices(membership.id));
  const [chosen, setChosen] = useState<string | null>(null);
  const choice = query.data?.find(({ id }) => id === chosen) ?? query.data?.[0];
  return (
    <Modal
      opened
      sheet
      onClose={onClose}
      title={`Change ${membership.plan}`}
      {...(choice && { actions: <Actions {...{ membership, choice, onClose }} /> })}
    >
      <Loaded query={query} failed="Couldn’t load the plans">
        {(choices) =>
          choices.length === 0 ? (
            <EmptyState title="No other plans">{membership.seller} has no other plan for you.</EmptyState>
          ) : (
            <Stack gap={16}>
              <div className={styles.choices}>
                {choices.map((plan) => (
                  <Radio
                    key={plan.id}
                    name="plan"
                    label={`${plan.name}, ${costsText(plan)}`}
                    hint={linesOf(plan.includes).join(', ')}
                    disabled={plan.isFull}
                    checked={plan.id === choice?.id}
                    onChange={() => setChosen(plan.id)}
                  />
                ))}
              </div>
              {choice && <p>{whatHappens(choice, membership)}</p>}
            </Stack>
          )
        }
      </Loaded>
    </Modal>
  );
}

interface ActionsProps extends ChangePlanModalProps {
  choice: PlanChoice;
}

function Actions({ membership, choice, onClose }: ActionsProps) {
  const { id: planId, name, price, currency, now, on, isFull } = choice;
  const join = useJoin(planId, onClose);
  const later = useAction({
    send: (call) => call(setPlanChange, { params: { membershipId: membership.id }, body: { planId, price } }),
    done: { title: `Your plan changes to ${name}`, detail: `On ${calendarDayText(on)}.` },
    failed: 'Couldn’t change your plan',
    invalidates: [membershipQueries.all],
    onDone: onClose,
  });
  if (isFull) return <p>Every place of {name} is taken.</p>;
  return (
    <>
      {now && (
        <Button variant="main" busy={join.busy} onClick={() => join.run({ changes: membership.id })}>
          {now.amount > 0 ? `Change now for ${priceText(now.amount, currency)}` : 'Change now'}
        </Button>
      )}
      <Button variant={now ? 'line' : 'main'} busy={later.busy} onClick={() => later.run()}>
        Change on {calendarDayText(on)}
      </Button>
    </>
  );
}

function whatHappens(choice: PlanChoice, { plan, paidThrough, state }: MembershipReply): string {
  const { name, now } = choice;
  const later = `${name} ${takesText(choice)}, from ${calendarDayText(choice.on)} on.`;
  if (state === 'trialing') return `You keep ${plan} until your free trial ends. ${later}`;
  if (!now) return `You keep ${plan} until the end of the time that you paid for. ${later}`;
  const days = counted(now.daysLeft, ['day', 'days']);
  return `Change now and pay the difference for the ${days} through ${calendarDayText(paidThrough)}, or change later and pay nothing today. ${later}`;
}
