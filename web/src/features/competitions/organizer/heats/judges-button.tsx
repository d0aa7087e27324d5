import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { HeatPlanReply } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { JudgesModal } from './judges-modal.tsx';

interface JudgesButtonProps {
  competition: CompetitionReply;
  plan: HeatPlanReply;
}

/** Opens who judges which lane of the published heats. */
export function JudgesButton({ competition, plan }: JudgesButtonProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        icon={<IconClipboardCheck size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        Judges
      </Button>
      {opened && (
        <JudgesModal competition={competition} workoutId={plan.workoutId} onClose={() => setOpened(false)} />
      )}
    </>
  );
}
