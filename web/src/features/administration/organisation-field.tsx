import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../ui/select-field.tsx';
import { administrationQueries } from './administration.queries.ts';

interface OrganisationFieldProps {
  label: string;
  labelHidden?: boolean;
  /** Choices that are no organisation, before the others: "No organisation". */
  before?: readonly { value: string; label: string }[];
  value: string | null;
  onChange: (value: string) => void;
  error?: React.ReactNode;
  hint?: string;
  id?: string;
}

/** One of the organisations, by name. Administrators of the site alone have more than one to choose from. */
export function OrganisationField({ before = [], value, onChange, ...look }: OrganisationFieldProps) {
  const { data: organisations = [] } = useQuery(administrationQueries.organisations(''));
  return (
    <SelectField
      {...look}
      searchable
      nothingFound="No organisation of this name"
      placeholder="Choose an organisation"
      choices={[...before, ...organisations.map(({ id, name }) => ({ value: id, label: name }))]}
      value={value}
      onChange={onChange}
    />
  );
}
