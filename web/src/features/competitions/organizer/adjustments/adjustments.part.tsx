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

/** Decisions about results: point adjustments, penalties and the order of ties. */
export function AdjustmentsPart({ competition }: { competition: CompetitionReply }) {
  const { can, divisions, workouts, scoring } = competition;
  const [open, setOpen] = useState<'points' | 'penalty' | null>(null);
  const close = () => setOpen(null);
  const isReady = divisions.length > 0 && workouts.length > 0;
  return (
    <Stack gap={16}>
      <PageTitle
        below="Each decision is shown on the leaderboard with its reason. Submitted scores don’t change, and you can undo everything here."
        actions={
          <>
            {can.adjustPoints && isReady && <Button onClick={() => setOpen('points')}>Adjust points</Button>}
            {can.recordScores && isReady && (
              <Button variant="main" onClick={() => setOpen('penalty')}>
                Add a penalty
              </Button>
            )}
          </>
        }
      >
        Adjustments
      </PageTitle>
      {!can.recordScores && <Note>This competition isn’t open for changes. Reopen it first.</Note>}
      {can.recordScores && !can.adjustPoints && <Note>Only owners can adjust points and break ties.</Note>}
      <PenaltiesList competition={competition} />
      <AdjustmentsList competition={competition} />
      {scoring.tie === 'by_hand' && isReady && <TieOrders competition={competition} />}
      {open === 'points' && <AdjustmentModal competition={competition} onClose={close} />}
      {open === 'penalty' && <PenaltyStart competition={competition} onClose={close} />}
    </Stack>
  );
}
