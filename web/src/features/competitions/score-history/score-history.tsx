import type { ScoreReply } from '@chalkline/contract/competitions/score.schema.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../../../platform/error-texts.ts';
import { ErrorState } from '../../../ui/empty-state.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { exactTime } from '../../../ui/times.ts';
import styles from './score-history.module.css';
import { scoreHistory } from './score-history.queries.ts';

interface ScoreHistoryProps {
  competition: { id: string; zone: string };
  workout: { id: string; name: string };
  row: { entry: { id: string; name: string } };
  /** Above the versions. */
  children?: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
}

/** All that was recorded in a cell, latest first: who, when, before, after, why. */
export function ScoreHistory(props: ScoreHistoryProps) {
  const { competition, workout, row, children, actions, onClose } = props;
  const { id, zone } = competition;
  const query = useQuery(scoreHistory(id, workout.id, row.entry.id));
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${row.entry.name}, ${workout.name}`}
      width={520}
      actions={actions}
    >
      {children}
      {query.isError && (
        <ErrorState title="Couldn’t load the score history" onRetry={() => void query.refetch()}>
          {errorText(query.error)}
        </ErrorState>
      )}
      {query.isPending && <SkeletonText lines={4} />}
      {query.data && (
        <ol>
          {query.data.map((score, index) => (
            <Version key={score.id} score={score} before={query.data[index + 1]} zone={zone} />
          ))}
        </ol>
      )}
    </Modal>
  );
}

interface VersionProps {
  score: ScoreReply;
  before: ScoreReply | undefined;
  zone: string;
}

function Version({ score, before, zone }: VersionProps) {
  return (
    <li className={styles.version}>
      <b>
        {before && `${meaning(before)} → `}
        {meaning(score)}
      </b>
      {score.reason && <span>“{score.reason}”</span>}
      <span className={text.hint}>
        {score.recordedBy.name}, {exactTime(score.receivedAt, zone)}
        {score.typed !== '' && `, typed ${score.typed}`}
      </span>
    </li>
  );
}

function meaning({ value, understood }: ScoreReply): string {
  return value === null ? 'removed' : understood;
}
