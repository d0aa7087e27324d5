import type { ActivityTypeReply } from '@chalkline/contract/activities/activity-type.schema.ts';
import { usePagedRows } from '../../../patterns/paged-list.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { activityQueries } from '../activities.queries.ts';
import { unitLabels } from '../results/activity-texts.ts';

interface TypeFieldProps {
  id: string;
  value: string;
  onChange: (typeId: string) => void;
  error?: React.ReactNode;
  /** The type there is, which may have been retired since. */
  now?: { readonly id: string; readonly name: string } | undefined;
  hint?: string;
}

/** What is done: one of the types that administrators keep. */
export function TypeField({ now, ...field }: TypeFieldProps) {
  const offered = useOfferedTypes();
  const isListed = !now || offered.some(({ id }) => id === now.id);
  return (
    <SelectField
      {...field}
      label="Activity"
      searchable
      placeholder="Choose an activity"
      nothingFound="No matching activity"
      choices={[
        ...offered.map(({ id, name, unit }) => ({ value: id, label: name, hint: unitLabels[unit] })),
        ...(isListed ? [] : [{ value: now.id, label: now.name }]),
      ]}
    />
  );
}

export function useOfferedTypes(): readonly ActivityTypeReply[] {
  return usePagedRows(activityQueries.types()) ?? [];
}
