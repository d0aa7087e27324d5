import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import {
  newShift,
  type ShiftReply,
  type VolunteerRole,
  volunteerRoles,
} from '@chalkline/contract/competitions/shift.schema.ts';
import { changeShift, createShift } from '@chalkline/contract/competitions/shifts.endpoints.ts';
import { fieldInZone, momentInZone } from '@chalkline/contract/zone-moment.ts';
import { zoneText } from '@chalkline/contract/zone-text.ts';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { roleLabels } from '../../volunteer/shift-texts.ts';
import { shiftQueries } from '../../volunteer/volunteer.queries.ts';

interface ShiftModalProps {
  competition: CompetitionReply;
  /** null: a new one. */
  shift: ShiftReply | null;
  onClose: () => void;
}

const texts = {
  role: { label: 'Role', wrong: 'Choose a role.' },
  place: { label: 'Place', wrong: 'Enter a place of up to 80 characters.' },
  startsAt: { label: 'Starts', wrong: 'Enter a date and time.' },
  endsAt: { label: 'Ends', wrong: 'Enter a date and time after the start.' },
  capacity: { label: 'Volunteers needed', wrong: 'Enter 1 to 500 volunteers.' },
  details: { label: 'Details', wrong: 'Use up to 200 characters.' },
};

/** Adds or edits a shift. People who signed up hear of another time or place. */
export function ShiftModal({ competition, shift, onClose }: ShiftModalProps) {
  const { id: competitionId, zone, startsOn } = competition;
  const { form, ...rest } = useCallForm({
    initial: {
      role: shift?.role ?? ('judge' as VolunteerRole),
      place: shift?.place ?? '',
      startsAt: shift?.startsAt ?? momentInZone(`${startsOn}T08:00`, zone),
      endsAt: shift?.endsAt ?? momentInZone(`${startsOn}T12:00`, zone),
      capacity: shift?.capacity ?? (4 as number | null),
      details: shift?.details ?? null,
    },
    schema: newShift,
    texts,
    send: (call, values) => {
      const body = newShift.parse(values);
      if (!shift) return call(createShift, { params: { competitionId }, body });
      const { role, place, details, startsAt, endsAt, capacity } = shift;
      return call(changeShift, {
        params: { competitionId, shiftId: shift.id },
        body: { ...body, was: { role, place, details, startsAt, endsAt, capacity } },
      });
    },
    done: shift ? 'Shift saved' : 'Shift added',
    invalidates: [shiftQueries.within(competitionId)],
    onDone: onClose,
  });
  const { values, errors } = form;
  const moment = (field: 'startsAt' | 'endsAt') => ({
    id: field,
    type: 'datetime-local',
    error: errors[field],
    value: fieldInZone(values[field], zone),
    onChange: (change: React.ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue(field, momentInZone(change.currentTarget.value, zone)),
  });
  return (
    <FormModal
      {...rest}
      title={shift ? 'Edit shift' : 'Add a shift'}
      action={shift ? 'Save' : 'Add'}
      onClose={onClose}
    >
      <SelectField
        id="role"
        label="Role"
        choices={volunteerRoles.map((role) => ({ value: role, label: roleLabels[role] }))}
        {...form.getInputProps('role')}
      />
      <TextField
        id="place"
        label="Place"
        placeholder="Main floor"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('place')}
      />
      <TextField label="Starts" hint={`In ${zoneText(zone)}.`} {...moment('startsAt')} />
      <TextField label="Ends" {...moment('endsAt')} />
      <NumberField id="capacity" label="Volunteers needed" {...form.getInputProps('capacity')} />
      <TextField
        id="details"
        label="Details"
        optional
        hint="What volunteers should know, such as a briefing."
        autoComplete="off"
        {...form.getInputProps('details')}
        value={values.details ?? ''}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('details', value === '' ? null : value)
        }
      />
    </FormModal>
  );
}
