import { IconLayoutGrid } from '@tabler/icons-react';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import text from '../../../../ui/text.module.css';
import { partUrl } from '../dashboard/parts.ts';

/** Where heats are drawn: they follow the schedule, and need the athletes. */
export function HeatsPanel({ competitionId }: { competitionId: string }) {
  return (
    <Panel title="Heats and lanes" padded>
      <Stack gap={12}>
        <p className={text.hint}>
          Draw heats when athletes are in: by seed, with rest times, for all workouts at once. You can set up
          floors and lanes now.
        </p>
        <ButtonLink
          to={partUrl(competitionId, 'heats')}
          icon={<IconLayoutGrid size={18} stroke={1.75} aria-hidden="true" />}
        >
          Heats board
        </ButtonLink>
      </Stack>
    </Panel>
  );
}
