import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link, useSearchParams } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { SectionTitle } from '../../../ui/titles.tsx';
import { standardsDiffer } from './division-tabs.tsx';
import type { WorkoutResult } from './results-of.ts';
import styles from './workout-results.module.css';
import { workoutResults } from './workout-results.queries.ts';

interface WorkoutResultsProps {
  competition: CompetitionReply;
  workout: WorkoutReply;
  /** The one in the address, whose standards are shown. */
  division: { readonly id: string } | undefined;
}

/** The results of one division in this workout, and the way to the whole board. */
export function WorkoutResults({ competition, workout, division }: WorkoutResultsProps) {
  const { id, divisions } = competition;
  const [, setParams] = useSearchParams();
  if (!division) return null;
  const chosen = division.id;
  const choose = (next: string) => setParams({ division: next }, { replace: true, preventScrollReset: true });
  return (
    <section className={styles.section}>
      <SectionTitle
        end={
          <Link className={text.link} to={urlOf('leaderboard', { id }, { division: chosen })}>
            Full leaderboard
          </Link>
        }
      >
        Results
      </SectionTitle>
      {divisions.length > 1 && !standardsDiffer([workout]) && (
        <SelectField
          className={styles.division}
          label="Division"
          value={chosen}
          onChange={choose}
          choices={divisions.map(({ id: value, name }) => ({ value, label: name }))}
        />
      )}
      <PagedList
        key={chosen}
        query={workoutResults({ competitionId: id, divisionId: chosen, workoutId: workout.id })}
        failed="Couldn’t load results"
        skeleton={<SkeletonText lines={5} label="Loading the results" />}
        noun={['result', 'results']}
        empty={<EmptyState title="No results yet">Results appear here as scores come in.</EmptyState>}
      >
        {(results) => <Results results={results} />}
      </PagedList>
    </section>
  );
}

function Results({ results }: { results: readonly WorkoutResult[] }) {
  return (
    <DataTable<WorkoutResult>
      caption="Results of this workout"
      rows={results}
      rowKey={({ entryId }) => entryId}
      columns={[
        {
          key: 'place',
          head: 'Place',
          cell: ({ place }) => <b className={text.h5}>{place}</b>,
          width: '72px',
          phone: 'hide',
        },
        {
          key: 'name',
          head: 'Athlete',
          cell: ({ place, name }) => (
            <span>
              <b className={styles.place}>{place}</b> {name}
            </span>
          ),
          phone: 'lead',
        },
        {
          key: 'result',
          head: 'Result',
          align: 'right',
          cell: ({ result }) => <b className={text.h5}>{result}</b>,
        },
        { key: 'points', head: 'Points', align: 'right', cell: ({ points }) => points ?? '–' },
      ]}
    />
  );
}
