import { newMembership } from '@chalkline/contract/memberships/membership.schema.ts';
import { addMembership } from '@chalkline/contract/memberships/memberships.endpoints.ts';
import type { PlanReply } from '@chalkline/contract/memberships/plan.schema.ts';
import { costWithTax } from '@chalkline/contract/money/pricing.rules.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Note } from '../../../ui/note.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { costsText, moneyText } from '../membership-texts.ts';
import { membershipQueries } from '../memberships.queries.ts';

const texts = {
  email: { label: 'Email', wrong: 'Enter the email of their account.' },
  planId: { label: 'Plan', wrong: 'Choose a plan.' },
};

/** A new member at the desk. */
export function AddMemberModal({ plans, onClose }: { plans: readonly PlanReply[]; onClose: () => void }) {
  const { form, ...rest } = useCallForm({
    initial: { email: '', planId: plans[0]?.id ?? '' },
    schema: newMembership,
    texts,
    send: (call, body) => call(addMembership, { body }),
    done: ({ person, plan }) => ({ title: 'Member added', detail: `${person.name}: ${plan}` }),
    invalidates: [membershipQueries.all],
    onDone: onClose,
  });
  const { values, errors } = form;
  const plan = plans.find(({ id }) => id === values.planId);
  const isPaid = plan !== undefined && plan.price > 0;
  return (
    <FormModal
      {...rest}
      title="Add a member"
      action={
        isPaid
          ? `Take ${moneyText(costWithTax(plan.price, plan.tax, plan.currency), plan.currency)} in cash`
          : 'Add'
      }
      onClose={onClose}
    >
      <FormBody>
        <TextField
          id="email"
          type="email"
          label="Email"
          hint="Of a person in your organization."
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <SelectField
          id="planId"
          label="Plan"
          choices={plans.map((one) => ({ value: one.id, label: `${one.name}, ${costsText(one)}` }))}
          value={values.planId}
          error={errors.planId}
          onChange={(planId) => form.setFieldValue('planId', planId)}
        />
        {isPaid && (
          <Note>The cash stays at your desk and goes into your books. Nothing is charged online.</Note>
        )}
      </FormBody>
    </FormModal>
  );
}
