import {
  type Equipment,
  type ExerciseReply,
  equipment,
  type Muscle,
  muscles,
} from '@chalkline/contract/programs/exercise.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSession } from '../../../platform/session.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle } from '../../../ui/titles.tsx';
import { ExerciseModal } from './exercise-modal.tsx';
import { equipmentLabels, equipmentText, muscleLabels, musclesText, noEquipment } from './exercise-texts.ts';
import styles from './exercises.module.css';
import { exerciseQueries } from './exercises.queries.ts';

const any = 'any';

const columns: readonly Column<ExerciseReply>[] = [
  {
    key: 'name',
    head: 'Exercise',
    phone: 'lead',
    cell: ({ id, name, mine }) => (
      <span className={styles.name}>
        <Link className={text.link} to={urlOf('exercise', { id })}>
          {name}
        </Link>
        {mine && <Tag>Mine</Tag>}
      </span>
    ),
  },
  { key: 'muscles', head: 'Muscles', cell: ({ primary }) => musclesText(primary) },
  { key: 'equipment', head: 'Equipment', cell: (exercise) => equipmentText(exercise.equipment) },
];

/** The exercise library and one’s own exercises, searched as one types. */
export function ExercisesScreen() {
  const isKnown = useSession() !== null;
  const [creating, setCreating] = useState(false);
  const { filters, isNarrowed, setFilter, clear } = useListFilters({
    search: anyText,
    muscle: muscles,
    equipment: [...equipment, 'none'],
    whose: ['mine'],
  });
  const { search, muscle, whose } = filters;
  const asked = {
    ...(search && { search }),
    ...(muscle && { muscle }),
    ...(filters.equipment && { equipment: filters.equipment }),
    ...(isKnown && whose && { whose }),
  };
  return (
    <Page>
      <Stack gap={16}>
        <PageTitle
          marked
          below="How each is done and what it trains."
          actions={
            isKnown && (
              <Button
                icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
                onClick={() => setCreating(true)}
              >
                Add your own
              </Button>
            )
          }
        >
          Exercises
        </PageTitle>
        <Tools {...{ filters, setFilter, isKnown }} />
        <Panel>
          <PagedList
            query={exerciseQueries.list(asked)}
            failed="Couldn’t load exercises"
            skeleton={<SkeletonRows rows={8} avatar={false} />}
            noun={['exercise', 'exercises']}
            empty={
              isNarrowed && !(whose && !search && !muscle && !filters.equipment) ? (
                <EmptyState
                  title="No matching exercises"
                  action={
                    <Button size={32} onClick={clear}>
                      Clear filters
                    </Button>
                  }
                >
                  Try fewer words, a muscle or a piece of equipment.
                </EmptyState>
              ) : (
                <EmptyState title="No exercises of your own yet">
                  Add what the library doesn’t have. Only you see it.
                </EmptyState>
              )
            }
          >
            {(rows) => (
              <DataTable caption="Exercises" columns={columns} rows={rows} rowKey={({ id }) => id} />
            )}
          </PagedList>
        </Panel>
        <p className={text.hint}>
          Names, muscles and equipment are based on everkinetic data (
          <a className={text.link} href="https://creativecommons.org/licenses/by-sa/4.0/">
            CC BY-SA 4.0
          </a>
          ), corrected and extended. Steps and drawings are ours.
        </p>
        {creating && <ExerciseModal exercise={null} onClose={() => setCreating(false)} />}
      </Stack>
    </Page>
  );
}

interface ToolsProps {
  filters: { muscle: Muscle | ''; equipment: Equipment | 'none' | ''; whose: 'mine' | '' };
  setFilter: (name: 'muscle' | 'equipment' | 'whose', value: never) => void;
  isKnown: boolean;
}

function Tools({ filters, setFilter, isKnown }: ToolsProps) {
  const [search, setSearch] = useSearchText('search');
  const set = (name: 'muscle' | 'equipment' | 'whose', value: string) =>
    setFilter(name, (value === any ? '' : value) as never);
  return (
    <div className={styles.tools}>
      <SearchField
        label="Search exercises"
        placeholder="Name, muscle or equipment"
        value={search}
        onChange={setSearch}
      />
      {isKnown && (
        <SegmentedControl
          label="Whose"
          choices={[
            { value: any, label: 'All' },
            { value: 'mine', label: 'Mine' },
          ]}
          value={filters.whose || any}
          onChange={(value) => set('whose', value)}
        />
      )}
      <SelectField
        label="Muscle"
        labelHidden
        choices={[
          { value: any, label: 'All muscles' },
          ...muscles.map((value) => ({ value, label: muscleLabels[value] })),
        ]}
        value={filters.muscle || any}
        onChange={(value) => set('muscle', value)}
      />
      <SelectField
        label="Equipment"
        labelHidden
        choices={[
          { value: any, label: 'All equipment' },
          { value: 'none', label: noEquipment },
          ...equipment.map((value) => ({ value, label: equipmentLabels[value] })),
        ]}
        value={filters.equipment || any}
        onChange={(value) => set('equipment', value)}
      />
    </div>
  );
}
