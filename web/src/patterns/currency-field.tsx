import { type CurrencyCode, currencyCodes } from '@chalkline/contract/money/currencies.ts';
import type { FieldLook } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';

interface CurrencyFieldProps extends Pick<FieldLook, 'hint' | 'error'> {
  id: string;
  value: CurrencyCode;
  onChange: (currency: CurrencyCode) => void;
}

/** Which currency amounts are in, found by its code. */
export function CurrencyField(field: CurrencyFieldProps) {
  return (
    <SelectField
      {...field}
      label="Currency"
      searchable
      nothingFound="No matching currency"
      choices={currencyCodes.map((code) => ({ value: code, label: code }))}
    />
  );
}
