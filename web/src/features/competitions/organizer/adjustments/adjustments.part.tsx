import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { AdjustmentModal } from './adjustment-modal.tsx';
import { AdjustmentsList } from './adjustments-list.tsx';
import { PenaltiesList } from './penalties-list.tsx';
import { PenaltyStart } from './penalty-start.tsx';
import { TieOrders } from './tie-orders.tsx';

/** What people decide about results: points by hand, penalties, and who stands first among equals. */
export function AdjustmentsPart({ competition }: { competition: CompetitionReply }) {
  const { can, divisions, workouts, scoring } = competition;
  const [open, setOpen] = useState<'points' | 'penalty' | null>(null);
  const close = () => setOpen(null);
  const isReady = divisions.length > 0 && workouts.length > 0;
  return (
    <Stack gap={16}>
      <PageTitle
        below="Every decision keeps its reason, shows on the board, and can be taken back. Scores stay as they were handed in."
        actions={
          <>
            {can.adjustPoints && isReady && (
              <Button onClick={() => setOpen('points')}>Give or take points</Button>
            )}
            {can.recordScores && isReady && (
              <Button variant="main" onClick={() => setOpen('penalty')}>
                Give a penalty
              </Button>
            )}
          </>
        }
      >
        Adjustments
      </PageTitle>
      {!can.recordScores && <Note>The competition is over. Reopen it to decide anything.</Note>}
      {can.recordScores && !can.adjustPoints && <Note>Points and ties are decided by owners.</Note>}
      <PenaltiesList competition={competition} />
      <AdjustmentsList competition={competition} />
      {scoring.tie === 'by_hand' && isReady && <TieOrders competition={competition} />}
      {open === 'points' && <AdjustmentModal competition={competition} onClose={close} />}
      {open === 'penalty' && <PenaltyStart competition={competition} onClose={close} />}
    </Stack>
  );
}
