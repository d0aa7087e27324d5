import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { ScoreCount } from '@chalkline/contract/competitions/score.schema.ts';
import { Link } from 'react-router';
import { Bar } from '../../../../ui/bar.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import text from '../../../../ui/text.module.css';
import { partUrl } from '../dashboard/parts.ts';
import styles from './overview.module.css';
import { sumOf } from './use-score-counts.ts';

interface ScoresInProps {
  competition: CompetitionReply;
  counts: readonly ScoreCount[] | undefined;
}

/** How many scores are in, per workout. */
export function ScoresIn({ competition, counts }: ScoresInProps) {
  const { id, workouts } = competition;
  return (
    <Panel title="Scores in">
      {workouts.length === 0 ? (
        <EmptyState
          title="No workouts yet"
          action={
            <ButtonLink size={32} to={partUrl(id, 'workouts')}>
              Add workouts
            </ButtonLink>
          }
        >
          Scores belong to a workout. Add one first.
        </EmptyState>
      ) : (
        <ul className={styles.lines}>
          {workouts.map((workout) => {
            const { scores, entries } = sumOf(counts ?? [], ({ workoutId }) => workoutId === workout.id);
            return (
              <li key={workout.id} className={styles.line}>
                <span className={styles.words}>
                  <Link className={text.link} to={partUrl(id, 'scores', { workout: workout.id })}>
                    {workout.name}
                  </Link>
                  {counts ? (
                    <b className={styles.count}>
                      {scores}
                      <small>/{entries}</small>
                    </b>
                  ) : (
                    <Skeleton width={56} height={24} />
                  )}
                </span>
                <Bar label={`Scores in ${workout.name}`} value={scores} max={Math.max(1, entries)} />
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
