import { ownZone } from '@chalkline/contract/date-format.ts';
import { type BooksSettings, booksSettings } from '@chalkline/contract/finance/books.schema.ts';
import { setBooks } from '@chalkline/contract/finance/finance.endpoints.ts';
import { CurrencyField } from '../../../patterns/currency-field.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FieldGrid } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { zoneChoices } from '../../../ui/zones.ts';
import { financeQueries } from '../finance.queries.ts';

function useSettingsForm(settings: BooksSettings | null, onDone?: () => void) {
  const initial: BooksSettings = settings ?? {
    currency: 'EUR',
    zone: ownZone(),
  };
  return useCallForm({
    initial,
    schema: booksSettings,
    texts: {
      currency: { label: 'Currency', wrong: 'Choose a currency.' },
      zone: { label: 'Time zone', wrong: 'Choose a time zone.' },
    },
    send: (call, body) => call(setBooks, { body }),
    done: settings ? 'Settings saved' : 'Books set up',
    invalidates: [financeQueries.all],
    ...(onDone && { onDone }),
  });
}

/** Sets the books up. */
export function SettingsForm({ settings }: { settings: BooksSettings | null }) {
  const { form, ...rest } = useSettingsForm(settings);
  return (
    <Form {...rest} action="Set up">
      <SettingsFields form={form} />
    </Form>
  );
}

export function SettingsModal({ settings, onClose }: { settings: BooksSettings; onClose: () => void }) {
  const { form, ...rest } = useSettingsForm(settings, onClose);
  return (
    <FormModal {...rest} title="Settings of the books" action="Save" onClose={onClose}>
      <SettingsFields form={form} />
    </FormModal>
  );
}

function SettingsFields({
  form: { values, errors, setFieldValue },
}: Pick<ReturnType<typeof useSettingsForm>, 'form'>) {
  return (
    <FieldGrid>
      <CurrencyField
        id="currency"
        hint="It stays once there is an entry."
        value={values.currency}
        error={errors.currency}
        onChange={(code) => setFieldValue('currency', code)}
      />
      <SelectField
        id="zone"
        label="Time zone"
        hint="Decides when a day begins."
        searchable
        choices={zoneChoices(values.zone)}
        value={values.zone}
        error={errors.zone}
        onChange={(zone) => setFieldValue('zone', zone)}
      />
    </FieldGrid>
  );
}
