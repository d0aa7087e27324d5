import { recordService } from '@chalkline/contract/inventory/inventory.endpoints.ts';
import type { ItemReply } from '@chalkline/contract/inventory/item.schema.ts';
import { newService } from '@chalkline/contract/inventory/movement.schema.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { inventoryQueries } from '../inventory.queries.ts';
import { conditionLabels } from '../inventory-texts.ts';
import { today } from './standing.tsx';

const texts = {
  on: { label: 'Day', wrong: 'Choose a day.' },
  condition: { label: 'Condition', wrong: 'Choose a condition.' },
  note: { label: 'Note', wrong: 'Enter at most 300 characters.' },
};

/** Logs that equipment was serviced. */
export function ServiceModal({ item, onClose }: { item: ItemReply; onClose: () => void }) {
  const { form, ...rest } = useCallForm({
    initial: { on: today(), condition: item.condition, note: '' },
    schema: newService,
    texts,
    send: (call, body) => call(recordService, { params: { itemId: item.id }, body }),
    done: 'Service logged',
    invalidates: [inventoryQueries.all],
    onDone: onClose,
  });
  const { condition } = form.values;
  return (
    <FormModal {...rest} title={`Log service: ${item.name}`} action="Log service" onClose={onClose}>
      <FormBody>
        <TextField
          id="on"
          type="date"
          label="Day"
          max={today()}
          hint={
            item.serviceEvery === null
              ? 'This item has no service interval.'
              : `The next service is due ${item.serviceEvery} days later.`
          }
          {...form.getInputProps('on')}
        />
        <SelectField
          id="condition"
          label="Condition"
          placeholder="Not rated"
          choices={conditionLabels.map((label, index) => ({ value: String(index + 1), label }))}
          value={condition === null ? null : String(condition)}
          onChange={(value) => form.setFieldValue('condition', Number(value))}
        />
        <TextField id="note" label="Note" optional autoComplete="off" {...form.getInputProps('note')} />
      </FormBody>
    </FormModal>
  );
}
