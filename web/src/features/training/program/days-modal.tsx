import { type EnrollmentReply, scheduleChange } from '@chalkline/contract/training/enrollment.schema.ts';
import { trainingDays } from '@chalkline/contract/training/schedule.rules.ts';
import { useState } from 'react';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { dateFormat } from '../../../ui/locale.ts';
import { today } from '../../../ui/now.ts';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { calendarDayText } from '../../../ui/times.ts';
import { trainingKey } from '../training-key.ts';
import { type ChangedProgram, sendChange } from './send-change.ts';
import { termsTexts } from './terms.ts';
import { WeekdaysField } from './weekdays-field.tsx';

type Changed = ChangedProgram & Pick<EnrollmentReply, 'weekdays' | 'zone' | 'schedule'>;

/** Other days to train on, for the workouts that are still open. */
export function ChangeDays({ enrollment }: { enrollment: Changed }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size={48} onClick={() => setOpen(true)}>
        Change training days
      </Button>
      {open && <DaysModal enrollment={enrollment} onClose={() => setOpen(false)} />}
    </>
  );
}

const texts = {
  weekdays: termsTexts.weekdays,
  from: { label: 'From', wrong: 'Choose a day from today on.' },
};

function DaysModal({ enrollment, onClose }: { enrollment: Changed; onClose: () => void }) {
  const { version, client, schedule } = enrollment;
  // A trainer may be in another zone than their client.
  const zone = client ? enrollment.zone : dateFormat({}).resolvedOptions().timeZone;
  const { form, ...rest } = useCallForm({
    initial: { by: 'days' as const, version, zone, weekdays: [...enrollment.weekdays], from: today() },
    schema: scheduleChange,
    texts,
    send: (call, body) => sendChange(call, enrollment, body),
    done: 'Training days changed',
    invalidates: [trainingKey],
    onDone: onClose,
  });
  const { from, weekdays } = form.values;
  const open = schedule.filter(({ isDone, isSkipped }) => !isDone && !isSkipped).length;
  const last = from ? trainingDays(from, weekdays, open).at(-1) : undefined;
  return (
    <FormModal {...rest} title="Change training days" action="Change days" onClose={onClose}>
      <FormBody>
        <WeekdaysField
          value={weekdays}
          error={form.errors.weekdays}
          onChange={(chosen) => form.setFieldValue('weekdays', chosen)}
        />
        <TextField
          id="from"
          type="date"
          label={texts.from.label}
          min={today()}
          hint="Workouts you haven’t done follow in order, missed ones first."
          {...form.getInputProps('from')}
        />
        {last && <p className={text.hint}>The last workout is on {calendarDayText(last)}.</p>}
      </FormBody>
    </FormModal>
  );
}
