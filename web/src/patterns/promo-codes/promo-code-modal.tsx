import { type NewPromoCode, newPromoCode } from '@chalkline/contract/checkout/promo-code.schema.ts';
import { fieldInZone, momentInZone } from '@chalkline/contract/zone-moment.ts';
import { zoneText } from '@chalkline/contract/zone-text.ts';
import { useState } from 'react';
import type { FieldTexts } from '../../platform/field-texts.ts';
import { Checkbox, ChoiceGroup } from '../../ui/choices.tsx';
import { FieldGrid } from '../../ui/field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MoneyField } from '../money-field.tsx';
import { useCallForm } from '../use-call-form.ts';
import type { PromoCodeDesk, PromoScope } from './promo-code-desk.ts';

const textsOf = ({ words }: PromoCodeDesk): FieldTexts => ({
  code: { label: 'Code', wrong: 'Enter a code of up to 40 characters.' },
  value: { label: 'Takes off', wrong: 'Enter an amount, or a percentage from 0 to 100.' },
  startsAt: { label: 'From', wrong: 'Choose a date and time.' },
  endsAt: { label: 'Until', wrong: 'Choose a date and time after it starts.' },
  itemIds: { label: words.items, wrong: 'Choose at least one.' },
  minimum: { label: 'Minimum order', wrong: 'Enter an amount.' },
  maxUses: { label: 'Orders in all', wrong: 'Enter a whole number from 1, or leave it empty.' },
  maxPerBuyer: { label: 'Orders per person', wrong: 'Enter a whole number from 1, or leave it empty.' },
});

const initial: NewPromoCode = {
  code: '',
  kind: 'percent',
  value: 1000,
  startsAt: null,
  endsAt: null,
  itemIds: null,
  minimum: 0,
  maxUses: null,
  maxPerBuyer: null,
};

interface PromoCodeModalProps {
  desk: PromoCodeDesk;
  onClose: () => void;
}

/** Adds a promo code. */
export function PromoCodeModal({ desk, onClose }: PromoCodeModalProps) {
  const { zone, currency, words, series } = desk;
  const [scope, setScope] = useState<PromoScope>('date');
  const ofSeries = scope === 'series' ? series : undefined;
  const items = [...desk.items, ...(ofSeries?.items ?? [])];
  const { form, ...rest } = useCallForm({
    initial,
    schema: newPromoCode,
    texts: textsOf(desk),
    send: (call, body) => desk.create(call, body, scope),
    done: ({ code }) => `${code} added`,
    invalidates: [desk.query.queryKey],
    onDone: onClose,
  });
  const { values, errors } = form;
  const moment = (field: 'startsAt' | 'endsAt') => ({
    id: field,
    type: 'datetime-local',
    error: errors[field],
    value: fieldInZone(values[field], zone),
    onChange: (change: React.ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue(field, momentInZone(change.currentTarget.value, zone)),
  });
  const number = (field: 'maxUses' | 'maxPerBuyer') => ({
    id: field,
    placeholder: 'No limit',
    error: errors[field],
    value: values[field],
    onChange: (amount: number | null) => form.setFieldValue(field, amount),
  });
  const chosen = values.itemIds ?? items.map(({ id }) => id);
  const toggle = (itemId: string) => {
    const next = chosen.includes(itemId) ? chosen.filter((one) => one !== itemId) : [...chosen, itemId];
    form.setFieldValue('itemIds', next.length === items.length ? null : next);
  };
  return (
    <FormModal {...rest} title="Add a promo code" action="Add" onClose={onClose}>
      <TextField
        id="code"
        label="Code"
        autoComplete="off"
        hint={`${words.buyers} can type it in upper or lower case.`}
        data-autofocus
        {...form.getInputProps('code')}
      />
      {series && (
        <SegmentedControl
          label={series.label}
          labelShown
          wide
          choices={[...series.choices]}
          value={scope}
          onChange={(next: PromoScope) => {
            setScope(next);
            form.setFieldValue('itemIds', null);
          }}
        />
      )}
      <SegmentedControl
        label="What it does"
        labelShown
        wide
        choices={[
          { value: 'percent', label: 'Percent' },
          { value: 'amount', label: 'Amount' },
          { value: 'fixed', label: 'Fixed price' },
        ]}
        value={values.kind}
        onChange={(kind: NewPromoCode['kind']) => {
          form.setFieldValue('kind', kind);
          form.setFieldValue('value', kind === 'percent' ? 1000 : Number.NaN);
        }}
      />
      {values.kind === 'percent' ? (
        <NumberField
          id="value"
          label="Takes off"
          hint={words.free}
          unit="%"
          decimals
          error={errors.value}
          value={Number.isNaN(values.value) ? null : values.value / 100}
          onChange={(percent) =>
            form.setFieldValue('value', percent === null ? Number.NaN : Math.round(percent * 100))
          }
        />
      ) : (
        <MoneyField
          key={values.kind}
          id="value"
          label={values.kind === 'amount' ? 'Takes off' : words.each}
          currency={currency}
          error={errors.value}
          value={values.value}
          onChange={(amount) => form.setFieldValue('value', amount)}
        />
      )}
      <FieldGrid>
        <TextField label="From" optional {...moment('startsAt')} />
        <TextField label="Until" optional hint={`In ${zoneText(zone)}.`} {...moment('endsAt')} />
        <NumberField label="Orders in all" optional {...number('maxUses')} />
        <NumberField label="Orders per person" optional {...number('maxPerBuyer')} />
      </FieldGrid>
      <MoneyField
        id="minimum"
        label="Minimum order"
        hint="What the order must cost for the code to apply. 0 means any."
        currency={currency}
        error={errors.minimum}
        value={values.minimum}
        onChange={(amount) => form.setFieldValue('minimum', amount)}
      />
      {items.length > 1 && (
        <ChoiceGroup legend={ofSeries?.bothItems ?? words.items} error={errors.itemIds}>
          {items.map(({ id, name }) => (
            <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={() => toggle(id)} />
          ))}
        </ChoiceGroup>
      )}
    </FormModal>
  );
}
