import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { type PriceStep, priceStepLimits } from '@chalkline/contract/price-steps.ts';
import { fieldInZone, momentInZone } from '@chalkline/contract/zone-moment.ts';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { FieldGrid } from '../ui/field.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { Row } from '../ui/page.tsx';
import { TextField } from '../ui/text-field.tsx';
import { MoneyField } from './money-field.tsx';

interface PriceStepFieldsProps {
  /** Of the steps: `divisions.0.steps`. */
  path: string;
  /** What of: "Open Rx". */
  name: string;
  zone: string;
  currency: CurrencyCode;
  steps: readonly PriceStep[];
  /** What a further step begins with: the price after all of them. */
  price: number;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (steps: PriceStep[]) => void;
  /** The fields of the price after the steps. */
  children: ReactNode;
}

/** For whom something costs something else before its price: until a day, the first places, or both. */
export function PriceStepFields({
  path,
  name,
  steps,
  price,
  onChange,
  children,
  ...each
}: PriceStepFieldsProps) {
  return (
    <>
      {steps.map((step, index) => (
        <StepFields
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity than their place
          key={index}
          {...each}
          path={`${path}.${index}`}
          remove={`Remove price ${index + 1} of ${name}`}
          value={step}
          onChange={(changed) => onChange([...steps].with(index, changed))}
          onRemove={() => onChange([...steps].toSpliced(index, 1))}
        />
      ))}
      {children}
      {steps.length < priceStepLimits.steps && (
        <Row>
          <Button
            size={32}
            onClick={() =>
              onChange([...steps, { price: steps.at(-1)?.price ?? price, until: null, places: null }])
            }
          >
            Add an earlier price
          </Button>
        </Row>
      )}
    </>
  );
}

interface StepFieldsProps extends Pick<PriceStepFieldsProps, 'path' | 'zone' | 'currency' | 'errors'> {
  remove: string;
  value: PriceStep;
  onChange: (step: PriceStep) => void;
  onRemove: () => void;
}

function StepFields({ path, zone, currency, remove, value, errors, onChange, onRemove }: StepFieldsProps) {
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
          {remove}
        </Button>
      </Row>
    </>
  );
}
