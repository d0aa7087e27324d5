import type { CountryReply } from '@chalkline/contract/countries/country.schema.ts';
import {
  type AbroadTax,
  abroadTaxes,
  type DeliveryPrice,
  type DeliveryRules,
} from '@chalkline/contract/partners/delivery.rules.ts';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { countryChoices } from '../../../patterns/country-choices.ts';
import { CurrencyField } from '../../../patterns/currency-field.tsx';
import { MoneyField } from '../../../patterns/money-field.tsx';
import { Checkbox } from '../../../ui/choices.tsx';
import { FieldGrid, FieldSet } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Stack } from '../../../ui/page.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import styles from './delivery-fields.module.css';

interface DeliveryFieldsProps {
  value: DeliveryRules | null;
  countries: readonly CountryReply[];
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (value: DeliveryRules | null) => void;
}

const taxLabels: Readonly<Record<AbroadTax, string>> = {
  same: 'Same as in your country',
  european_union: 'Only within the European Union',
  none: 'No tax',
};

const nothing = { price: Number.NaN, freeFrom: null };

/** Where a partner delivers and for how much; without it nothing is sold here. */
export function DeliveryFields({ value, countries, errors, onChange }: DeliveryFieldsProps) {
  const home = value?.home ?? null;
  const abroad = value?.abroad ?? null;
  return (
    <FieldSet legend="Delivery">
      <Stack gap={16}>
        <Checkbox
          label="Sell your products here"
          hint="People order and pay on your page. Without it, it only shows what you sell."
          checked={value !== null}
          onChange={(change) =>
            onChange(
              change.currentTarget.checked ? { currency: 'EUR', home: { ...nothing }, abroad: null } : null,
            )
          }
        />
        {value && (
          <>
            <CurrencyField
              id="delivery.currency"
              hint="Only products with prices in this currency can be ordered."
              value={value.currency}
              onChange={(currency) => onChange({ ...value, currency })}
            />
            <Checkbox
              label="Deliver in your country"
              checked={home !== null}
              onChange={(change) =>
                onChange({ ...value, home: change.currentTarget.checked ? { ...nothing } : null })
              }
            />
            {home && (
              <PriceFields
                at="delivery.home"
                rules={value}
                price={home}
                errors={errors}
                onChange={(price) => onChange({ ...value, home: price })}
              />
            )}
            <Checkbox
              label="Deliver to other countries"
              checked={abroad !== null}
              onChange={(change) =>
                onChange({
                  ...value,
                  abroad: change.currentTarget.checked ? { ...nothing, countries: [] } : null,
                })
              }
            />
            {abroad && (
              <>
                <PriceFields
                  at="delivery.abroad"
                  rules={value}
                  price={abroad}
                  errors={errors}
                  onChange={(price) => onChange({ ...value, abroad: { ...abroad, ...price } })}
                />
                <SelectField
                  id="delivery.abroad.tax"
                  label="Tax, other countries"
                  hint="Prices stay the same. Untaxed orders show no tax on their receipts."
                  choices={abroadTaxes.map((tax) => ({ value: tax, label: taxLabels[tax] }))}
                  value={abroad.tax ?? 'same'}
                  onChange={(tax) => onChange({ ...value, abroad: { ...abroad, tax: tax as AbroadTax } })}
                />
                <Countries
                  countries={countries}
                  chosen={abroad.countries}
                  onChange={(chosen) => onChange({ ...value, abroad: { ...abroad, countries: chosen } })}
                />
              </>
            )}
          </>
        )}
      </Stack>
    </FieldSet>
  );
}

interface PriceFieldsProps {
  /** Before the names of the fields. */
  at: string;
  rules: DeliveryRules;
  price: DeliveryPrice;
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (price: DeliveryPrice) => void;
}

function PriceFields({ at, rules, price, errors, onChange }: PriceFieldsProps) {
  const isAbroad = at === 'delivery.abroad';
  return (
    <FieldGrid>
      <MoneyField
        id={`${at}.price`}
        label={isAbroad ? 'Price, other countries' : 'Price, your country'}
        currency={rules.currency}
        error={errors[`${at}.price`]}
        value={price.price}
        onChange={(amount) => onChange({ ...price, price: amount })}
      />
      <MoneyField
        id={`${at}.freeFrom`}
        label={isAbroad ? 'Free from, other countries' : 'Free from, your country'}
        optional
        currency={rules.currency}
        error={errors[`${at}.freeFrom`]}
        value={price.freeFrom ?? Number.NaN}
        onChange={(amount) => onChange({ ...price, freeFrom: Number.isNaN(amount) ? null : amount })}
      />
    </FieldGrid>
  );
}

interface CountriesProps {
  countries: readonly CountryReply[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function Countries({ countries, chosen, onChange }: CountriesProps) {
  const nameOf = new Map(countries.map(({ code, name }) => [code, name]));
  return (
    <Stack gap={8}>
      <SelectField
        id="delivery.abroad.countries"
        label="Countries"
        optional
        hint="None chosen: everywhere."
        searchable
        nothingFound="No matching country"
        placeholder="Add a country"
        choices={countryChoices(countries.filter(({ code }) => !chosen.includes(code)))}
        value={null}
        onChange={(code) => onChange([...chosen, code])}
      />
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label="Countries you deliver to">
          {chosen.map((code) => (
            <li key={code}>
              <span className={text.strong}>{nameOf.get(code) ?? code}</span>
              <IconButton
                size={32}
                label={`Remove ${nameOf.get(code) ?? code}`}
                icon={<IconX size={16} stroke={1.75} aria-hidden="true" />}
                onClick={() => onChange(chosen.filter((one) => one !== code))}
              />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
