import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { entryStates } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { useQuery } from '@tanstack/react-query';
import { numberText } from '../../../../ui/locale.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import { entryStateLabels } from './entry-labels.ts';

interface StateFilterProps {
  competition: CompetitionReply;
  /** Empty for all. */
  value: string;
  onChange: (state: string) => void;
}

const all = 'all';

/** Filters entries by state, with counts. */
export function StateFilter({ competition, value, onChange }: StateFilterProps) {
  const { data = [] } = useQuery(organizerQueries.stateCounts(competition.id));
  const countOf = new Map(data.map(({ state, entries }) => [state, entries]));
  return (
    <SelectField
      label="Status"
      labelHidden
      choices={[
        { value: all, label: 'All statuses' },
        ...entryStates.map((state) => ({
          value: state,
          label: entryStateLabels[state] || 'Competing',
          ...(countOf.has(state) && { hint: numberText(countOf.get(state) ?? 0) }),
        })),
      ]}
      value={value === '' ? all : value}
      onChange={(chosen) => onChange(chosen === all ? '' : chosen)}
    />
  );
}
