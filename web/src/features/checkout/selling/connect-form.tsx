import { openPayoutAccount } from '@chalkline/contract/money/selling.endpoints.ts';
import { newPayoutAccount, type SellingAs } from '@chalkline/contract/money/selling.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Form } from '../../../ui/form.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { sellingQueries } from './selling.queries.ts';

/** Opens the account: the country can't be changed afterwards. */
export function ConnectForm({ as }: { as: SellingAs }) {
  const { data: countries = [] } = useQuery(sellingQueries.countries());
  const { form, ...rest } = useCallForm({
    initial: { country: '' },
    schema: newPayoutAccount,
    texts: { country: { label: 'Country', wrong: 'Choose the country of your bank account.' } },
    send: async (call, body) => (await call(openPayoutAccount, { params: { as }, body })).address,
    onDone: (address) => globalThis.location.assign(address),
  });
  return (
    <Form {...rest} action="Connect an account">
      <SelectField
        id="country"
        label="Country"
        hint="Where your bank account is. You can’t change it later."
        placeholder="Choose one"
        searchable
        nothingFound="No such country"
        choices={countries.map(({ alpha2, name, also }) => ({ value: alpha2, label: name, also }))}
        {...form.getInputProps('country')}
      />
    </Form>
  );
}
