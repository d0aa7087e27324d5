import type { DivisionPrice } from '@chalkline/contract/competitions/registration.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { ReactNode } from 'react';
import { MoneyField } from '../../../../patterns/money-field.tsx';
import { PriceStepFields } from '../../../../patterns/price-step-fields.tsx';
import { FieldGrid, FieldSet } from '../../../../ui/field.tsx';

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
      <PriceStepFields
        path={`${path}.steps`}
        name={name}
        zone={zone}
        currency={currency}
        steps={steps}
        price={price}
        errors={errors}
        onChange={(changed) => onChange({ ...value, steps: changed })}
      >
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
      </PriceStepFields>
    </FieldSet>
  );
}
