import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { LaidHeatReply } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { startHeat } from '@chalkline/contract/competitions/heats.endpoints.ts';
import { IconDots, IconLock, IconLockOpen, IconPlayerPlay, IconRotate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../../../patterns/use-action.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu.tsx';
import { heatQueries } from '../../heats/heats.queries.ts';

interface HeatMenuProps {
  competition: CompetitionReply;
  heat: LaidHeatReply;
  number: number;
  /** Left out: it can't be locked now. */
  onLock: ((locked: boolean) => void) | undefined;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What can be done with a heat: lock it, start its clock. */
export function HeatMenu({ competition, heat: { id, locked, started }, number, onLock }: HeatMenuProps) {
  const { data } = useQuery(heatQueries.published(competition.id));
  const published = data?.heats.find((heat) => heat.id === id);
  const isRunning = Boolean(published?.startedAt);
  const clock = useAction({
    send: (call) =>
      call(startHeat, {
        params: { competitionId: competition.id, heatId: id },
        body: { started: !isRunning, ...(published?.startedAt && { startedAt: published.startedAt }) },
      }),
    done: isRunning ? `Heat ${number} reset` : `Heat ${number} started`,
    failed: isRunning ? 'Couldn’t reset the clock' : 'Couldn’t start the clock',
    invalidates: [heatQueries.within(competition.id)],
  });
  const mayStart = published && competition.can.startHeats;
  const mayLock = !started && onLock;
  if (!mayStart && !mayLock) return null;
  return (
    <Menu target={<IconButton size={32} label={`Heat ${number} actions`} icon={<IconDots {...icon} />} />}>
      {mayLock && (
        <MenuItem
          icon={locked ? <IconLockOpen {...icon} /> : <IconLock {...icon} />}
          onClick={() => onLock(!locked)}
        >
          {locked ? 'Unlock' : 'Lock athletes and lanes'}
        </MenuItem>
      )}
      {mayStart && (
        <MenuItem
          icon={isRunning ? <IconRotate {...icon} /> : <IconPlayerPlay {...icon} />}
          onClick={() => clock.run()}
          disabled={clock.busy}
        >
          {isRunning ? 'Reset the clock' : 'Start the clock'}
        </MenuItem>
      )}
    </Menu>
  );
}
