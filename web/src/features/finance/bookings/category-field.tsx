import type { BookingKind } from '@chalkline/contract/finance/booking.schema.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SelectField } from '../../../ui/select-field.tsx';
import { financeQueries } from '../finance.queries.ts';

interface CategoryFieldProps {
  kind: BookingKind;
  value: string;
  error: ReactNode;
  onChange: (categoryId: string) => void;
}

export function CategoryField({ kind, value, error, onChange }: CategoryFieldProps) {
  const { data = [], isSuccess } = useQuery(financeQueries.categories(kind));
  return (
    <SelectField
      id="categoryId"
      label="Category"
      searchable
      placeholder="Choose one"
      {...(isSuccess &&
        data.length === 0 && { hint: 'There are no categories yet. An administrator adds them.' })}
      choices={data.map(({ id, name }) => ({ value: id, label: name }))}
      value={value || null}
      error={error}
      onChange={onChange}
    />
  );
}
