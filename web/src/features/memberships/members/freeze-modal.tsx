import {
  freezeDays,
  type MembershipReply,
  newFreeze,
} from '@chalkline/contract/memberships/membership.schema.ts';
import { freezeMembership } from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { calendarDayText } from '../../../ui/times.ts';
import { membershipQueries } from '../memberships.queries.ts';

const { fewest, most } = freezeDays;
const texts = { days: { label: 'Days', wrong: `Enter ${fewest} to ${most} whole days.` } };

/** From today on: the paid time grows by as many days. */
export function FreezeModal({ membership, onClose }: { membership: MembershipReply; onClose: () => void }) {
  const { id: membershipId, plan, paidThrough } = membership;
  const { form, ...rest } = useCallForm({
    initial: { days: 14 as number | null },
    schema: newFreeze,
    texts,
    send: (call, { days }) => call(freezeMembership, { params: { membershipId }, body: { days: days ?? 0 } }),
    done: (after) => ({
      title: 'Membership frozen',
      detail: `Paid through ${calendarDayText(after.paidThrough)} now`,
    }),
    invalidates: [membershipQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={`Freeze ${plan}`} action="Freeze" onClose={onClose}>
      <FormBody>
        <p>
          The freeze begins today. The membership is paid through {calendarDayText(paidThrough)}; the frozen
          days are added to that. A freeze can’t be ended early.
        </p>
        <NumberField
          id="days"
          label="Days"
          hint={`${fewest} to ${most} days.`}
          value={form.values.days}
          error={form.errors.days}
          onChange={(days) => form.setFieldValue('days', days)}
        />
      </FormBody>
    </FormModal>
  );
}
