import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { counted } from '../../../ui/counted.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { numberText } from '../../../ui/locale.ts';
import { ListFoot } from '../../../ui/pager.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { SectionTitle } from '../../../ui/titles.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { resultsOf, type WorkoutResult } from './results-of.ts';
import styles from './workout-results.module.css';

interface WorkoutResultsProps {
  competition: CompetitionReply;
  workout: WorkoutReply;
}

/** The results of one division in this workout, and the way to the whole board. */
export function WorkoutResults({ competition, workout }: WorkoutResultsProps) {
  const { id, divisions } = competition;
  const [chosen, setChosen] = useState(divisions[0]?.id);
  if (chosen === undefined) return null;
  return (
    <section className={styles.section}>
      <SectionTitle
        end={
          <Link className={text.link} to={urlOf('leaderboard', { id }, { division: chosen })}>
            Whole board
          </Link>
        }
      >
        Results
      </SectionTitle>
      {divisions.length > 1 && (
        <SelectField
          className={styles.division}
          label="Division"
          value={chosen}
          onChange={setChosen}
          choices={divisions.map(({ id: value, name }) => ({ value, label: name }))}
        />
      )}
      <PagedResults key={chosen} competitionId={id} divisionId={chosen} workoutId={workout.id} />
    </section>
  );
}

interface PagedResultsProps {
  competitionId: string;
  divisionId: string;
  workoutId: string;
}

/** Everybody with a result, best first, a page at a time. */
function PagedResults({ competitionId, divisionId, workoutId }: PagedResultsProps) {
  const query = useInfiniteQuery(competitionQueries.foundRows(competitionId, { divisionId, workoutId }));
  return (
    <Loaded
      query={query}
      failed="Couldn’t load results"
      skeleton={<SkeletonText lines={5} label="Loading the results" />}
    >
      {({ pages }) => {
        const at = pages[0]?.data.head.workouts.findIndex(({ id }) => id === workoutId) ?? -1;
        const rows = pages.flatMap(({ data }) => data.rows);
        const results = resultsOf(rows, at);
        if (results.length === 0) {
          return <EmptyState title="No results yet">Results appear here as scores come in.</EmptyState>;
        }
        // Who has no result comes last: after the first of them nothing more is to be read.
        const more = query.hasNextPage && results.length === rows.length;
        return (
          <>
            <Results results={results} />
            <ListFoot
              summary={more ? `The first ${numberText(results.length)}` : counted(results.length, noun)}
              onMore={more ? () => void query.fetchNextPage() : undefined}
              busy={query.isFetchingNextPage}
            />
          </>
        );
      }}
    </Loaded>
  );
}

const noun = ['result', 'results'] as const;

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
        },
        { key: 'name', head: 'Athlete', cell: ({ name }) => name, phone: 'lead' },
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
