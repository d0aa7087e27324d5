import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { FloorReply } from '@chalkline/contract/competitions/floor.schema.ts';
import type { HeatPlanReply } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { SeedModal } from './seed-modal.tsx';

export interface SeedAsked {
  competition: CompetitionReply;
  floors: readonly FloorReply[];
  workoutId: string;
  /** null: the workout has no heats yet. */
  plan: HeatPlanReply | null;
}

interface SeedButtonProps extends SeedAsked {
  main?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

/** Opens the choice of how heats are seeded. */
export function SeedButton({ main = false, icon, children, ...asked }: SeedButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={main ? 'main' : 'line'} icon={icon} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && <SeedModal {...asked} onClose={() => setOpen(false)} />}
    </>
  );
}
