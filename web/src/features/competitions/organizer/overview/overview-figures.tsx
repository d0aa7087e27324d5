import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { Figure, Figures } from '../../../../ui/figures.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TimeAgo } from '../../../../ui/time-ago.tsx';
import type { Progress } from './use-progress.ts';

interface OverviewFiguresProps {
  competition: CompetitionReply;
  progress: Progress | undefined;
}

/** The few numbers that matter now. */
export function OverviewFigures({ competition, progress }: OverviewFiguresProps) {
  const { entryCount, capacity, workouts, divisions } = competition;
  const scoresIn = Object.values(progress?.scoresIn ?? {}).reduce((sum, count) => sum + count, 0);
  const expected = (progress?.expected ?? 0) * workouts.length;
  return (
    <Figures>
      <Figure
        label="Entries"
        value={entryCount.toLocaleString('en')}
        after={capacity === null ? undefined : `of ${capacity.toLocaleString('en')}`}
        note={capacity === null ? 'No limit' : `${Math.max(0, capacity - entryCount)} places left`}
      />
      <Figure
        label="Scores in"
        value={progress ? scoresIn.toLocaleString('en') : waiting}
        after={progress ? `of ${expected.toLocaleString('en')}` : undefined}
        note={progress && expected > 0 ? `${Math.floor((100 * scoresIn) / expected)} %` : 'None expected yet'}
      />
      <Figure
        label="Last score"
        value={
          progress ? (
            progress.lastScoreAt ? (
              <TimeAgo at={progress.lastScoreAt} zone={competition.zone} />
            ) : (
              '–'
            )
          ) : (
            waiting
          )
        }
        note={progress?.lastScoreAt === null ? 'No score yet' : 'On any board'}
      />
      <Figure
        label="Workouts"
        value={workouts.length}
        note={`${divisions.length} ${divisions.length === 1 ? 'division' : 'divisions'}`}
      />
    </Figures>
  );
}

const waiting = <Skeleton width={72} height={32} />;
