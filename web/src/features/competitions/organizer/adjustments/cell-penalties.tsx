import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { PenaltyReply } from '@chalkline/contract/competitions/decisions.schema.ts';
import { penaltyText } from '@chalkline/contract/competitions/penalty-text.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import text from '../../../../ui/text.module.css';
import { exactTime } from '../../../../ui/times.ts';
import styles from './decisions.module.css';
import { WithdrawalModal } from './withdrawal-modal.tsx';

interface CellPenaltiesProps {
  competition: CompetitionReply;
  penalties: readonly PenaltyReply[];
}

/** The penalties on one score, including removed ones. */
export function CellPenalties({ competition, penalties }: CellPenaltiesProps) {
  const [leaving, setLeaving] = useState<PenaltyReply | null>(null);
  if (penalties.length === 0) return null;
  return (
    <ul>
      {penalties.map((penalty) => (
        <li
          key={penalty.id}
          className={styles.decision}
          data-over={penalty.withdrawnAt !== null || undefined}
        >
          <span>
            <b>{penaltyText(penalty)}</b>
            <span className={text.hint}>
              {' '}
              {penalty.decidedBy.name}, {exactTime(penalty.decidedAt, competition.zone)}
            </span>
            {penalty.withdrawnAt && <span> Removed: “{penalty.withdrawnReason}”</span>}
          </span>
          {!penalty.withdrawnAt && competition.can.recordScores && (
            <Button size={32} onClick={() => setLeaving(penalty)}>
              Remove
            </Button>
          )}
        </li>
      ))}
      {leaving && (
        <WithdrawalModal
          competition={competition}
          decision={{ kind: 'penalty', penalty: leaving }}
          onClose={() => setLeaving(null)}
        />
      )}
    </ul>
  );
}
