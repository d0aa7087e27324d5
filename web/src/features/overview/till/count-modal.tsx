import { ownZone } from '@chalkline/contract/date-format.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { countTill } from '@chalkline/contract/overview/till.endpoints.ts';
import { newTillCount } from '@chalkline/contract/overview/till.schema.ts';
import { MoneyField } from '../../../patterns/money-field.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { differenceText, moneyText } from '../front-desk/desk-texts.ts';
import { frontDeskQueries } from '../front-desk/front-desk.queries.ts';

const texts = {
  counted: { label: 'Cash counted', wrong: 'Enter the amount you counted.' },
  note: { label: 'Note', wrong: 'Enter up to 200 characters.' },
};

interface CountModalProps {
  currency: CurrencyCode;
  expected: number;
  onClose: () => void;
}

/** What is in the till at the end of the day, without the change that was there before. */
export function CountModal({ currency, expected, onClose }: CountModalProps) {
  const { form, ...rest } = useCallForm({
    initial: { zone: ownZone(), currency, counted: Number.NaN, note: '' },
    schema: newTillCount,
    texts,
    send: (call, body) => call(countTill, { body }),
    done: 'Count recorded',
    invalidates: [frontDeskQueries.all],
    onDone: onClose,
  });
  const more = form.values.counted - expected;
  return (
    <FormModal {...rest} title="Count the cash" action="Record count" onClose={onClose}>
      <FormBody>
        <p>{`${moneyText(expected, currency)} should be there from today’s sales.`}</p>
        <MoneyField
          id="counted"
          label="Cash counted"
          hint="Without the change you began with."
          currency={currency}
          value={form.values.counted}
          error={form.errors.counted}
          onChange={(counted) => form.setFieldValue('counted', counted)}
        />
        {more !== 0 && !Number.isNaN(more) && <p role="status">{differenceText(more, currency)}</p>}
        <TextField id="note" label="Note" hint="Why it differs." {...form.getInputProps('note')} />
      </FormBody>
    </FormModal>
  );
}
