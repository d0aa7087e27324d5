import { changePlan, createPlan } from '@chalkline/contract/memberships/memberships.endpoints.ts';
import {
  newPlan,
  type PlanReply,
  planPeriods,
  trialDays,
} from '@chalkline/contract/memberships/plan.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { useState } from 'react';
import { CurrencyField } from '../../../patterns/currency-field.tsx';
import { MoneyField } from '../../../patterns/money-field.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Switch } from '../../../ui/choices.tsx';
import { FieldGrid, FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { periodLabels } from '../membership-texts.ts';
import { membershipQueries } from '../memberships.queries.ts';

const texts = {
  name: { label: 'Name', wrong: 'Enter a name of up to 60 characters.' },
  price: { label: 'Price', wrong: 'Enter an amount, 0 for free.' },
  currency: { label: 'Currency', wrong: 'Choose a currency.' },
  includes: { label: 'What it includes', wrong: 'Enter at most 600 characters.' },
  capacity: { label: 'Places', wrong: 'Enter a whole number above 0.' },
  trialDays: { label: 'Free trial', wrong: `Enter ${trialDays.fewest} to ${trialDays.most} whole days.` },
};

interface PlanModalProps {
  plan: PlanReply | null;
  sellsToCompanies: boolean;
  onClose: () => void;
}

/** Adds a plan or edits one. */
export function PlanModal({ plan, sellsToCompanies, onClose }: PlanModalProps) {
  // As it was when the dialog opened, so that a change made meanwhile isn't overwritten unseen.
  const [version] = useState(plan?.version ?? 0);
  const { form, ...rest } = useCallForm({
    initial: initialOf(plan),
    schema: newPlan,
    texts,
    send: (call, body) => {
      if (!plan) return call(createPlan, { body });
      const { currency: _, period: __, ...facts } = body;
      return call(changePlan, { params: { planId: plan.id }, body: { ...facts, version } });
    },
    done: plan ? 'Plan saved' : 'Plan added',
    invalidates: [membershipQueries.all],
    onDone: onClose,
  });
  const { values, errors } = form;
  return (
    <FormModal
      {...rest}
      title={plan ? 'Edit plan' : 'Add a plan'}
      action={plan ? 'Save' : 'Add'}
      onClose={onClose}
    >
      <FormBody>
        <TextField id="name" label="Name" autoComplete="off" data-autofocus {...form.getInputProps('name')} />
        {!plan && (
          <SegmentedControl
            label="Paid each"
            labelShown
            wide
            choices={planPeriods.map((value) => ({ value, label: periodLabels[value] }))}
            value={values.period}
            onChange={(value) => form.setFieldValue('period', value)}
          />
        )}
        <FieldGrid>
          <MoneyField
            id="price"
            label={`Price of a ${values.period}`}
            currency={values.currency}
            error={errors.price}
            value={values.price}
            onChange={(amount) => form.setFieldValue('price', amount)}
          />
          {!plan && (
            <CurrencyField
              id="currency"
              value={values.currency}
              error={errors.currency}
              onChange={(code) => form.setFieldValue('currency', code)}
            />
          )}
        </FieldGrid>
        <TextArea
          id="includes"
          label="What it includes"
          optional
          rows={4}
          hint="One thing on each line."
          {...form.getInputProps('includes')}
        />
        <NumberField
          id="capacity"
          label="Places"
          optional
          hint="How many people can have it at once. Empty: any number."
          value={values.capacity}
          error={errors.capacity}
          onChange={(capacity) => form.setFieldValue('capacity', capacity)}
        />
        <NumberField
          id="trialDays"
          label="Free trial"
          optional
          unit="days"
          hint="For people who are new here. They leave a card, which pays when the trial ends. Empty: none."
          value={values.trialDays}
          error={errors.trialDays}
          onChange={(days) => form.setFieldValue('trialDays', days)}
        />
        {sellsToCompanies && (
          <Switch
            label="For companies"
            hint="Only administrators of companies can get it. While one of them pays for it, their company isn’t on trial."
            checked={values.isForCompanies}
            onChange={(change) => form.setFieldValue('isForCompanies', change.currentTarget.checked)}
          />
        )}
        <Switch
          label="On sale"
          hint="Off: new members can’t join. Members keep it and can renew."
          checked={values.isOn}
          onChange={(change) => form.setFieldValue('isOn', change.currentTarget.checked)}
        />
      </FormBody>
    </FormModal>
  );
}

function initialOf(plan: PlanReply | null) {
  return {
    name: plan?.name ?? '',
    price: plan?.price ?? Number.NaN,
    currency: plan?.currency ?? ('EUR' as CurrencyCode),
    period: plan?.period ?? ('month' as const),
    includes: plan?.includes ?? '',
    capacity: plan?.capacity ?? null,
    trialDays: plan?.trialDays ?? null,
    isForCompanies: plan?.isForCompanies ?? false,
    isOn: plan?.isOn ?? true,
  };
}
