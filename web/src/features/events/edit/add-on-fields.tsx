import { type AddOnInput, eventLimits } from '@chalkline/contract/groups/group-facts.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { ReactNode } from 'react';
import { MoneyField } from '../../../patterns/money-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldGrid, FieldSet } from '../../../ui/field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Row } from '../../../ui/page.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface AddOnFieldsProps {
  addOns: readonly AddOnInput[];
  currency: CurrencyCode;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (addOns: AddOnInput[]) => void;
}

const newAddOn: AddOnInput = { name: '', price: 0, capacity: null, per_ticket: 1 };

/** What is sold beside tickets, such as a T-shirt or parking. */
export function AddOnFields({ addOns, currency, errors, onChange }: AddOnFieldsProps) {
  return (
    <>
      {addOns.map((addOn, at) => {
        const label = addOn.name || `Add-on ${at + 1}`;
        const change = (part: Partial<AddOnInput>) => onChange([...addOns].with(at, { ...addOn, ...part }));
        const field = (name: keyof AddOnInput) => ({
          id: `add_ons.${at}.${name}`,
          error: errors[`add_ons.${at}.${name}`],
        });
        return (
          <FieldSet key={addOn.id ?? `new-${at}`} legend={label}>
            <TextField
              {...field('name')}
              label="Add-on name"
              placeholder="T-shirt"
              value={addOn.name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            />
            <FieldGrid columns={3}>
              <MoneyField
                {...field('price')}
                label="Add-on price"
                hint="0 is free."
                currency={currency}
                value={addOn.price}
                onChange={(price) => change({ price })}
              />
              <NumberField
                {...field('capacity')}
                label="How many in total"
                optional
                hint="Empty means no limit."
                value={addOn.capacity}
                onChange={(capacity) => change({ capacity })}
              />
              <NumberField
                {...field('per_ticket')}
                label="Per ticket, at most"
                value={addOn.per_ticket}
                onChange={(most) => change({ per_ticket: most ?? Number.NaN })}
              />
            </FieldGrid>
            <Row>
              <Button variant="text" onClick={() => onChange([...addOns].toSpliced(at, 1))}>
                {`Remove ${label}`}
              </Button>
            </Row>
          </FieldSet>
        );
      })}
      {addOns.length < eventLimits.addOns && (
        <Row>
          <Button onClick={() => onChange([...addOns, newAddOn])}>Add an add-on</Button>
        </Row>
      )}
    </>
  );
}
