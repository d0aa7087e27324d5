import { type EnrollmentReply, scheduleChange } from '@chalkline/contract/training/enrollment.schema.ts';
import { Suspense } from 'react';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { ChangesSection } from '../brought-sections.ts';
import { trainingKey } from '../training-key.ts';
import { type ChangedProgram, sendChange } from './send-change.ts';

const texts = { fromWeek: { label: 'New version from', wrong: 'Choose a week.' } };

interface SwitchModalProps {
  enrollment: ChangedProgram & Pick<EnrollmentReply, 'program'>;
  newer: NonNullable<EnrollmentReply['newer']>;
  changes: ChangesSection;
  onClose: () => void;
}

/** The week from which a newer version of a program takes over, and what it asks for differently from there on. */
export function SwitchModal({ enrollment, newer, changes: { Section }, onClose }: SwitchModalProps) {
  const { fromWeeks } = newer;
  const { version, program, client } = enrollment;
  const words = client ? forClient(client.name, program) : forMe(program);
  const { form, ...rest } = useCallForm({
    initial: { by: 'switch' as const, version, fromWeek: fromWeeks[0] ?? 1 },
    schema: scheduleChange,
    texts,
    send: (call, body) => sendChange(call, enrollment, body),
    done: (_, { fromWeek }) => `${words.done} from week ${fromWeek} on`,
    invalidates: [trainingKey],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={words.title} action={words.action} onClose={onClose}>
      <FormBody>
        <SelectField
          id="fromWeek"
          label={texts.fromWeek.label}
          hint={words.hint}
          choices={fromWeeks.map((week) => ({ value: String(week), label: `Week ${week}` }))}
          value={String(form.values.fromWeek)}
          onChange={(week) => form.setFieldValue('fromWeek', Number(week))}
        />
        <Suspense fallback={<Spinner label="Loading" />}>
          <Section changes={newer.changes.filter(({ week }) => week >= form.values.fromWeek)} />
        </Suspense>
      </FormBody>
    </FormModal>
  );
}

function forMe(program: string) {
  return {
    title: `Switch to the new version of ${program}?`,
    action: 'Switch version',
    hint: 'Weeks before stay as they are. You can undo it.',
    done: 'Switched',
  };
}

function forClient(name: string, program: string) {
  return {
    title: `Move ${name} to the new version of ${program}?`,
    action: 'Move to new version',
    hint: `Weeks before stay as they are. ${name} gets a notification and can undo it.`,
    done: `${name} moved`,
  };
}
