import { recordMovement } from '@chalkline/contract/inventory/inventory.endpoints.ts';
import type { ItemReply } from '@chalkline/contract/inventory/item.schema.ts';
import { type ChosenMovement, newMovement } from '@chalkline/contract/inventory/movement.schema.ts';
import type { PlaceReply } from '@chalkline/contract/inventory/place.schema.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { inventoryQueries } from '../inventory.queries.ts';
import { movementLabels, piecesText } from '../inventory-texts.ts';

interface MoveModalProps {
  item: ItemReply;
  kind: ChosenMovement;
  places: readonly PlaceReply[];
  onClose: () => void;
}

const texts = {
  placeId: { label: 'Place', wrong: 'Choose a place.' },
  toPlaceId: { label: 'To', wrong: 'Choose where they go.' },
  quantity: { label: 'Pieces', wrong: 'Enter a whole number above 0.' },
  note: { label: 'Note', wrong: 'Enter at most 300 characters.' },
};

/** Records what happens to pieces of an item. */
export function MoveModal({ item, kind, places, onClose }: MoveModalProps) {
  const from = sourcesOf(item, kind, places);
  const { form, ...rest } = useCallForm({
    initial: {
      kind,
      placeId: from[0]?.value ?? '',
      toPlaceId: null as string | null,
      quantity: null as number | null,
      note: '',
    },
    schema: newMovement,
    texts,
    also: ({ toPlaceId }): Record<string, string> =>
      kind === 'move' && toPlaceId === null ? { toPlaceId: texts.toPlaceId.wrong } : {},
    send: (call, { quantity, ...body }) =>
      call(recordMovement, { params: { itemId: item.id }, body: { ...body, quantity: quantity ?? 0 } }),
    done: ({ stock }) => ({
      title: movementLabels[kind],
      detail: `${item.name}: ${piecesText(stock)} in stock`,
    }),
    invalidates: [inventoryQueries.all],
    onDone: onClose,
  });
  const { values, errors } = form;
  return (
    <FormModal
      {...rest}
      title={`${movementLabels[kind]}: ${item.name}`}
      action={movementLabels[kind]}
      onClose={onClose}
    >
      <FormBody>
        <NumberField
          id="quantity"
          label="Pieces"
          data-autofocus
          value={values.quantity}
          error={errors.quantity}
          onChange={(quantity) => form.setFieldValue('quantity', quantity)}
        />
        <SelectField
          id="placeId"
          label={kind === 'move' ? 'From' : 'Place'}
          choices={from}
          value={values.placeId}
          error={errors.placeId}
          onChange={(placeId) => form.setFieldValue('placeId', placeId)}
        />
        {kind === 'move' && (
          <SelectField
            id="toPlaceId"
            label="To"
            placeholder="Choose a place"
            choices={places
              .filter(({ id }) => id !== values.placeId)
              .map(({ id, name }) => ({ value: id, label: name }))}
            value={values.toPlaceId}
            error={errors.toPlaceId}
            onChange={(placeId) => form.setFieldValue('toPlaceId', placeId)}
          />
        )}
        <TextField id="note" label="Note" optional autoComplete="off" {...form.getInputProps('note')} />
      </FormBody>
    </FormModal>
  );
}

/** Where it can happen: at any place for what comes, else where there are such pieces. */
function sourcesOf(item: ItemReply, kind: ChosenMovement, places: readonly PlaceReply[]) {
  if (kind === 'receive') return places.map(({ id, name }) => ({ value: id, label: name }));
  const left = (at: ItemReply['places'][number]) => (kind === 'return' ? at.inRepair : at.quantity);
  return item.places
    .filter((at) => left(at) > 0)
    .map((at) => ({ value: at.placeId, label: at.name, hint: piecesText(left(at)) }));
}
