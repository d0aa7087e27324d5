import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import {
  newProduct,
  type ProductReply,
  type ProductState,
  productLimits,
  productStates,
} from '@chalkline/contract/partners/product.schema.ts';
import { changeProduct, createProduct } from '@chalkline/contract/partners/products.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useNavigate } from 'react-router';
import { CurrencyField } from '../../../patterns/currency-field.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { SectionTitle } from '../../../ui/titles.tsx';
import { partnerQueries } from '../partners.queries.ts';
import { productStateLabels } from '../product-texts.ts';
import { OptionFields } from './option-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { type TypedOption, type TypedPicture, type TypedVariant, variantsFor } from './typed-variants.ts';
import { VariantFields } from './variant-fields.tsx';

const texts = {
  name: { label: 'Name', wrong: `Enter a name of up to ${productLimits.name} characters.` },
  description: { label: 'Description', wrong: 'Enter up to 2,000 characters.' },
  pictures: { label: 'Pictures', wrong: `Add at most ${productLimits.pictures} pictures, each once.` },
  currency: { label: 'Currency', wrong: 'Choose a currency.' },
  options: { label: 'Options', wrong: 'Name each option once.' },
  'options.*.name': { label: 'Option #', wrong: 'Enter a name, such as Size.' },
  'options.*.values': { label: 'Option #, values', wrong: 'Enter each value once, one on each line.' },
  variants: { label: 'Variants', wrong: 'Give each variant a SKU of its own, and at most 100 variants.' },
  'variants.*.values': { label: 'Variant', wrong: 'Fill in the options first.' },
  'variants.*.sku': {
    label: 'Variant #, SKU',
    wrong: 'Give each variant a SKU of its own, up to 40 characters.',
  },
  'variants.*.barcode': {
    label: 'Variant #, barcode',
    wrong: 'Give each variant a barcode of its own, up to 40 characters.',
  },
  taxRate: { label: 'Tax', wrong: 'Enter a percentage from 0 to 100, or leave it empty.' },
  lowAt: { label: 'Low-stock notice', wrong: 'Enter a whole number, or leave it empty.' },
  'variants.*.price': { label: 'Variant #, price', wrong: 'Enter an amount.' },
};

/** A product with its options and variants. */
export function ProductForm({ product }: { product: ProductReply | null }) {
  const navigate = useNavigate();
  const { form, ...rest } = useCallForm({
    initial: initialOf(product),
    schema: newProduct,
    texts,
    send: (call, body) => {
      if (!product) return call(createProduct, { body });
      const { id: productId, version } = product;
      return call(changeProduct, { params: { productId }, body: { ...body, version } });
    },
    done: product ? 'Product saved' : 'Product added. Now add its stock',
    invalidates: [partnerQueries.all],
    onDone: () => void navigate(urlOf('partnerProducts')),
  });
  const { values, errors, getInputProps, setFieldValue, setValues } = form;
  const setOptions = (options: TypedOption[]) =>
    setValues({ options, variants: variantsFor(options, values.variants) });
  return (
    <Panel padded>
      <Form
        {...rest}
        action={product ? 'Save' : 'Add product'}
        beside={<ButtonLink to={urlOf('partnerProducts')}>Cancel</ButtonLink>}
      >
        <FormBody>
          <TextField id="name" label="Name" autoComplete="off" {...getInputProps('name')} />
          <TextArea
            id="description"
            label="Description"
            optional
            rows={4}
            {...getInputProps('description')}
          />
          <SectionTitle count={values.pictures.length}>Pictures</SectionTitle>
          <PictureFields
            pictures={values.pictures}
            variants={values.variants}
            error={errors.pictures}
            onAdd={(picture) => form.insertListItem('pictures', picture)}
            onChange={(pictures, variants) => setValues({ pictures: [...pictures], variants: [...variants] })}
          />
          <CurrencyField
            id="currency"
            value={values.currency}
            error={errors.currency}
            onChange={(code) => setFieldValue('currency', code)}
          />
          <NumberField
            id="taxRate"
            label="Tax"
            optional
            decimals
            unit="%"
            hint="Leave empty for your usual rate, which is set with your payout account."
            error={errors.taxRate}
            value={values.taxRate === null ? null : values.taxRate / 100}
            onChange={(percent) =>
              setFieldValue('taxRate', percent === null ? null : Math.round(percent * 100))
            }
          />
          <SectionTitle>Options</SectionTitle>
          <OptionFields options={values.options} errors={errors} onChange={setOptions} />
          <SectionTitle count={values.variants.length}>
            {values.options.length > 0 ? 'Variants' : 'Price'}
          </SectionTitle>
          <VariantFields
            variants={values.variants}
            currency={values.currency}
            errors={errors}
            onChange={(variants) => setFieldValue('variants', variants)}
          />
          <NumberField
            id="lowAt"
            label="Low-stock notice"
            optional
            hint="You get one notice when a variant falls to this many pieces."
            value={values.lowAt}
            error={errors.lowAt}
            onChange={(pieces) => setFieldValue('lowAt', pieces)}
          />
          <SegmentedControl
            label="State"
            labelShown
            wide
            choices={productStates.map((value) => ({ value, label: productStateLabels[value] }))}
            value={values.state}
            onChange={(state) => setFieldValue('state', state)}
            hint="People see products that are on sale, once your partner is approved."
          />
        </FormBody>
      </Form>
    </Panel>
  );
}

function initialOf(product: ProductReply | null) {
  return {
    name: product?.name ?? '',
    description: product?.description ?? '',
    lowAt: product?.lowAt ?? null,
    taxRate: product?.taxRate ?? null,
    currency: product?.currency ?? ('EUR' as CurrencyCode),
    state: product?.state ?? ('draft' as ProductState),
    options: (product?.options ?? []) as TypedOption[],
    variants: (product?.variants.map(({ values, sku, barcode, price, picture }) => ({
      values,
      sku: sku ?? '',
      barcode: barcode ?? '',
      price,
      picture,
    })) ?? [{ values: [], sku: '', barcode: '', price: Number.NaN, picture: null }]) as TypedVariant[],
    pictures: (product?.pictures ?? []).map(({ path, alt }): TypedPicture => ({ image: path, alt })),
  };
}
