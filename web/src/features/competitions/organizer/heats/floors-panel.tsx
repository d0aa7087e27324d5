import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { type FloorReply, newFloor } from '@chalkline/contract/competitions/floor.schema.ts';
import { changeFloor, createFloor, deleteFloor } from '@chalkline/contract/competitions/floors.endpoints.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { heatQueries } from '../../heats/heats.queries.ts';
import { LineActions } from '../line-actions.tsx';

interface FloorsPanelProps {
  competition: CompetitionReply;
  floors: readonly FloorReply[];
}

const columns: readonly Column<FloorReply>[] = [
  { key: 'name', head: 'Floor', phone: 'lead', cell: ({ name }) => name },
  { key: 'lanes', head: 'Lanes', align: 'right', cell: ({ lanes }) => lanes },
  {
    key: 'call',
    head: 'Call area',
    cell: ({ callArea, callMinutes }) =>
      [callArea, `${callMinutes} min before`].filter((part) => part).join(', '),
  },
];

/** The floors of the venue with their lanes. */
export function FloorsPanel({ competition, floors }: FloorsPanelProps) {
  const [edited, setEdited] = useState<FloorReply | 'new' | null>(null);
  const [leaving, setLeaving] = useState<FloorReply | null>(null);
  const mayEdit = competition.can.edit;
  const actions: Column<FloorReply> = {
    key: 'actions',
    head: 'Actions',
    phone: 'corner',
    align: 'right',
    width: '120px',
    cell: (floor) => (
      <LineActions name={floor.name} onChange={() => setEdited(floor)} onRemove={() => setLeaving(floor)} />
    ),
  };
  return (
    <Panel
      title="Floors"
      actions={
        mayEdit && (
          <Button size={32} onClick={() => setEdited('new')}>
            Add a floor
          </Button>
        )
      }
    >
      {floors.length === 0 ? (
        <EmptyState title="No floors yet">
          Add the place where heats run, with its number of lanes.
        </EmptyState>
      ) : (
        <DataTable
          caption="Floors"
          columns={mayEdit ? [...columns, actions] : columns}
          rows={floors}
          rowKey={({ id }) => id}
        />
      )}
      {edited && (
        <FloorModal
          competitionId={competition.id}
          floor={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {leaving && (
        <ConfirmAction
          title={`Delete ${leaving.name}?`}
          confirm="Delete"
          keep="Keep it"
          danger
          send={(call) =>
            call(deleteFloor, { params: { competitionId: competition.id, floorId: leaving.id } })
          }
          done="Floor deleted"
          invalidates={[heatQueries.within(competition.id)]}
          onClose={() => setLeaving(null)}
        >
          <p>Floors with heats can’t be deleted.</p>
        </ConfirmAction>
      )}
    </Panel>
  );
}

const texts = {
  name: { label: 'Name', wrong: 'Enter a name of up to 40 characters.' },
  lanes: { label: 'Lanes', wrong: 'Enter 1 to 40 lanes.' },
  callArea: { label: 'Call area', wrong: 'Use up to 120 characters.' },
  callMinutes: { label: 'Minutes before the heat', wrong: 'Enter 0 to 120 minutes.' },
};

interface FloorModalProps {
  competitionId: string;
  floor: FloorReply | null;
  onClose: () => void;
}

function FloorModal({ competitionId, floor, onClose }: FloorModalProps) {
  const { form, ...rest } = useCallForm({
    initial: {
      name: floor?.name ?? '',
      lanes: floor?.lanes ?? (8 as number | null),
      callArea: floor?.callArea ?? null,
      callMinutes: floor?.callMinutes ?? (10 as number | null),
    },
    schema: newFloor,
    texts,
    send: (call, values) => {
      const body = { ...values, lanes: values.lanes ?? 0, callMinutes: values.callMinutes ?? 0 };
      return floor
        ? call(changeFloor, { params: { competitionId, floorId: floor.id }, body })
        : call(createFloor, { params: { competitionId }, body });
    },
    done: floor ? 'Floor saved' : 'Floor added',
    invalidates: [heatQueries.within(competitionId)],
    onDone: onClose,
  });
  return (
    <FormModal
      {...rest}
      title={floor ? `Edit ${floor.name}` : 'Add a floor'}
      action={floor ? 'Save' : 'Add'}
      onClose={onClose}
    >
      <TextField
        id="name"
        label="Name"
        placeholder="Main floor"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <NumberField id="lanes" label="Lanes" {...form.getInputProps('lanes')} />
      <TextField
        id="callArea"
        label="Call area"
        optional
        hint="Where athletes gather before their heat."
        autoComplete="off"
        {...form.getInputProps('callArea')}
        value={form.values.callArea ?? ''}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('callArea', value === '' ? null : value)
        }
      />
      <NumberField
        id="callMinutes"
        label="Minutes before the heat"
        unit="min"
        {...form.getInputProps('callMinutes')}
      />
    </FormModal>
  );
}
