import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type SelectChoice, SelectField } from '../../ui/select-field.tsx';
import { administrationQueries } from './administration.queries.ts';

interface OrganizationFieldProps {
  label: string;
  labelHidden?: boolean;
  /** Choices that are no organization, before the others: "No organization". */
  before?: readonly SelectChoice[];
  value: string | null;
  onChange: (value: string) => void;
  error?: React.ReactNode;
  hint?: string;
  id?: string;
}

const pauseMs = 200;
const none: readonly SelectChoice[] = [];

/**
 * A picker for one organization: lists the first by name and searches all of them. Only site administrators have more
 * than one to choose from.
 */
export function OrganizationField({ before = none, value, onChange, ...look }: OrganizationFieldProps) {
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed, pauseMs);
  const isOther = before.some((choice) => choice.value === value);
  const { data: chosen = none } = useQuery({
    ...administrationQueries.organization(isOther ? null : value),
    select: toChoices,
  });
  const known = [...before, ...chosen];
  // Once one is chosen, its name in the box isn't a search.
  const search = known.some(({ label }) => label === words) ? '' : words.trim();
  const { data: found = none } = useQuery({
    ...administrationQueries.organizations(search),
    select: toChoices,
  });
  const others = search === '' ? known : known.filter((choice) => choice.value === value);
  return (
    <SelectField
      {...look}
      searchable
      onSearch={setTyped}
      nothingFound="No organization with this name"
      placeholder="Choose an organization"
      choices={[...others, ...found.filter((one) => !others.some((other) => other.value === one.value))]}
      value={value}
      onChange={onChange}
    />
  );
}

function toChoices(lines: readonly { readonly id: string; readonly name: string }[]): SelectChoice[] {
  return lines.map(({ id, name }) => ({ value: id, label: name }));
}
