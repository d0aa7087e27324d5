import { editDoor } from '@chalkline/contract/events/door.endpoints.ts';
import { doorPatch, type DoorSettings as Settings } from '@chalkline/contract/events/door.schema.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Checkbox } from '../../../ui/choices.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { eventQueries } from '../events.queries.ts';

const reentries = [
  { value: 'none', label: 'No re-entry' },
  { value: 'after_exit', label: 'After checking out' },
  { value: 'always', label: 'Always' },
] as const;

interface DoorSettingsProps {
  eventId: string;
  settings: Settings;
  onClose: () => void;
}

/** When the door opens, and who may come back. */
export function DoorSettings({ eventId, settings, onClose }: DoorSettingsProps) {
  const { form, ...rest } = useCallForm({
    initial: settings,
    schema: doorPatch,
    texts: {
      opensMinutes: { label: 'Doors open', wrong: 'Enter up to 10,080 minutes, which is 7 days.' },
      reentry: { label: 'Re-entry', wrong: 'Choose who may come back.' },
    },
    send: (call, body) => call(editDoor, { params: { eventId }, body }),
    done: 'Door settings saved',
    invalidates: [eventQueries.doors],
    onDone: onClose,
  });
  return (
    <FormModal title="Door settings" action="Save" onClose={onClose} {...rest}>
      <NumberField
        id="opensMinutes"
        label="Doors open"
        unit="minutes before the start"
        {...form.getInputProps('opensMinutes')}
      />
      <SelectField
        id="reentry"
        label="Re-entry"
        hint="Whether a ticket that was checked in gets in again."
        choices={reentries}
        {...form.getInputProps('reentry')}
      />
      <Checkbox
        label="People can check themselves in"
        hint="With their own account, while doors are open."
        {...form.getInputProps('selfCheckIn', { type: 'checkbox' })}
      />
    </FormModal>
  );
}
