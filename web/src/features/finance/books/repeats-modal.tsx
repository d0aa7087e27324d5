import {
  type BookingKind,
  newRepeat,
  type RepeatReply,
  type RepeatStep,
  repeatSteps,
} from '@chalkline/contract/finance/booking.schema.ts';
import { createRepeat, endRepeat } from '@chalkline/contract/finance/finance.endpoints.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { MoneyField } from '../../../patterns/money-field.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FieldGrid, FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { calendarDayText } from '../../../ui/times.ts';
import { bookingTexts } from '../bookings/booking-field-texts.ts';
import { CategoryField } from '../bookings/category-field.tsx';
import { financeQueries } from '../finance.queries.ts';
import { kindTexts, stepLabels } from '../finance-texts.ts';

interface RepeatsModalProps {
  kind: BookingKind;
  currency: CurrencyCode;
  today: string;
  onClose: () => void;
}

/** What is booked again and again. */
export function RepeatsModal({ kind, currency, today, onClose }: RepeatsModalProps) {
  const query = useQuery(financeQueries.repeats(kind));
  const [adding, setAdding] = useState(false);
  const [ending, setEnding] = useState<RepeatReply | null>(null);
  if (adding) {
    return <RepeatForm kind={kind} currency={currency} today={today} onClose={() => setAdding(false)} />;
  }
  if (ending) {
    return (
      <ConfirmAction
        title={`End ${ending.category.name}, ${stepLabels[ending.every].toLowerCase()}?`}
        confirm="End"
        keep="Keep it"
        danger
        send={(call) => call(endRepeat, { params: { repeatId: ending.id } })}
        done="It won’t be booked anymore"
        invalidates={[financeQueries.all]}
        onClose={() => setEnding(null)}
      >
        <p>What it booked stays.</p>
      </ConfirmAction>
    );
  }
  const columns: readonly Column<RepeatReply>[] = [
    {
      key: 'what',
      head: 'What',
      phone: 'lead',
      cell: ({ category, party }) => [category.name, party].filter(Boolean).join(', '),
    },
    { key: 'every', head: 'When', cell: ({ every }) => stepLabels[every] },
    {
      key: 'next',
      head: 'Next',
      cell: ({ nextOn }) => (nextOn === null ? '–' : calendarDayText(nextOn)),
    },
    {
      key: 'amount',
      head: 'Amount',
      align: 'right',
      cell: ({ amount }) => showMoney(amount, currency),
    },
    {
      key: 'actions',
      head: 'Actions',
      phone: 'actions',
      cell: (repeat) => (
        <RowActions>
          <Button
            size={32}
            variant="danger"
            aria-label={`End ${repeat.category.name}`}
            onClick={() => setEnding(repeat)}
          >
            End
          </Button>
        </RowActions>
      ),
    },
  ];
  return (
    <Modal
      opened
      onClose={onClose}
      title="Repeating entries"
      width={720}
      actions={
        <Button variant="main" onClick={() => setAdding(true)}>
          Add a repeating entry
        </Button>
      }
    >
      <Loaded query={query} failed="Couldn’t load the repeating entries">
        {(repeats) =>
          repeats.length === 0 ? (
            <EmptyState title="Nothing repeats yet">
              Add what comes every week, month or year, such as the rent.
            </EmptyState>
          ) : (
            <DataTable caption="Repeating entries" columns={columns} rows={repeats} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
    </Modal>
  );
}

function RepeatForm({ kind, currency, today, onClose }: RepeatsModalProps) {
  const { form, ...rest } = useCallForm({
    initial: {
      kind,
      categoryId: '',
      amount: Number.NaN,
      tax: 0,
      party: '',
      note: '',
      every: 'month' as RepeatStep,
      startsOn: today,
      endsOn: null as string | null,
    },
    schema: newRepeat,
    texts: {
      ...bookingTexts,
      every: { label: 'How often', wrong: 'Choose how often.' },
      startsOn: { label: 'First day', wrong: 'Choose a day.' },
      endsOn: { label: 'Last day', wrong: 'Choose a day after the first one.' },
    },
    send: (call, body) => call(createRepeat, { body }),
    done: 'It’s booked by itself from now on',
    invalidates: [financeQueries.all],
    onDone: onClose,
  });
  const { values, errors } = form;
  return (
    <FormModal {...rest} title="Add a repeating entry" action="Add" onClose={onClose}>
      <FormBody>
        <FieldGrid>
          <MoneyField
            id="amount"
            label="Amount, with tax"
            currency={currency}
            error={errors.amount}
            value={values.amount}
            onChange={(amount) => form.setFieldValue('amount', amount)}
          />
          <MoneyField
            id="tax"
            label="Tax included"
            currency={currency}
            error={errors.tax}
            value={values.tax}
            onChange={(tax) => form.setFieldValue('tax', tax)}
          />
        </FieldGrid>
        <FieldGrid>
          <CategoryField
            kind={kind}
            value={values.categoryId}
            error={errors.categoryId}
            onChange={(id) => form.setFieldValue('categoryId', id)}
          />
          <SelectField
            id="every"
            label="How often"
            choices={repeatSteps.map((value) => ({ value, label: stepLabels[value] }))}
            value={values.every}
            error={errors.every}
            onChange={(every) => form.setFieldValue('every', every)}
          />
        </FieldGrid>
        <FieldGrid>
          <TextField
            id="startsOn"
            type="date"
            label="First day"
            hint="The 31st becomes the last day of shorter months."
            {...form.getInputProps('startsOn')}
          />
          <TextField
            id="endsOn"
            type="date"
            label="Last day"
            optional
            error={errors.endsOn}
            value={values.endsOn ?? ''}
            onChange={({ currentTarget: { value } }) => form.setFieldValue('endsOn', value || null)}
          />
        </FieldGrid>
        <TextField
          id="party"
          label={kindTexts[kind].party}
          optional
          autoComplete="off"
          {...form.getInputProps('party')}
        />
      </FormBody>
    </FormModal>
  );
}
