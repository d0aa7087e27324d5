import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { PenaltyReply } from '@chalkline/contract/competitions/decisions.schema.ts';
import type { ScoreSheetRow } from '@chalkline/contract/competitions/score.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ScoreHistory } from '../../score-history/score-history.tsx';
import { CellPenalties } from '../adjustments/cell-penalties.tsx';
import { PenaltyModal } from '../adjustments/penalty-modal.tsx';
import { FloorCards } from './floor-cards.tsx';

interface CellHistoryProps {
  competition: CompetitionReply;
  workout: WorkoutReply;
  row: ScoreSheetRow;
  penalties: readonly PenaltyReply[];
  onClose: () => void;
}

/** The history of one cell: versions and penalties, with a button to add a penalty. */
export function CellHistory({ competition, workout, row, penalties, onClose }: CellHistoryProps) {
  const [penalizing, setPenalizing] = useState(false);
  const value = row.score?.value ?? null;
  if (penalizing && value) {
    return <PenaltyModal {...{ competition, workout, value, onClose }} entry={row.entry} />;
  }
  return (
    <ScoreHistory
      {...{ competition, workout, row, onClose }}
      actions={
        competition.can.recordScores &&
        value && <Button onClick={() => setPenalizing(true)}>Add a penalty</Button>
      }
    >
      <CellPenalties competition={competition} penalties={penalties} />
      {competition.can.recordScores && (
        <FloorCards competition={competition} workoutId={workout.id} entry={row.entry} />
      )}
    </ScoreHistory>
  );
}
