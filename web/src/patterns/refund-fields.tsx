import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { type RefundStep, saleTermLimits } from '@chalkline/contract/sale-terms.ts';
import type { ReactNode } from 'react';
import type { FieldTexts } from '../platform/field-texts.ts';
import { Button } from '../ui/button.tsx';
import { FieldGrid, FieldSet } from '../ui/field.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { Row } from '../ui/page.tsx';
import text from '../ui/text.module.css';
import { MoneyField } from './money-field.tsx';

interface RefundFieldsProps {
  /** Of the rule in the form. */
  name: string;
  /** What it means to have no steps. */
  none: string;
  currency: CurrencyCode;
  value: readonly RefundStep[];
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (rule: RefundStep[]) => void;
}

const firstStep: RefundStep = { hoursBefore: 336, rate: 10_000, kept: 0 };

/** How much comes back, depending on how long before the start somebody withdraws. */
export function RefundFields({ name, none, currency, value, errors, onChange }: RefundFieldsProps) {
  const change = (index: number, step: Partial<RefundStep>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...step } : one)));
  return (
    <div id={name} tabIndex={-1}>
      <FieldSet legend="Refunds" error={errors[name]}>
        {value.length === 0 && <p className={text.hint}>{none}</p>}
        {value.map(({ hoursBefore, rate, kept }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity than their place
          <div key={index}>
            <FieldGrid columns={3}>
              <NumberField
                id={`${name}.${index}.hoursBefore`}
                label="Until"
                unit="h before the start"
                error={errors[`${name}.${index}.hoursBefore`]}
                value={Number.isNaN(hoursBefore) ? null : hoursBefore}
                onChange={(hours) => change(index, { hoursBefore: hours ?? Number.NaN })}
              />
              <NumberField
                id={`${name}.${index}.rate`}
                label="Refund"
                unit="%"
                decimals
                error={errors[`${name}.${index}.rate`]}
                value={Number.isNaN(rate) ? null : rate / 100}
                onChange={(percent) =>
                  change(index, { rate: percent === null ? Number.NaN : Math.round(percent * 100) })
                }
              />
              <MoneyField
                id={`${name}.${index}.kept`}
                label="You keep"
                currency={currency}
                error={errors[`${name}.${index}.kept`]}
                value={kept}
                onChange={(amount) => change(index, { kept: amount })}
              />
            </FieldGrid>
            <Button size={32} variant="text" onClick={() => onChange(value.toSpliced(index, 1))}>
              Remove this refund
            </Button>
          </div>
        ))}
        {value.length < saleTermLimits.refundSteps && (
          <Row>
            <Button size={32} onClick={() => onChange([...value, firstStep])}>
              Add a refund
            </Button>
          </Row>
        )}
      </FieldSet>
    </div>
  );
}

/** Errors of these fields, by the name of the rule in the form. */
export const refundFieldTexts = (name: string): FieldTexts => ({
  [name]: { label: 'Refunds', wrong: 'Check the hours, percentage and amount of each refund.' },
  [`${name}.*.hoursBefore`]: { label: 'Refund #, hours', wrong: 'Enter a whole number from 0.' },
  [`${name}.*.rate`]: { label: 'Refund #, share', wrong: 'Enter a percentage from 0 to 100.' },
  [`${name}.*.kept`]: { label: 'Refund #, amount you keep', wrong: 'Enter an amount, such as 5 or 5.00.' },
});
