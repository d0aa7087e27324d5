import { dayAfter } from '@chalkline/contract/competitions/days.ts';
import { type ScheduledReply, scheduleChange } from '@chalkline/contract/training/enrollment.schema.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Checkbox } from '../../../ui/choices.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { today } from '../../../ui/now.ts';
import { shortDay } from '../../../ui/short-day.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { trainingKey } from '../training-key.ts';
import { type ChangedProgram, sendChange } from './send-change.ts';

const texts = {
  day: { label: 'New day', wrong: 'Choose a day.' },
  withRest: { label: 'Move the workouts after it, too', wrong: 'Choose one.' },
};

interface MoveModalProps {
  enrollment: ChangedProgram;
  workout: ScheduledReply;
  onClose: () => void;
}

/** Another day for a workout. */
export function MoveModal({ enrollment, workout, onClose }: MoveModalProps) {
  const { version } = enrollment;
  const day = workout.day < today() ? today() : dayAfter(workout.day, 1);
  const { form, ...rest } = useCallForm({
    initial: { by: 'move' as const, version, workoutId: workout.id, day, withRest: true },
    schema: scheduleChange,
    texts,
    send: (call, body) => sendChange(call, enrollment, body),
    done: (_, moved) => `${workout.name} moved to ${shortDay(moved.day)}`,
    invalidates: [trainingKey],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={`Move ${workout.name}?`} action="Move" onClose={onClose}>
      <FormBody>
        <TextField
          id="day"
          type="date"
          label={texts.day.label}
          data-autofocus
          {...form.getInputProps('day')}
        />
        <Checkbox
          id="withRest"
          label={texts.withRest.label}
          hint="They follow on your next training days. Otherwise they keep their days."
          {...form.getInputProps('withRest', { type: 'checkbox' })}
        />
      </FormBody>
    </FormModal>
  );
}
