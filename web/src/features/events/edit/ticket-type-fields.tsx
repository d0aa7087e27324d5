import { eventLimits, type TicketTypeInput } from '@chalkline/contract/groups/group-facts.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { fieldInZone, momentInZone } from '@chalkline/contract/zone-moment.ts';
import type { ReactNode } from 'react';
import { MoneyField } from '../../../patterns/money-field.tsx';
import { PriceStepFields } from '../../../patterns/price-step-fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choices.tsx';
import { FieldGrid, FieldSet } from '../../../ui/field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Row } from '../../../ui/page.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface TicketTypesProps {
  types: readonly TicketTypeInput[];
  currency: CurrencyCode;
  zone: string;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (types: TicketTypeInput[]) => void;
}

/** The types of tickets to an event, with price, number and when they are sold. */
export function TicketTypesFields({ types, currency, zone, errors, onChange }: TicketTypesProps) {
  return (
    <>
      {types.map((type, at) => (
        <TypeFields
          key={type.id ?? `new-${at}`}
          path={`ticket_types.${at}`}
          type={type}
          at={at}
          currency={currency}
          zone={zone}
          errors={errors}
          onChange={(changed) => onChange([...types].with(at, changed))}
          onRemove={() => onChange([...types].toSpliced(at, 1))}
        />
      ))}
      {types.length < eventLimits.types && (
        <Row>
          <Button onClick={() => onChange([...types, newType])}>Add a ticket type</Button>
        </Row>
      )}
    </>
  );
}

/** How a type of tickets begins. */
export const newType: TicketTypeInput = {
  name: '',
  price: 0,
  is_open_price: false,
  price_steps: [],
  code: '',
  is_transferable: true,
  asks_papers: true,
  capacity: null,
  blocked: 0,
  per_order: 10,
  min_per_order: 1,
  per_person: null,
  sales_from: null,
  sales_until: null,
};

interface TypeProps extends Omit<TicketTypesProps, 'types' | 'onChange'> {
  path: string;
  type: TicketTypeInput;
  at: number;
  onChange: (type: TicketTypeInput) => void;
  onRemove: () => void;
}

const hasSteps = ({ price_steps: steps = [] }: TicketTypeInput) => steps.length > 0;

interface PriceFieldsProps extends Omit<TypeProps, 'at' | 'onRemove'> {
  name: string;
  children: ReactNode;
}

/** The price of a type, with what it costs before that; where buyers choose it, the least alone. */
function PriceFields({ path, type, onChange, children, ...rest }: PriceFieldsProps) {
  if (type.is_open_price) return children;
  return (
    <PriceStepFields
      {...rest}
      path={`${path}.price_steps`}
      steps={type.price_steps ?? []}
      price={type.price}
      onChange={(steps) => onChange({ ...type, price_steps: steps })}
    >
      {children}
    </PriceStepFields>
  );
}

function TypeFields({ path, type, at, currency, zone, errors, onChange, onRemove }: TypeProps) {
  const label = type.name || `Ticket type ${at + 1}`;
  const errorOf = (field: keyof TicketTypeInput) => ({
    id: `${path}.${field}`,
    error: errors[`${path}.${field}`],
  });
  const time = (field: 'sales_from' | 'sales_until') => ({
    ...errorOf(field),
    type: 'datetime-local',
    optional: true,
    value: fieldInZone(type[field], zone),
    onChange: (change: { currentTarget: { value: string } }) =>
      onChange({ ...type, [field]: momentInZone(change.currentTarget.value, zone) }),
  });
  return (
    <FieldSet legend={label}>
      <TextField
        {...errorOf('name')}
        label="Ticket name"
        value={type.name}
        onChange={(change) => onChange({ ...type, name: change.currentTarget.value })}
      />
      <PriceFields {...{ path, type, currency, zone, errors, onChange }} name={label}>
        <FieldGrid columns={3}>
          <MoneyField
            {...errorOf('price')}
            label={type.is_open_price ? 'Price, at least' : hasSteps(type) ? 'Price after that' : 'Price'}
            hint="0 is free."
            currency={currency}
            value={type.price}
            onChange={(price) => onChange({ ...type, price })}
          />
          <NumberField
            {...errorOf('capacity')}
            label="How many"
            optional
            hint="Empty means no limit."
            value={type.capacity}
            onChange={(capacity) => onChange({ ...type, capacity })}
          />
          <NumberField
            {...errorOf('blocked')}
            label="Held back"
            optional
            hint="Not for sale."
            value={type.blocked || null}
            onChange={(blocked) => onChange({ ...type, blocked: blocked ?? 0 })}
          />
        </FieldGrid>
      </PriceFields>
      <FieldGrid columns={3}>
        <NumberField
          {...errorOf('min_per_order')}
          label="Per order, at least"
          value={type.min_per_order ?? 1}
          onChange={(least) => onChange({ ...type, min_per_order: least ?? Number.NaN })}
        />
        <NumberField
          {...errorOf('per_order')}
          label="Per order, at most"
          value={type.per_order}
          onChange={(most) => onChange({ ...type, per_order: most ?? Number.NaN })}
        />
        <NumberField
          {...errorOf('per_person')}
          label="Per person, at most"
          optional
          hint="In all of their orders."
          value={type.per_person ?? null}
          onChange={(most) => onChange({ ...type, per_person: most })}
        />
      </FieldGrid>
      <Checkbox
        label="Pay what you want"
        hint={
          hasSteps(type)
            ? 'Remove the earlier prices to let buyers choose.'
            : 'Buyers choose the price of each ticket: the price above or more.'
        }
        disabled={hasSteps(type)}
        checked={type.is_open_price ?? false}
        onChange={(change) => onChange({ ...type, is_open_price: change.currentTarget.checked })}
      />
      <TextField
        {...errorOf('code')}
        label="Code"
        optional
        hint="Hides this type until a buyer enters it. Empty means everyone sees it."
        autoComplete="off"
        value={type.code ?? ''}
        onChange={(change) => onChange({ ...type, code: change.currentTarget.value })}
      />
      <Checkbox
        label="Can be transferred"
        hint="Holders can give the ticket to someone else by email until they check in."
        checked={type.is_transferable ?? true}
        onChange={(change) => onChange({ ...type, is_transferable: change.currentTarget.checked })}
      />
      <Checkbox
        label="Asks questions and waivers"
        hint="Attendees answer and sign what you set under Questions and waivers."
        checked={type.asks_papers ?? true}
        onChange={(change) => onChange({ ...type, asks_papers: change.currentTarget.checked })}
      />
      <FieldGrid>
        <TextField {...time('sales_from')} label="Sales start" hint="Empty means now." />
        <TextField {...time('sales_until')} label="Sales end" hint="Empty means when the event ends." />
      </FieldGrid>
      <Row>
        <Button variant="text" onClick={onRemove}>{`Remove ${label}`}</Button>
      </Row>
    </FieldSet>
  );
}
