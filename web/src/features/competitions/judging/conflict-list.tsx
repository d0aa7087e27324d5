import { settleJudgeScore } from '@chalkline/contract/competitions/judging.endpoints.ts';
import type { JudgeConflict, JudgingCompetition } from '@chalkline/contract/competitions/judging.schema.ts';
import { penaltyText } from '@chalkline/contract/competitions/penalty-text.ts';
import type { RippleChange } from '@chalkline/contract/competitions/ripple.schema.ts';
import { IconHandStop } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { Note } from '../../../ui/note.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import sheet from './conflict-list.module.css';
import { RipplePreview } from './judge-ripple.ts';
import styles from './judging.module.css';
import { judgingKey } from './judging-key.ts';

/** Two judges, two scores: both are shown, and someone who entered neither decides. */
export function ConflictList({ competitions }: { competitions: readonly JudgingCompetition[] }) {
  const all = competitions.flatMap(({ id, workouts, conflicts }) =>
    conflicts.map((conflict) => ({ competition: { id, workouts }, conflict })),
  );
  if (all.length === 0) return null;
  return (
    <section className={styles.part} aria-label="Scores to settle">
      <Note tone="warn" announced>
        <b>{`${counted(all.length, ['score', 'scores'])} to settle.`}</b> Two judges entered different scores.
        The first one counts until this is settled. Nothing is overwritten.
      </Note>
      {all.map(({ competition, conflict }) => (
        <Conflict key={conflict.other.submissionId} competition={competition} conflict={conflict} />
      ))}
    </section>
  );
}

interface ConflictProps {
  competition: Pick<JudgingCompetition, 'id' | 'workouts'>;
  conflict: JudgeConflict;
}

function Conflict({ competition, conflict }: ConflictProps) {
  const { entry, workoutName, recorded, other, maySettle } = conflict;
  const settle = useAction({
    send: (call, use: 'recorded' | 'other') =>
      call(settleJudgeScore, {
        params: { competitionId: competition.id, submissionId: other.submissionId },
        body: { use, scoreId: recorded.id },
      }),
    done: 'Score settled',
    failed: 'Couldn’t settle the score',
    invalidates: [judgingKey],
  });
  return (
    <article className={sheet.conflict}>
      <h2 className={sheet.name}>{`${entry.name}, ${workoutName}`}</h2>
      <dl>
        <div>
          <dt>{recorded.recordedBy.name}</dt>
          <dd>{recorded.understood}</dd>
          <dd>
            <TimeAgo at={recorded.receivedAt} />
          </dd>
        </div>
        <div>
          <dt>{other.judge.name}</dt>
          <dd>{other.understood}</dd>
          {other.penalty && <dd>{penaltyText(other.penalty)}</dd>}
          <dd>
            <TimeAgo at={other.receivedAt} />
          </dd>
        </div>
      </dl>
      {maySettle && (
        <Suspense fallback={<SkeletonText lines={2} />}>
          <p>{`If you use ${other.understood}:`}</p>
          <RipplePreview
            competition={competition}
            change={changeOf(other)}
            of={`${entry.name}, ${workoutName}`}
            deciding={settle.busy}
          />
        </Suspense>
      )}
      {maySettle ? (
        <div className={styles.two}>
          <Button size={64} wide busy={settle.busy} onClick={() => settle.run('recorded')}>
            {`Keep ${recorded.understood}`}
          </Button>
          <Button size={64} wide busy={settle.busy} onClick={() => settle.run('other')}>
            {`Use ${other.understood}`}
          </Button>
        </div>
      ) : (
        <p className={sheet.call}>
          <IconHandStop size={20} stroke={1.75} aria-hidden="true" />
          Call the head judge. Someone who entered neither score has to choose.
        </p>
      )}
    </article>
  );
}

/** The other score with its penalty, as the settlement would record them. */
function changeOf({ workoutId, entryId, typed, answers, penalty }: JudgeConflict['other']): RippleChange {
  const change = { kind: 'score' as const, workoutId, entryId, typed, answers, tiebreaks: [] };
  return penalty ? { ...change, penalty } : change;
}
