import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { variantKey } from '@chalkline/contract/partners/variants.rules.ts';
import type { ReactNode } from 'react';
import { MoneyField } from '../../../patterns/money-field.tsx';
import { FieldGrid, FieldSet } from '../../../ui/field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { variantName } from '../product-texts.ts';
import type { TypedVariant } from './typed-variants.ts';

interface VariantFieldsProps {
  variants: readonly TypedVariant[];
  currency: CurrencyCode;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (variants: TypedVariant[]) => void;
}

/** Price, SKU and barcode of each variant. */
export function VariantFields({ variants, currency, errors, onChange }: VariantFieldsProps) {
  const set = (at: number, change: Partial<TypedVariant>) =>
    onChange(variants.map((variant, index) => (index === at ? { ...variant, ...change } : variant)));
  return (
    <>
      {variants.map(({ values, sku, barcode, price }, at) => (
        <FieldSet key={variantKey(values)} legend={variantName(values, 'The product')}>
          <FieldGrid>
            <MoneyField
              id={`variants.${at}.price`}
              label="Price"
              currency={currency}
              error={errors[`variants.${at}.price`]}
              value={price}
              onChange={(amount) => set(at, { price: amount })}
            />
            <TextField
              id={`variants.${at}.sku`}
              label="SKU"
              optional
              autoComplete="off"
              error={errors[`variants.${at}.sku`]}
              value={sku}
              onChange={(change) => set(at, { sku: change.currentTarget.value })}
            />
            <TextField
              id={`variants.${at}.barcode`}
              label="Barcode"
              optional
              autoComplete="off"
              error={errors[`variants.${at}.barcode`]}
              value={barcode}
              onChange={(change) => set(at, { barcode: change.currentTarget.value })}
            />
          </FieldGrid>
        </FieldSet>
      ))}
    </>
  );
}
