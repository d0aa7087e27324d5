import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { RegistrationSettings } from '@chalkline/contract/competitions/registration.schema.ts';
import { fieldInZone, momentInZone } from '@chalkline/contract/zone-moment.ts';
import { zoneText } from '@chalkline/contract/zone-text.ts';
import type { UseFormReturnType } from '@mantine/form';
import { CurrencyField } from '../../../../patterns/currency-field.tsx';
import { RefundFields } from '../../../../patterns/refund-fields.tsx';
import { Switch } from '../../../../ui/choices.tsx';
import { FieldGrid, FormBody } from '../../../../ui/field.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import text from '../../../../ui/text.module.css';
import { TextField } from '../../../../ui/text-field.tsx';
import { PriceFields } from './price-fields.tsx';

interface RegistrationFieldsProps {
  competition: CompetitionReply;
  form: UseFormReturnType<RegistrationSettings>;
  /** Shows nothing more until athletes can register. */
  folds?: boolean;
}

/** When athletes register, what they pay, and what they get back. */
export function RegistrationFields({ competition, form, folds = false }: RegistrationFieldsProps) {
  const { values } = form;
  const isFolded = folds && !values.isOpen;
  return (
    <>
      <Panel title="When" padded>
        <FormBody>
          <Switch
            label="Athletes can register"
            hint={values.isOpen ? undefined : 'Only your staff can add athletes.'}
            checked={values.isOpen}
            onChange={(change) => form.setFieldValue('isOpen', change.currentTarget.checked)}
          />
          {!isFolded && <WhenFields competition={competition} form={form} />}
        </FormBody>
      </Panel>
      {!isFolded && <SaleFields competition={competition} form={form} />}
    </>
  );
}

const hasTeams = ({ divisions }: CompetitionReply) => divisions.some(({ teamSize }) => teamSize > 1);

type FieldsProps = Pick<RegistrationFieldsProps, 'competition' | 'form'>;

function WhenFields({ competition, form }: FieldsProps) {
  const { zone } = competition;
  const { values, errors } = form;
  const moment = (field: 'opensAt' | 'closesAt' | 'rosterLocksAt') => ({
    id: field,
    type: 'datetime-local',
    error: errors[field],
    value: fieldInZone(values[field], zone),
    onChange: (change: React.ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue(field, momentInZone(change.currentTarget.value, zone)),
  });
  return (
    <>
      <FieldGrid>
        <TextField
          label="Opens"
          optional
          hint="Leave empty to open as soon as the competition is published."
          {...moment('opensAt')}
        />
        <TextField
          label="Closes"
          optional
          hint={`Leave empty to close after the last day. In ${zoneText(zone)}.`}
          {...moment('closesAt')}
        />
      </FieldGrid>
      {hasTeams(competition) && (
        <TextField
          label="Rosters lock"
          optional
          hint="Until then captains change their teams. Leave empty to lock when the competition starts."
          {...moment('rosterLocksAt')}
        />
      )}
      <FieldGrid>
        <NumberField
          id="capacity"
          label="Places in all"
          optional
          placeholder="No limit"
          hint="In addition to the capacity of each division."
          error={errors.capacity}
          value={values.capacity}
          onChange={(capacity) => form.setFieldValue('capacity', capacity)}
        />
        <NumberField
          id="holdMinutes"
          label="Time to pay"
          unit="minutes"
          hint="How long a place is held while the athlete pays."
          error={errors.holdMinutes}
          value={values.holdMinutes}
          onChange={(minutes) => form.setFieldValue('holdMinutes', minutes ?? Number.NaN)}
        />
      </FieldGrid>
    </>
  );
}

function SaleFields({ competition, form }: FieldsProps) {
  const { zone } = competition;
  const { values, errors } = form;
  return (
    <>
      <Panel title="Prices" padded>
        <FormBody>
          <FieldGrid>
            <CurrencyField
              id="currency"
              error={errors.currency}
              value={values.currency}
              onChange={(currency) => form.setFieldValue('currency', currency)}
            />
            <NumberField
              id="taxRate"
              label="Tax"
              optional
              decimals
              unit="%"
              hint="Leave empty for your usual rate, which is set with your payout account."
              error={errors.taxRate}
              value={values.taxRate === null ? null : values.taxRate / 100}
              onChange={(percent) =>
                form.setFieldValue('taxRate', percent === null ? null : Math.round(percent * 100))
              }
            />
          </FieldGrid>
          {hasTeams(competition) && (
            <NumberField
              id="shareHours"
              label="Time to split a team’s price"
              optional
              unit="h"
              placeholder="The captain pays"
              hint="Captains can let each member pay their share within this time. A team that isn’t paid by then loses its place and gets everything back."
              error={errors.shareHours}
              value={values.shareHours}
              onChange={(hours) => form.setFieldValue('shareHours', hours)}
            />
          )}
          {competition.divisions.length === 0 && (
            <p className={text.hint}>Every price belongs to a division. Add divisions first.</p>
          )}
          {values.divisions.map((price, index) => (
            <PriceFields
              key={price.divisionId}
              path={`divisions.${index}`}
              name={competition.divisions.find((division) => division.id === price.divisionId)?.name ?? ''}
              zone={zone}
              currency={values.currency}
              value={price}
              errors={errors}
              onChange={(changed) => form.setFieldValue('divisions', values.divisions.with(index, changed))}
            />
          ))}
        </FormBody>
      </Panel>
      <Panel title="If an athlete can’t come" padded>
        <FormBody>
          <RefundFields
            name="refundRule"
            none="Athletes get no refund. Your staff can still give one."
            currency={values.currency}
            value={values.refundRule}
            errors={errors}
            onChange={(rule) => form.setFieldValue('refundRule', rule)}
          />
          <NumberField
            id="transferHours"
            label="Transfers"
            optional
            unit="h before the start"
            placeholder="Not allowed"
            hint="Until then athletes can transfer their place to someone who fits the division. Applies to places sold from now on."
            error={errors.transferHours}
            value={values.transferHours}
            onChange={(hours) => form.setFieldValue('transferHours', hours)}
          />
        </FormBody>
      </Panel>
    </>
  );
}
