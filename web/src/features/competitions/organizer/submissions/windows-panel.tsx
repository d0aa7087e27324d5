import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { SubmissionWindowReply } from '@chalkline/contract/competitions/submission.schema.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { plannedTime } from '../../../../ui/planned-time.ts';
import { submissionQueries } from '../../submissions/submissions.queries.ts';
import { WindowModal } from './window-modal.tsx';

/** Which workouts' results athletes submit themselves, and until when. */
export function WindowsPanel({ competition }: { competition: CompetitionReply }) {
  const { id, workouts, can, zone } = competition;
  const windows = useQuery(submissionQueries.windows(id));
  const [edited, setEdited] = useState<WorkoutReply | null>(null);
  if (workouts.length === 0) return null;
  return (
    <Panel
      title="Results from athletes"
      actions={
        can.recordScores && (
          <ButtonLink size={32} to={urlOf('judging', {}, { review: id })}>
            Review results
          </ButtonLink>
        )
      }
    >
      <Loaded query={windows} failed="Couldn’t load the deadlines">
        {(found) => {
          const windowOf = (workoutId: string) => found.find((one) => one.workoutId === workoutId)?.window;
          const columns: readonly Column<WorkoutReply>[] = [
            { key: 'name', head: 'Workout', phone: 'lead', cell: ({ name }) => name },
            { key: 'when', head: 'Athletes submit', cell: (row) => windowText(windowOf(row.id), zone) },
            ...(can.edit ? [editColumn(setEdited)] : []),
          ];
          return (
            <>
              <DataTable
                caption="Results from athletes"
                columns={columns}
                rows={workouts}
                rowKey={(row) => row.id}
              />
              {edited && (
                <WindowModal
                  competition={competition}
                  workout={edited}
                  window={windowOf(edited.id) ?? null}
                  onClose={() => setEdited(null)}
                />
              )}
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

function editColumn(edit: (workout: WorkoutReply) => void): Column<WorkoutReply> {
  return {
    key: 'edit',
    head: 'Edit',
    phone: 'corner',
    align: 'right',
    width: '80px',
    cell: (row) => (
      <IconButton
        size={32}
        label={`Set when athletes submit results of ${row.name}`}
        icon={<IconPencil size={18} stroke={1.75} />}
        onClick={() => edit(row)}
      />
    ),
  };
}

function windowText(window: SubmissionWindowReply['window'] | undefined, zone: string): string {
  if (!window) return 'No';
  const from = window.opensAt === null ? '' : `from ${plannedTime(window.opensAt, zone)} `;
  return `${from}until ${plannedTime(window.closesAt, zone)}${window.needsVideo ? ', with a video' : ''}`;
}
