import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { PenaltyReply } from '@chalkline/contract/competitions/decisions.schema.ts';
import { penaltyText } from '@chalkline/contract/competitions/penalty-text.ts';
import { useState } from 'react';
import { organizerQueries } from '../organizer.queries.ts';
import { DecisionList } from './decision-list.tsx';
import { WithdrawalModal } from './withdrawal-modal.tsx';

/** Every penalty, latest first. */
export function PenaltiesList({ competition }: { competition: CompetitionReply }) {
  const [leaving, setLeaving] = useState<PenaltyReply | null>(null);
  const nameOf = new Map(competition.workouts.map(({ id, name }) => [id, name]));
  return (
    <>
      <DecisionList
        title="Penalties"
        competition={competition}
        query={organizerQueries.penalties(competition.id)}
        summary={(penalty) => `${nameOf.get(penalty.workoutId) ?? 'A workout'}: ${penaltyText(penalty)}`}
        empty="Penalties you add appear here. They add seconds to a time, or take reps or a percentage off a score."
        onWithdraw={competition.can.recordScores ? setLeaving : undefined}
      />
      {leaving && (
        <WithdrawalModal
          competition={competition}
          decision={{ kind: 'penalty', penalty: leaving }}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
