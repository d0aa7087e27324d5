import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { deliveryPrice, priceRule } from '@chalkline/contract/partners/delivery.rules.ts';
import { postalAddress, productKind } from '@chalkline/contract/partners/delivery.schema.ts';
import type { PartnerReply } from '@chalkline/contract/partners/partner.schema.ts';
import type { PostalAddress } from '@chalkline/contract/partners/postal-address.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { countryChoices } from '../../../patterns/country-choices.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import type { FieldTexts } from '../../../platform/field-texts.ts';
import { useGuest, useSession } from '../../../platform/session.ts';
import { FieldGrid, FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { localeNow } from '../../../ui/locale.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { addressFields } from '../address-lines.ts';
import { partnerQueries } from '../partners.queries.ts';
import styles from './cart.module.css';
import { type Cart, emptyCart, goodsOf } from './carts.ts';

interface CheckoutModalProps {
  partner: PartnerReply;
  cart: Cart;
  /** As it was typed before; null: not yet. */
  address: PostalAddress | null;
  onClose: (typed: PostalAddress) => void;
}

const textsOf = ({ country }: Pick<PostalAddress, 'country'>): FieldTexts => ({
  name: { label: 'Name', wrong: 'Enter who gets the parcel.' },
  street: { label: 'Street and number', wrong: 'Enter street and number.' },
  extra: { label: 'Floor, building or company', wrong: 'Enter at most 120 characters.' },
  postalCode: { label: 'Postal code', wrong: 'Enter the postal code.' },
  town: { label: 'Town', wrong: 'Enter a town.' },
  region: {
    label: country === '' ? 'Region' : addressFields(country).regionLabel,
    wrong: 'Enter at most 120 characters.',
  },
  country: { label: 'Country', wrong: 'Choose one from the list.' },
});

/** Where to deliver, what that costs, and on to the payment. */
export function CheckoutModal({ partner, cart, address: before, onClose }: CheckoutModalProps) {
  const name = useSession()?.user.name;
  const guest = useGuest();
  const navigate = useNavigate();
  const { data: countries = [] } = useQuery(partnerQueries.countries());
  const { delivery: rules, country: from } = partner;
  const reached = countries.filter(({ code }) => priceRule({ rules, from, to: code }) !== null);
  const isHome = priceRule({ rules, from, to: from }) !== null;
  const { form, ...rest } = useCallForm({
    initial: before ?? {
      name: name ?? guest?.name ?? '',
      street: '',
      extra: '',
      postalCode: '',
      town: '',
      region: '',
      country: isHome ? from : '',
    },
    schema: postalAddress,
    texts: textsOf,
    also: missingFields,
    send: (call, address) =>
      call(placeOrder, {
        body: {
          kind: productKind,
          offerId: partner.id,
          lines: linesOf(partner, cart, { country: address.country, address }),
        },
      }),
    invalidates: [partnerQueries.all],
    onDone: ({ id }) => {
      emptyCart(partner.id);
      void navigate(urlOf('order', { orderId: id }));
    },
  });
  const { values, errors, getInputProps, setFieldValue } = form;
  const fields = addressFields(values.country || from);
  const goods = goodsOf(cart);
  const price = values.country ? deliveryPrice({ rules, from, to: values.country, goods }) : null;
  const quote = useQuery({
    ...partnerQueries.quote(partner.id, linesOf(partner, cart, { country: values.country })),
    enabled: price !== null,
  });
  const money = (amount: number) => showMoney(amount, cart.lines[0]?.currency ?? 'EUR', localeNow());
  return (
    <FormModal
      {...rest}
      title={`Order from ${partner.name}`}
      action="Go to payment"
      onClose={() => onClose(form.values)}
    >
      <FormBody>
        <SelectField
          id="country"
          label="Country"
          searchable
          nothingFound="Not delivered there"
          placeholder="Choose a country"
          error={errors.country}
          choices={countryChoices(reached)}
          value={values.country || null}
          onChange={(code) => setFieldValue('country', code)}
        />
        <TextField id="name" label="Name" autoComplete="shipping name" {...getInputProps('name')} />
        <TextField
          id="street"
          label="Street and number"
          autoComplete="shipping address-line1"
          {...getInputProps('street')}
        />
        <TextField
          id="extra"
          label="Floor, building or company"
          optional
          autoComplete="shipping address-line2"
          {...getInputProps('extra')}
        />
        <FieldGrid>
          {fields.postalCode && (
            <TextField
              id="postalCode"
              label="Postal code"
              autoComplete="shipping postal-code"
              {...getInputProps('postalCode')}
            />
          )}
          <TextField
            id="town"
            label="Town"
            autoComplete="shipping address-level2"
            {...getInputProps('town')}
          />
        </FieldGrid>
        {fields.region && (
          <TextField
            id="region"
            label={fields.regionLabel}
            optional={!fields.needsRegion}
            autoComplete="shipping address-level1"
            {...getInputProps('region')}
          />
        )}
        {price !== null && (
          <div aria-live="polite">
            <p className={styles.sum}>
              <span>Delivery</span>
              <span>{price === 0 ? 'Free' : money(price)}</span>
            </p>
            {quote.data && quote.data.tax > 0 && (
              <p className={styles.sum}>
                <span>{quote.data.total === goods + price ? 'Tax included' : 'Tax'}</span>
                <span>{money(quote.data.tax)}</span>
              </p>
            )}
            <p className={styles.sum}>
              <span>Total</span>
              <b>{money(quote.data?.total ?? goods + price)}</b>
            </p>
          </div>
        )}
        <p className={text.hint}>Pieces are held for 10 minutes once you go to the payment.</p>
      </FormBody>
    </FormModal>
  );
}

/** What an address in this country needs and doesn't have. */
function missingFields({ country, postalCode, region }: PostalAddress): Record<string, string> {
  if (country === '') return {};
  const { postalCode: hasCode, needsRegion, regionLabel } = addressFields(country);
  return {
    ...(hasCode && postalCode.trim() === '' ? { postalCode: 'Enter the postal code.' } : {}),
    ...(needsRegion && region.trim() === '' ? { region: `Enter the ${regionLabel.toLowerCase()}.` } : {}),
  };
}

function linesOf(partner: PartnerReply, { lines }: Cart, details: object) {
  return [
    ...lines.map(({ variantId, quantity }) => ({ itemId: variantId, quantity, details: null })),
    { itemId: partner.id, quantity: 1, details },
  ];
}
