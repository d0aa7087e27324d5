import { isAddedUp } from '@chalkline/contract/competitions/added-up.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchText } from '../../../../platform/use-search-text.ts';
import { Switch } from '../../../../ui/choices.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { divisionsOf } from '../../workout-divisions.ts';
import type { SheetAsked } from '../organizer.queries.ts';
import styles from './sheet.module.css';

interface SheetFiltersProps {
  competition: CompetitionReply;
  workoutId: string;
  /** Empty for all. */
  divisionId: string;
  missing: boolean;
  check: SheetAsked['check'];
  onChoose: (name: 'workout' | 'division' | 'missing' | 'check', value: string) => void;
}

const all = 'all';

const checkChoices = [
  { value: all, label: 'All scores' },
  { value: 'unchecked', label: 'Not checked' },
  { value: 'follow_up', label: 'Follow up' },
  { value: 'checked', label: 'Checked' },
];

/** The filters of the score sheet, kept in the URL. */
export function SheetFilters(props: SheetFiltersProps) {
  const { competition, workoutId, divisionId, missing, check, onChoose } = props;
  const { workouts, divisions } = competition;
  const workout = workouts.find(({ id }) => id === workoutId);
  const ofWorkout = (workout ? divisionsOf(workout, divisions) : divisions).filter(
    ({ teams }) => !isAddedUp(teams),
  );
  const [search, setSearch] = useSearchText('search');
  const [areMoreOpen, setMoreOpen] = useState(false);
  const filtersSet = [divisionId !== '', search !== '', missing, check !== ''].filter(Boolean).length;
  return (
    <div className={styles.choose}>
      <SelectField
        label="Workout"
        choices={workouts.map(({ id, name }) => ({ value: id, label: name }))}
        value={workoutId}
        onChange={(id) => onChoose('workout', id)}
      />
      <div className={styles.opener}>
        <IconButton
          edged
          size={48}
          label="Filters"
          count={filtersSet}
          icon={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />}
          aria-expanded={areMoreOpen}
          onClick={() => setMoreOpen(!areMoreOpen)}
        />
      </div>
      <div className={styles.more} data-open={areMoreOpen || undefined}>
        <SelectField
          label="Division"
          choices={[
            { value: all, label: 'All divisions' },
            ...ofWorkout.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={divisionId === '' ? all : divisionId}
          onChange={(id) => onChoose('division', id === all ? '' : id)}
        />
        <SelectField
          label="Checked"
          choices={checkChoices}
          value={check === '' ? all : check}
          onChange={(state) => onChoose('check', state === all ? '' : state)}
        />
        <div className={styles.search}>
          <SearchField label="Search" placeholder="Name or bib" value={search} onChange={setSearch} />
        </div>
        <div className={styles.missing}>
          <Switch
            label="Missing only"
            checked={missing}
            onChange={(change) => onChoose('missing', change.currentTarget.checked ? '1' : '')}
          />
        </div>
      </div>
    </div>
  );
}
