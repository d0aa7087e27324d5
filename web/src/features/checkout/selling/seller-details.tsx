import { changeSellerDetails } from '@chalkline/contract/money/seller-details.endpoints.ts';
import { type SellerDetailsReply, sellerDetails } from '@chalkline/contract/money/seller-details.schema.ts';
import type { SellingAs } from '@chalkline/contract/money/selling.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Checkbox } from '../../../ui/choices.tsx';
import { FieldGrid } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { sellingQueries } from './selling.queries.ts';

/** How receipts name a seller, and the tax on what it sells. */
export function SellerDetails({ as }: { as: SellingAs }) {
  const query = useQuery(sellingQueries.details(as));
  return (
    <Panel title="On receipts" padded>
      <Loaded query={query} failed="Couldn’t load what receipts say">
        {(details) => <DetailsForm as={as} details={details} />}
      </Loaded>
    </Panel>
  );
}

function DetailsForm({ as, details: { name, ...details } }: { as: SellingAs; details: SellerDetailsReply }) {
  const { form, ...rest } = useCallForm({
    // No rate while the box is empty.
    initial: { ...details, taxRate: details.taxRate as number | null },
    schema: sellerDetails,
    texts: {
      legalName: { label: 'Legal name', wrong: 'Enter up to 200 characters.' },
      address: { label: 'Address', wrong: 'Enter up to 500 characters.' },
      taxNumber: { label: 'Tax number', wrong: 'Enter up to 50 characters.' },
      taxRate: { label: 'Tax', wrong: 'Enter a percentage from 0 to 100.' },
      taxIncluded: { label: 'Prices include tax', wrong: 'Choose whether prices include tax.' },
    },
    send: (call, { taxRate, ...body }) =>
      call(changeSellerDetails, { params: { as }, body: { ...body, taxRate: taxRate ?? 0 } }),
    done: 'Receipt details saved',
    resetTo: ({ name: _name, ...saved }: SellerDetailsReply) => saved,
    invalidates: [sellingQueries.all],
  });
  const { values, errors, setFieldValue } = form;
  return (
    <Form {...rest} action="Save">
      <FieldGrid>
        <TextField
          id="legalName"
          label="Legal name"
          optional
          placeholder={name}
          autoComplete="organization"
          {...form.getInputProps('legalName')}
        />
        <TextField
          id="taxNumber"
          label="Tax number"
          optional
          hint="Such as your VAT number."
          autoComplete="off"
          {...form.getInputProps('taxNumber')}
        />
      </FieldGrid>
      <TextArea
        id="address"
        label="Address"
        optional
        rows={3}
        autoComplete="street-address"
        {...form.getInputProps('address')}
      />
      <NumberField
        id="taxRate"
        label="Tax"
        decimals
        unit="%"
        hint="For everything you sell that has no rate of its own. Orders and receipts from before stay as they are."
        error={errors.taxRate}
        value={values.taxRate === null ? null : values.taxRate / 100}
        onChange={(percent) => setFieldValue('taxRate', percent === null ? null : Math.round(percent * 100))}
      />
      <Checkbox
        label="Prices include tax"
        hint="Without it, tax is added when people pay."
        {...form.getInputProps('taxIncluded', { type: 'checkbox' })}
      />
    </Form>
  );
}
