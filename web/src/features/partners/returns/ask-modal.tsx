import type { DeliveryReply } from '@chalkline/contract/partners/delivery.schema.ts';
import {
  type ReturnReason,
  returnAbout,
  returnLimits,
  returnReasons,
} from '@chalkline/contract/partners/return.schema.ts';
import { askForReturn } from '@chalkline/contract/partners/returns.endpoints.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import type { FieldTexts } from '../../../platform/field-texts.ts';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import { TextArea } from '../../../ui/text-field.tsx';
import { type ChosenPieces, chosenPieces, PiecesFields, piecesErrors } from '../orders/pieces-fields.tsx';
import { partnerQueries } from '../partners.queries.ts';
import { reasonLabels } from './return-texts.ts';

interface AskModalProps {
  orderId: string;
  delivery: NonNullable<DeliveryReply>;
  onClose: () => void;
}

const texts: FieldTexts = {
  lines: { label: 'Pieces', wrong: 'Choose what to send back.' },
  'lines.*.quantity': { label: 'Pieces', wrong: 'Enter how many to send back.' },
  reason: { label: 'Reason', wrong: 'Choose a reason.' },
  message: { label: 'Message', wrong: `Enter up to ${returnLimits.message} characters.` },
};

/** Asks the partner to take goods back. */
export function AskModal({ orderId, delivery: { partnerName, returnable }, onClose }: AskModalProps) {
  const { form, ...rest } = useCallForm({
    initial: {
      // One thing goes back without a choice; of several, one says which.
      lines: returnable.map(
        ({ lineId }): ChosenPieces => ({ lineId, quantity: returnable.length === 1 ? 1 : 0 }),
      ),
      reason: '' as ReturnReason | '',
      message: '',
    },
    schema: returnAbout,
    texts,
    also: ({ lines }) => piecesErrors(lines, returnable, 'Choose what to send back.'),
    send: (call, { lines, reason, message }) =>
      call(askForReturn, {
        params: { orderId },
        body: { lines: chosenPieces(lines), reason: reason || 'other', message },
      }),
    done: 'Return requested',
    invalidates: [partnerQueries.all],
    onDone: onClose,
  });
  const { values, errors, getInputProps, setFieldValue } = form;
  return (
    <FormModal {...rest} title="Return goods" action="Request return" onClose={onClose}>
      <FormBody>
        <p className={text.hint}>{`${partnerName} will tell you where to send them, then refund you.`}</p>
        <PiecesFields
          lines={returnable}
          chosen={values.lines}
          errors={errors}
          onChange={(at, to) => setFieldValue(`lines.${at}.quantity`, to)}
        />
        <SelectField
          id="reason"
          label="Reason"
          placeholder="Choose a reason"
          error={errors.reason}
          choices={returnReasons.map((value) => ({ value, label: reasonLabels[value] }))}
          value={values.reason || null}
          onChange={(to) => setFieldValue('reason', to as ReturnReason)}
        />
        <TextArea id="message" label="Message" optional rows={3} {...getInputProps('message')} />
      </FormBody>
    </FormModal>
  );
}
