import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import { deleteExercise } from '@chalkline/contract/programs/exercises.endpoints.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Stack } from '../../../ui/page.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { ExerciseModal } from './exercise-modal.tsx';
import { exerciseQueries } from './exercises.queries.ts';

/** The exercises of whoever is signed in: list, form, and what can be done with each. */
export function ExercisesPart() {
  const [creating, setCreating] = useState(false);
  return (
    <Stack gap={16}>
      <PageTitle
        actions={
          <Button variant="main" onClick={() => setCreating(true)}>
            Create an exercise
          </Button>
        }
      >
        Exercises
      </PageTitle>
      <PagedList
        query={exerciseQueries.list()}
        failed="Couldn’t load exercises"
        skeleton={<SkeletonRows rows={3} avatar={false} />}
        empty={<EmptyState title="No exercises yet">Exercises you create appear here.</EmptyState>}
        noun={['exercise', 'exercises']}
      >
        {(rows) => (
          <DataTable
            caption="Exercises"
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { key: 'name', head: 'Name', cell: ({ name }) => name, phone: 'lead' },
              { key: 'created', head: 'Created', cell: ({ createdAt }) => <TimeAgo at={createdAt} /> },
              {
                key: 'actions',
                head: 'Actions',
                cell: (row) => <ExerciseActions exercise={row} />,
                phone: 'actions',
              },
            ]}
          />
        )}
      </PagedList>
      {creating && <ExerciseModal exercise={null} onClose={() => setCreating(false)} />}
    </Stack>
  );
}

function ExerciseActions({ exercise }: { exercise: ExerciseReply }) {
  const { id, name } = exercise;
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <RowActions>
      <Button size={32} aria-label={`Edit: ${name}`} onClick={() => setOpen('edit')}>
        Edit
      </Button>
      <Button size={32} variant="danger" aria-label={`Delete: ${name}`} onClick={() => setOpen('delete')}>
        Delete
      </Button>
      {open === 'edit' && <ExerciseModal exercise={exercise} onClose={close} />}
      {open === 'delete' && (
        <ConfirmAction
          title={`Delete “${name}”?`}
          confirm="Delete"
          keep="Keep it"
          danger
          send={(call) => call(deleteExercise, { params: { exerciseId: id } })}
          done="Exercise deleted"
          invalidates={[exerciseQueries.all]}
          onClose={close}
        >
          <p>You can’t undo this.</p>
        </ConfirmAction>
      )}
    </RowActions>
  );
}
