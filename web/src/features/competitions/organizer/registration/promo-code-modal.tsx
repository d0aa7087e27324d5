import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { createPromoCode } from '@chalkline/contract/competitions/promo-codes.endpoints.ts';
import { type NewPromoCode, newPromoCode } from '@chalkline/contract/competitions/promo-codes.schema.ts';
import { fieldInZone, momentInZone } from '@chalkline/contract/zone-moment.ts';
import { useQuery } from '@tanstack/react-query';
import { MoneyField } from '../../../../patterns/money-field.tsx';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import type { FieldTexts } from '../../../../platform/field-texts.ts';
import { Checkbox, ChoiceGroup } from '../../../../ui/choices.tsx';
import { FieldGrid } from '../../../../ui/field.tsx';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { organizerQueries } from '../organizer.queries.ts';

const texts: FieldTexts = {
  code: { label: 'Code', wrong: 'Enter a code of up to 40 characters.' },
  value: { label: 'Takes off', wrong: 'Enter an amount, or a percentage from 0 to 100.' },
  startsAt: { label: 'From', wrong: 'Choose a date and time.' },
  endsAt: { label: 'Until', wrong: 'Choose a date and time after it starts.' },
  divisionIds: { label: 'Divisions', wrong: 'Choose at least one division.' },
  maxUses: { label: 'Orders in all', wrong: 'Enter a whole number from 1, or leave it empty.' },
  maxPerBuyer: { label: 'Orders per person', wrong: 'Enter a whole number from 1, or leave it empty.' },
};

const initial: NewPromoCode = {
  code: '',
  kind: 'percent',
  value: 1000,
  startsAt: null,
  endsAt: null,
  divisionIds: null,
  maxUses: null,
  maxPerBuyer: null,
};

interface PromoCodeModalProps {
  competition: CompetitionReply;
  onClose: () => void;
}

/** Adds a promo code. */
export function PromoCodeModal({ competition, onClose }: PromoCodeModalProps) {
  const { id, zone, divisions } = competition;
  const { data: settings } = useQuery(organizerQueries.registrationSettings(id));
  const { form, ...rest } = useCallForm({
    initial,
    schema: newPromoCode,
    texts,
    send: (call, body) => call(createPromoCode, { params: { competitionId: id }, body }),
    done: ({ code }) => `${code} added`,
    invalidates: [organizerQueries.promoCodes(id).queryKey],
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
  const chosen = values.divisionIds ?? divisions.map((division) => division.id);
  const toggle = (divisionId: string) => {
    const next = chosen.includes(divisionId)
      ? chosen.filter((one) => one !== divisionId)
      : [...chosen, divisionId];
    form.setFieldValue('divisionIds', next.length === divisions.length ? null : next);
  };
  return (
    <FormModal {...rest} title="Add a promo code" action="Add" onClose={onClose}>
      <TextField
        id="code"
        label="Code"
        autoComplete="off"
        hint="Athletes can type it in upper or lower case."
        data-autofocus
        {...form.getInputProps('code')}
      />
      <SegmentedControl
        label="What it does"
        labelShown
        wide
        choices={[
          { value: 'percent', label: 'Percent off' },
          { value: 'amount', label: 'Amount off' },
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
          hint="100% makes places complimentary."
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
          label={values.kind === 'amount' ? 'Takes off' : 'Price per place'}
          currency={settings?.currency ?? 'USD'}
          error={errors.value}
          value={values.value}
          onChange={(amount) => form.setFieldValue('value', amount)}
        />
      )}
      <FieldGrid>
        <TextField label="From" optional {...moment('startsAt')} />
        <TextField
          label="Until"
          optional
          hint={`Time zone: ${zone.replaceAll('_', ' ')}.`}
          {...moment('endsAt')}
        />
        <NumberField label="Orders in all" optional {...number('maxUses')} />
        <NumberField label="Orders per person" optional {...number('maxPerBuyer')} />
      </FieldGrid>
      {divisions.length > 1 && (
        <ChoiceGroup legend="Divisions" error={errors.divisionIds}>
          {divisions.map((division) => (
            <Checkbox
              key={division.id}
              label={division.name}
              checked={chosen.includes(division.id)}
              onChange={() => toggle(division.id)}
            />
          ))}
        </ChoiceGroup>
      )}
    </FormModal>
  );
}
