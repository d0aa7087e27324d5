import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { seedWeekend } from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { IconCalendarRepeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/choices.tsx';
import { counted } from '../../../../ui/counted.ts';
import { Stack } from '../../../../ui/page.tsx';
import { heatQueries } from '../../heats/heats.queries.ts';
import { heatPlanQueries } from './heat-plan.queries.ts';

/** Seeds all workouts that have heats again, together, where there are two or more. */
export function SeedAllButton({ competition }: { competition: CompetitionReply }) {
  const lines = useQuery(heatPlanQueries.lines(competition.id)).data ?? [];
  const [isOpen, setOpen] = useState(false);
  if (lines.length < 2) return null;
  return (
    <>
      <Button
        icon={<IconCalendarRepeat size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Seed all workouts
      </Button>
      {isOpen && <SeedAllModal competition={competition} onClose={() => setOpen(false)} />}
    </>
  );
}

function SeedAllModal({ competition, onClose }: { competition: CompetitionReply; onClose: () => void }) {
  const { id: competitionId, workouts } = competition;
  const lines = useQuery(heatPlanQueries.lines(competitionId)).data ?? [];
  const [rotatesLanes, setRotates] = useState(true);
  const names = lines.map(
    ({ workoutId }) => workouts.find(({ id }) => id === workoutId)?.name ?? 'A workout',
  );
  return (
    <ConfirmAction
      title="Seed all workouts again?"
      confirm="Seed all"
      keep="Cancel"
      send={(call) => {
        const plans = lines.map(({ workoutId, version }) => ({ workoutId, version }));
        return call(seedWeekend, { params: { competitionId }, body: { plans, rotatesLanes } });
      }}
      done={({ plans, shortRests }) => doneText(plans.length, shortRests)}
      invalidates={[heatQueries.within(competitionId)]}
      onClose={onClose}
    >
      <Stack gap={12}>
        <p>
          {`${names.join(', ')}: athletes are seeded again with each workout’s own settings, so that as few as possible rest too little between heats and judging. Locked and started heats stay as they are. Nothing is published.`}
        </p>
        <Checkbox
          label="Rotate lanes"
          hint="No one gets the same lane again before they’ve had the others."
          checked={rotatesLanes}
          onChange={(change) => setRotates(change.currentTarget.checked)}
        />
      </Stack>
    </ConfirmAction>
  );
}

function doneText(workouts: number, shortRests: number): string {
  const seeded = `${counted(workouts, ['workout', 'workouts'])} seeded`;
  return shortRests === 0
    ? `${seeded}, everyone rests long enough`
    : `${seeded}, ${counted(shortRests, ['short rest', 'short rests'])} left`;
}
