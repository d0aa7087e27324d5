import type { PriceStep } from '@chalkline/contract/competitions/price-steps.ts';
import type { DivisionPrice } from '@chalkline/contract/competitions/registration.schema.ts';
import { registrationLimits } from '@chalkline/contract/competitions/registration.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { fieldInZone, momentInZone } from '@chalkline/contract/zone-moment.ts';
import type { ReactNode } from 'react';
import { MoneyField } from '../../../../patterns/money-field.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FieldGrid, FieldSet } from '../../../../ui/field.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { Row } from '../../../../ui/page.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

interface PriceFieldsProps {
  path: string;
  /** Of the division. */
  name: string;
  zone: string;
  currency: CurrencyCode;
  value: DivisionPrice;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (price: DivisionPrice) => void;
}

/** What a place in a division costs, and for whom it costs something else before that. */
export function PriceFields({ path, name, zone, currency, value, errors, onChange }: PriceFieldsProps) {
  const { price, steps } = value;
  return (
    <FieldSet legend={name}>
      {steps.map((step, index) => (
        <StepFields
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity than their place
          key={index}
          path={`${path}.steps.${index}`}
          zone={zone}
          currency={currency}
          value={step}
          errors={errors}
          onChange={(changed) => onChange({ ...value, steps: steps.with(index, changed) })}
          onRemove={() => onChange({ ...value, steps: steps.toSpliced(index, 1) })}
        />
      ))}
      <FieldGrid>
        <MoneyField
          id={`${path}.price`}
          label={steps.length === 0 ? 'Price' : 'Price after that'}
          hint={steps.length === 0 ? '0 is free.' : undefined}
          currency={currency}
          error={errors[`${path}.price`]}
          value={price}
          onChange={(amount) => onChange({ ...value, price: amount })}
        />
      </FieldGrid>
      {steps.length < registrationLimits.steps && (
        <Row>
          <Button
            size={32}
            onClick={() =>
              onChange({
                ...value,
                steps: [...steps, { price: steps.at(-1)?.price ?? price, until: null, places: null }],
              })
            }
          >
            Add an earlier price
          </Button>
        </Row>
      )}
    </FieldSet>
  );
}

interface StepFieldsProps extends Omit<PriceFieldsProps, 'value' | 'onChange' | 'name'> {
  value: PriceStep;
  onChange: (step: PriceStep) => void;
  onRemove: () => void;
}

function StepFields({ path, zone, currency, value, errors, onChange, onRemove }: StepFieldsProps) {
  return (
    <>
      <FieldGrid columns={3}>
        <MoneyField
          id={`${path}.price`}
          label="Price"
          currency={currency}
          error={errors[`${path}.price`]}
          value={value.price}
          onChange={(price) => onChange({ ...value, price })}
        />
        <TextField
          id={`${path}.until`}
          type="datetime-local"
          label="Until"
          error={errors[`${path}.until`]}
          value={fieldInZone(value.until, zone)}
          onChange={(change) => onChange({ ...value, until: momentInZone(change.currentTarget.value, zone) })}
        />
        <NumberField
          id={`${path}.places`}
          label="Or the first"
          unit="places"
          error={errors[`${path}.places`]}
          value={value.places}
          onChange={(places) => onChange({ ...value, places })}
        />
      </FieldGrid>
      <Row>
        <Button size={32} variant="text" onClick={onRemove}>
          Remove this price
        </Button>
      </Row>
    </>
  );
}
