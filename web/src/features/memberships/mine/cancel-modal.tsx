import type { MembershipReply } from '@chalkline/contract/memberships/membership.schema.ts';
import { freezeDays, newCancellation } from '@chalkline/contract/memberships/membership.schema.ts';
import { cancelMembership } from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { useState } from 'react';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Radio } from '../../../ui/choices.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { calendarDayText } from '../../../ui/times.ts';
import styles from '../memberships.module.css';
import { membershipQueries } from '../memberships.queries.ts';

interface CancelModalProps {
  membership: MembershipReply;
  /** A break instead. */
  onFreeze: () => void;
  onClose: () => void;
}

/** Cancels in two more presses; a break is offered once. */
export function CancelModal({ membership, onFreeze, onClose }: CancelModalProps) {
  const { paidThrough, can } = membership;
  const [sure, setSure] = useState(!can.freeze);
  const [freezes, setFreezes] = useState(false);
  if (sure) return <LastStep membership={membership} onClose={onClose} />;
  return (
    <Modal
      opened
      sheet
      onClose={onClose}
      title="Leave, or take a break?"
      actions={
        <Button variant="solid" wide onClick={() => (freezes ? onFreeze() : setSure(true))}>
          Continue
        </Button>
      }
    >
      <div className={styles.choices}>
        <Radio
          name="leave"
          label={`Cancel on ${calendarDayText(paidThrough)}`}
          hint="You’ve paid until then. Nothing more is charged."
          checked={!freezes}
          onChange={() => setFreezes(false)}
        />
        <Radio
          name="leave"
          label="Freeze instead"
          hint={`${freezeDays.fewest} to ${freezeDays.most} days. Your paid days are kept.`}
          checked={freezes}
          onChange={() => setFreezes(true)}
        />
      </div>
    </Modal>
  );
}

const texts = { reason: { label: 'Why', wrong: 'Enter at most 200 characters.' } };

function LastStep({ membership, onClose }: { membership: MembershipReply; onClose: () => void }) {
  const { id: membershipId, plan, paidThrough, state } = membership;
  const ends = calendarDayText(paidThrough);
  const { form, ...rest } = useCallForm({
    initial: { reason: '' },
    schema: newCancellation,
    texts,
    send: (call, body) => call(cancelMembership, { params: { membershipId }, body }),
    done: { title: 'Membership canceled', detail: `It ends on ${ends}. You can undo this until then.` },
    invalidates: [membershipQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={`Cancel ${plan}`} action={`Cancel on ${ends}`} danger onClose={onClose}>
      <FormBody>
        <p>
          {state === 'trialing' ? 'Your free trial' : 'Your membership'} ends on {ends}, and nothing is
          charged. Until then everything stays as it is. Your results and groups stay yours after that.
        </p>
        <TextField
          id="reason"
          label="Why"
          optional
          hint="The seller reads this."
          autoComplete="off"
          {...form.getInputProps('reason')}
        />
      </FormBody>
    </FormModal>
  );
}
