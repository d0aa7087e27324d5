import {
  type BookingKind,
  type BookingReply,
  newBooking,
  paidByWays,
} from '@chalkline/contract/finance/booking.schema.ts';
import type { BooksSettings } from '@chalkline/contract/finance/books.schema.ts';
import { changeBooking, createBooking } from '@chalkline/contract/finance/finance.endpoints.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { documentLimits } from '@chalkline/contract/uploads/document-limits.ts';
import { uploadDocument, uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { MoneyField } from '../../../patterns/money-field.tsx';
import { UploadField } from '../../../patterns/upload-field.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { call } from '../../../platform/calls.ts';
import { FieldGrid, FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { financeQueries } from '../finance.queries.ts';
import { kindTexts, paidByLabels } from '../finance-texts.ts';
import { bookingTexts } from './booking-field-texts.ts';
import { CategoryField } from './category-field.tsx';

interface BookingModalProps {
  kind: BookingKind;
  /** null: a new one. */
  booking: BookingReply | null;
  today: string;
  settings: BooksSettings;
  onClose: () => void;
}

const unsaid = 'unsaid';

async function sendReceipt(file: File): Promise<string> {
  const endpoint = file.type.startsWith('image/') ? uploadImage : uploadDocument;
  return (await call(endpoint, { body: {} }, { files: { file } })).data.id;
}

/** Enters an expense or a revenue, or changes one. */
export function BookingModal({ kind, booking, today, settings: { currency }, onClose }: BookingModalProps) {
  const texts = kindTexts[kind];
  const { form, ...rest } = useCallForm({
    initial: initialOf(kind, booking, today),
    schema: newBooking,
    texts: bookingTexts,
    send: (send, body) => {
      if (!booking) return send(createBooking, { body });
      const { kind: _, ...facts } = body;
      const { id: bookingId, version } = booking;
      return send(changeBooking, { params: { bookingId }, body: { ...facts, version } });
    },
    done: ({ amount, state }) =>
      state === 'pending'
        ? `${showMoney(amount, currency)} sent for approval`
        : `${showMoney(amount, currency)} saved`,
    invalidates: [financeQueries.all],
    onDone: onClose,
  });
  const { values, errors } = form;
  return (
    <FormModal
      {...rest}
      title={booking ? `Edit the ${texts.one}` : texts.add}
      action={booking ? 'Save' : 'Add'}
      onClose={onClose}
    >
      <FormBody>
        <UploadField
          id="receiptId"
          label="Receipt"
          optional
          isUploaded={values.receiptId !== null}
          most={documentLimits.bytes}
          upload={sendReceipt}
          error={errors.receiptId}
          onChange={(id) => form.setFieldValue('receiptId', id)}
        />
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
          <TextField id="on" type="date" label="Date" {...form.getInputProps('on')} />
          <CategoryField
            kind={kind}
            value={values.categoryId}
            error={errors.categoryId}
            onChange={(id) => form.setFieldValue('categoryId', id)}
          />
        </FieldGrid>
        <FieldGrid>
          <TextField
            id="party"
            label={texts.party}
            optional
            autoComplete="off"
            {...form.getInputProps('party')}
          />
          <TextField
            id="document"
            label="Document number"
            optional
            autoComplete="off"
            {...form.getInputProps('document')}
          />
        </FieldGrid>
        <SelectField
          id="paidBy"
          label="Paid by"
          choices={[
            { value: unsaid, label: 'Not specified' },
            ...paidByWays.map((value) => ({ value, label: paidByLabels[value] })),
          ]}
          value={values.paidBy ?? unsaid}
          onChange={(value) => form.setFieldValue('paidBy', value === unsaid ? null : value)}
        />
        <TextArea id="note" label="Note" optional rows={2} {...form.getInputProps('note')} />
      </FormBody>
    </FormModal>
  );
}

function initialOf(kind: BookingKind, booking: BookingReply | null, today: string) {
  return {
    kind,
    categoryId: booking?.category.id ?? '',
    amount: booking?.amount ?? Number.NaN,
    tax: booking?.tax ?? 0,
    on: booking?.on ?? today,
    party: booking?.party ?? '',
    document: booking?.document ?? '',
    note: booking?.note ?? '',
    paidBy: booking?.paidBy ?? null,
    receiptId: booking?.receipt?.id ?? null,
  };
}
