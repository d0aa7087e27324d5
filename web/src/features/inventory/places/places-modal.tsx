import { createPlace, deletePlace, renamePlace } from '@chalkline/contract/inventory/inventory.endpoints.ts';
import { newPlace, type PlaceReply } from '@chalkline/contract/inventory/place.schema.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Modal } from '../../../ui/modal.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { inventoryQueries } from '../inventory.queries.ts';

type Doing = { readonly what: 'add' } | { readonly what: 'rename' | 'delete'; readonly place: PlaceReply };

/** Where things are kept. */
export function PlacesModal({ places, onClose }: { places: readonly PlaceReply[]; onClose: () => void }) {
  const [doing, setDoing] = useState<Doing | null>(null);
  const back = () => setDoing(null);
  if (doing?.what === 'delete') {
    const { id: placeId, name } = doing.place;
    return (
      <ConfirmAction
        title={`Delete “${name}”?`}
        confirm="Delete"
        keep="Keep it"
        danger
        send={(call) => call(deletePlace, { params: { placeId } })}
        done="Place deleted"
        invalidates={[inventoryQueries.all]}
        onClose={back}
      >
        <p>You can only delete a place where nothing was ever kept.</p>
      </ConfirmAction>
    );
  }
  if (doing) return <PlaceForm place={doing.what === 'add' ? null : doing.place} onClose={back} />;
  return (
    <Modal
      opened
      onClose={onClose}
      title="Places"
      width={560}
      actions={
        <Button variant="main" onClick={() => setDoing({ what: 'add' })}>
          Add a place
        </Button>
      }
    >
      {places.length === 0 ? (
        <EmptyState title="No places yet">Add the first one, such as Main floor.</EmptyState>
      ) : (
        <DataTable
          caption="Places"
          rows={places}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', head: 'Name', phone: 'lead', cell: ({ name }) => name },
            { key: 'pieces', head: 'Pieces', align: 'right', cell: ({ pieces }) => numberText(pieces) },
            {
              key: 'actions',
              head: 'Actions',
              phone: 'actions',
              cell: (place) => (
                <RowActions>
                  <Button
                    size={32}
                    aria-label={`Rename ${place.name}`}
                    onClick={() => setDoing({ what: 'rename', place })}
                  >
                    Rename
                  </Button>
                  {place.pieces === 0 && (
                    <Button
                      size={32}
                      variant="danger"
                      aria-label={`Delete ${place.name}`}
                      onClick={() => setDoing({ what: 'delete', place })}
                    >
                      Delete
                    </Button>
                  )}
                </RowActions>
              ),
            },
          ]}
        />
      )}
    </Modal>
  );
}

function PlaceForm({ place, onClose }: { place: PlaceReply | null; onClose: () => void }) {
  const { form, ...rest } = useCallForm({
    initial: { name: place?.name ?? '' },
    schema: newPlace,
    texts: { name: { label: 'Name', wrong: 'Enter a name of up to 60 characters.' } },
    send: async (call, body) => {
      if (place) await call(renamePlace, { params: { placeId: place.id }, body });
      else await call(createPlace, { body });
    },
    done: place ? 'Place renamed' : 'Place added',
    invalidates: [inventoryQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal
      {...rest}
      title={place ? 'Rename the place' : 'Add a place'}
      action={place ? 'Rename' : 'Add'}
      onClose={onClose}
    >
      <TextField id="name" label="Name" autoComplete="off" data-autofocus {...form.getInputProps('name')} />
    </FormModal>
  );
}
