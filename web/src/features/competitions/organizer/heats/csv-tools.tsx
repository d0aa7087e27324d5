import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { exportHeats } from '@chalkline/contract/competitions/exports.endpoints.ts';
import { IconTable } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { call } from '../../../../platform/calls.ts';
import { useExport } from '../../../../platform/use-export.ts';
import { Button } from '../../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu.tsx';
import { addToast } from '../../../../ui/toasts.tsx';
import { partUrl } from '../dashboard/parts.ts';

interface CsvToolsProps {
  competition: CompetitionReply;
  workoutId: string;
}

/** The draft as a file, out and in. */
export function CsvTools({ competition: { id, can }, workoutId }: CsvToolsProps) {
  const navigate = useNavigate();
  const params = { competitionId: id, workoutId };
  const { run, busy } = useExport({
    read: async () => (await call(exportHeats, { params })).data,
    failed: (detail) => addToast({ kind: 'error', title: 'Couldn’t export', detail }),
  });
  const target = (
    <Button busy={busy} icon={<IconTable size={18} stroke={1.75} aria-hidden="true" />}>
      CSV
    </Button>
  );
  return (
    <Menu target={target}>
      <MenuItem onClick={run}>Export heats</MenuItem>
      {can.manageEntries && (
        <MenuItem onClick={() => navigate(partUrl(id, 'heats', { workout: workoutId, do: 'import' }))}>
          Import heats
        </MenuItem>
      )}
    </Menu>
  );
}
