import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { exportHeats } from '@chalkline/contract/competitions/exports.endpoints.ts';
import { IconFileUpload } from '@tabler/icons-react';
import { call } from '../../../../platform/calls.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { partUrl } from '../dashboard/parts.ts';
import { ExportButton } from '../imports/export-button.tsx';

interface CsvToolsProps {
  competition: CompetitionReply;
  workoutId: string;
}

/** The draft as a file, out and in. */
export function CsvTools({ competition: { id, can }, workoutId }: CsvToolsProps) {
  const params = { competitionId: id, workoutId };
  return (
    <>
      <ExportButton read={async () => (await call(exportHeats, { params })).data} />
      {can.manageEntries && (
        <ButtonLink
          to={partUrl(id, 'heats', { workout: workoutId, do: 'import' })}
          icon={<IconFileUpload size={18} stroke={1.75} aria-hidden="true" />}
        >
          Import
        </ButtonLink>
      )}
    </>
  );
}
