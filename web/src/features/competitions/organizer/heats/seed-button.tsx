import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { FloorReply } from '@chalkline/contract/competitions/floor.schema.ts';
import type { HeatPlanReply } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { scheduleQuery } from '../../schedule/schedule.queries.ts';
import { heatPlanQueries } from './heat-plan.queries.ts';
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
  const { id } = asked.competition;
  const schedule = useQuery(scheduleQuery(id));
  const lines = useQuery(heatPlanQueries.lines(id));
  const isReady = !schedule.isPending && !lines.isPending;
  const planned = { schedule: schedule.data ?? [], lines: lines.data ?? [] };
  return (
    <>
      <Button variant={main ? 'main' : 'line'} icon={icon} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && isReady && <SeedModal {...asked} planned={planned} onClose={() => setOpen(false)} />}
    </>
  );
}
