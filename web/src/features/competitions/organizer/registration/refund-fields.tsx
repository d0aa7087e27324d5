import { registrationLimits } from '@chalkline/contract/competitions/registration.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { RefundStep } from '@chalkline/contract/money/refunding.rules.ts';
import type { ReactNode } from 'react';
import { MoneyField } from '../../../../patterns/money-field.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FieldGrid, FieldSet } from '../../../../ui/field.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { Row } from '../../../../ui/page.tsx';
import text from '../../../../ui/text.module.css';

interface RefundFieldsProps {
  currency: CurrencyCode;
  value: readonly RefundStep[];
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (rule: RefundStep[]) => void;
}

const firstStep: RefundStep = { hoursBefore: 336, rate: 10_000, kept: 0 };

/** How much comes back, depending on how long before the start somebody withdraws. */
export function RefundFields({ currency, value, errors, onChange }: RefundFieldsProps) {
  const change = (index: number, step: Partial<RefundStep>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...step } : one)));
  return (
    <FieldSet legend="Refunds">
      {value.length === 0 && (
        <p className={text.hint}>Athletes get no refund. Your staff can still give one.</p>
      )}
      {value.map(({ hoursBefore, rate, kept }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity than their place
        <div key={index}>
          <FieldGrid columns={3}>
            <NumberField
              id={`refundRule.${index}.hoursBefore`}
              label="Until"
              unit="h before the start"
              error={errors[`refundRule.${index}.hoursBefore`]}
              value={Number.isNaN(hoursBefore) ? null : hoursBefore}
              onChange={(hours) => change(index, { hoursBefore: hours ?? Number.NaN })}
            />
            <NumberField
              id={`refundRule.${index}.rate`}
              label="Refund"
              unit="%"
              decimals
              error={errors[`refundRule.${index}.rate`]}
              value={Number.isNaN(rate) ? null : rate / 100}
              onChange={(percent) =>
                change(index, { rate: percent === null ? Number.NaN : Math.round(percent * 100) })
              }
            />
            <MoneyField
              id={`refundRule.${index}.kept`}
              label="You keep"
              currency={currency}
              error={errors[`refundRule.${index}.kept`]}
              value={kept}
              onChange={(amount) => change(index, { kept: amount })}
            />
          </FieldGrid>
          <Button size={32} variant="text" onClick={() => onChange(value.toSpliced(index, 1))}>
            Remove this refund
          </Button>
        </div>
      ))}
      {value.length < registrationLimits.refundSteps && (
        <Row>
          <Button size={32} onClick={() => onChange([...value, firstStep])}>
            Add a refund
          </Button>
        </Row>
      )}
    </FieldSet>
  );
}
