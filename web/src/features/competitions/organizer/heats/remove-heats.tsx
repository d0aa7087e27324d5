import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { HeatPlanReply } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { deleteHeatPlan } from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu.tsx';
import { heatQueries } from '../../heats/heats.queries.ts';

interface RemoveHeatsProps {
  competition: CompetitionReply;
  plan: HeatPlanReply;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Removes all heats of a workout, drafts and published ones. */
export function RemoveHeats({ competition, plan: { workoutId, publishedVersion } }: RemoveHeatsProps) {
  const [asking, setAsking] = useState(false);
  const name = competition.workouts.find(({ id }) => id === workoutId)?.name ?? 'this workout';
  return (
    <>
      <Menu target={<IconButton label="More heat actions" icon={<IconDots {...icon} />} />}>
        <MenuItem danger icon={<IconTrash {...icon} />} onClick={() => setAsking(true)}>
          Remove heats
        </MenuItem>
      </Menu>
      {asking && (
        <ConfirmAction
          title={`Remove the heats of ${name}?`}
          confirm="Remove heats"
          keep="Keep them"
          danger
          send={(call) => call(deleteHeatPlan, { params: { competitionId: competition.id, workoutId } })}
          done="Heats removed"
          invalidates={[heatQueries.within(competition.id)]}
          onClose={() => setAsking(false)}
        >
          <p>
            {publishedVersion > 0
              ? 'They disappear from the schedule, with the judges of their lanes. Everyone who competes or judges in them is notified once.'
              : 'The draft is deleted. No one has seen it yet.'}
          </p>
        </ConfirmAction>
      )}
    </>
  );
}
