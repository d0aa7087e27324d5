import { type EnrollmentReply, scheduleChange } from '@chalkline/contract/training/enrollment.schema.ts';
import { changeSchedule } from '@chalkline/contract/training/enrollments.endpoints.ts';
import { Suspense } from 'react';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { ChangesSection } from '../brought-sections.ts';
import { trainingKey } from '../training-key.ts';

const texts = { fromWeek: { label: 'New version from', wrong: 'Choose a week.' } };

interface SwitchModalProps {
  enrollment: Pick<EnrollmentReply, 'id' | 'version' | 'program'>;
  newer: NonNullable<EnrollmentReply['newer']>;
  changes: ChangesSection;
  onClose: () => void;
}

/** The week from which a newer version of a program takes over, and what it asks for differently from there on. */
export function SwitchModal({ enrollment, newer, changes: { Section }, onClose }: SwitchModalProps) {
  const { fromWeeks } = newer;
  const { id: enrollmentId, version, program } = enrollment;
  const { form, ...rest } = useCallForm({
    initial: { by: 'switch' as const, version, fromWeek: fromWeeks[0] ?? 1 },
    schema: scheduleChange,
    texts,
    send: (call, body) => call(changeSchedule, { params: { enrollmentId }, body: { ...body, version } }),
    done: (_, { fromWeek }) => `Switched from week ${fromWeek} on`,
    invalidates: [trainingKey],
    onDone: onClose,
  });
  return (
    <FormModal
      {...rest}
      title={`Switch to the new version of ${program}?`}
      action="Switch version"
      onClose={onClose}
    >
      <FormBody>
        <SelectField
          id="fromWeek"
          label={texts.fromWeek.label}
          hint="Weeks before stay as they are. You can undo it."
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
