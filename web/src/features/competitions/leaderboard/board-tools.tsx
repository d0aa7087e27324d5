import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Chip } from '../../../ui/tag.tsx';
import styles from './board-tools.module.css';

interface BoardToolsProps {
  workouts: BoardHead['workouts'];
  /** The id of the workout that is looked at; `''`: the overall. */
  workout: string;
  onWorkout: (workout: string) => void;
  search: string;
  onSearch: (search: string) => void;
  wide: boolean;
  /** How many filters are set besides the search. */
  filtersSet: number;
  /** Beside the search: what else narrows the board. */
  children: ReactNode;
  /** At the end: what can be done with it. */
  actions: ReactNode;
}

/** What the board shows: overall or one workout, all athletes or those found. */
export function BoardTools(props: BoardToolsProps) {
  const { workouts, workout, onWorkout, search, onSearch, wide, filtersSet, children, actions } = props;
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const choices = [
    { value: '', label: 'Overall' },
    ...workouts.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const find = (
    <SearchField
      className={styles.search ?? ''}
      label="Athletes"
      placeholder="Find an athlete"
      value={search}
      onChange={onSearch}
    />
  );
  if (wide) {
    return (
      <div className={styles.tools}>
        {find}
        <div className={styles.filters}>{children}</div>
        <div className={styles.segments}>
          <SegmentedControl label="Ranking" choices={choices} value={workout} onChange={onWorkout} />
          {actions}
        </div>
      </div>
    );
  }
  return (
    <div className={styles.tools}>
      <fieldset className={styles.chips} aria-label="Ranking">
        {choices.map(({ value, label }) => (
          <Chip key={value} on={value === workout} onClick={() => onWorkout(value)}>
            {label}
          </Chip>
        ))}
      </fieldset>
      {find}
      <div className={styles.actions}>
        <IconButton
          edged
          label="Filters"
          count={filtersSet}
          icon={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />}
          aria-expanded={areFiltersOpen}
          onClick={() => setFiltersOpen(!areFiltersOpen)}
        />
        {actions}
      </div>
      {areFiltersOpen && <div className={styles.filters}>{children}</div>}
    </div>
  );
}
