import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { AdjustmentReply } from '@chalkline/contract/competitions/decisions.schema.ts';
import { useState } from 'react';
import { numberText } from '../../../../ui/locale.ts';
import { organizerQueries } from '../organizer.queries.ts';
import { DecisionList } from './decision-list.tsx';
import { WithdrawalModal } from './withdrawal-modal.tsx';

/** All manual point adjustments, latest first. */
export function AdjustmentsList({ competition }: { competition: CompetitionReply }) {
  const [leaving, setLeaving] = useState<AdjustmentReply | null>(null);
  return (
    <>
      <DecisionList
        title="Point adjustments"
        competition={competition}
        query={organizerQueries.adjustments(competition.id)}
        summary={({ points, reason }) =>
          `${numberText(points, { signDisplay: 'exceptZero', maximumFractionDigits: 3 })} points: ${reason}`
        }
        empty="Points you add or subtract by hand appear here, with the reason."
        onWithdraw={competition.can.adjustPoints ? setLeaving : undefined}
      />
      {leaving && (
        <WithdrawalModal
          competition={competition}
          decision={{ kind: 'adjustment', adjustment: leaving }}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
