import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState, ErrorState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { SectionTitle } from '../../../ui/titles.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { bestOf, type WorkoutResult } from './best-of.ts';
import styles from './workout-results.module.css';

interface WorkoutResultsProps {
  competition: CompetitionReply;
  workout: WorkoutReply;
}

/** The best of one division in this workout, and the way to the whole board. */
export function WorkoutResults({ competition, workout }: WorkoutResultsProps) {
  const { id, divisions } = competition;
  const [chosen, setChosen] = useState(divisions[0]?.id);
  const board = useQuery({
    ...competitionQueries.firstBoardPage(id, { divisionId: chosen, view: 'public' }),
    enabled: chosen !== undefined,
  });
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
      {board.data?.next ? (
        <p className={text.muted}>
          {board.data.total} athletes are in this division: their results stand on the whole board.
        </p>
      ) : board.data ? (
        <Best rows={board.data.data.rows} at={columnOf(board.data.data.workouts, workout.id)} />
      ) : board.error ? (
        <ErrorState title="The results did not load" onRetry={board.refetch} retrying={board.isFetching}>
          Try again in a moment.
        </ErrorState>
      ) : (
        <SkeletonText lines={5} label="Loading the results" />
      )}
    </section>
  );
}

function columnOf(workouts: readonly { readonly id: string }[], workoutId: string): number {
  return workouts.findIndex(({ id }) => id === workoutId);
}

function Best({ rows, at }: { rows: readonly BoardRow[]; at: number }) {
  const best = at < 0 ? [] : bestOf(rows, at);
  if (best.length === 0) {
    return <EmptyState title="No results yet">They stand here as they come in.</EmptyState>;
  }
  return (
    <DataTable<WorkoutResult>
      caption="The best in this workout"
      rows={best}
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
