import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { Link } from 'react-router';
import { Bar } from '../../../../ui/bar.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import text from '../../../../ui/text.module.css';
import { partUrl } from '../dashboard/parts.ts';
import styles from './overview.module.css';
import type { Progress } from './use-progress.ts';

interface ScoresInProps {
  competition: CompetitionReply;
  progress: Progress | undefined;
}

/** Per workout, of how many active entries a score has come in. */
export function ScoresIn({ competition, progress }: ScoresInProps) {
  const { id, workouts } = competition;
  const expected = progress?.expected ?? 0;
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
          Scores need one to belong to.
        </EmptyState>
      ) : (
        <ul className={styles.lines}>
          {workouts.map((workout) => {
            const count = progress?.scoresIn[workout.id] ?? 0;
            return (
              <li key={workout.id} className={styles.line}>
                <span className={styles.words}>
                  <Link className={text.link} to={partUrl(id, 'scores', { workout: workout.id })}>
                    {workout.name}
                  </Link>
                  {progress ? (
                    <b className={styles.count}>
                      {count}
                      <small>/{expected}</small>
                    </b>
                  ) : (
                    <Skeleton width={56} height={24} />
                  )}
                </span>
                <Bar label={`Scores in ${workout.name}`} value={count} max={Math.max(1, expected)} />
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
