import { checkInDays, newSchedule } from '@chalkline/contract/coaching/check-in.schema.ts';
import { endSchedule, setSchedule } from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import type { CoachingReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { dayText } from '../../../ui/times.ts';
import styles from '../coaching.module.css';
import { coachingQueries } from '../coaching.queries.ts';

const spans: Readonly<Record<number, string>> = {
  7: 'Every week',
  14: 'Every two weeks',
  28: 'Every four weeks',
};

/** Which form is sent and how often; the trainer changes it. */
export function ScheduleLine({ coaching }: { coaching: CoachingReply }) {
  const { data: schedule } = useQuery(coachingQueries.schedule(coaching.id));
  const [choosing, setChoosing] = useState(false);
  const isTrainer = coaching.side === 'trainer';
  const end = useAction({
    send: (call) => call(endSchedule, { params: { coachingId: coaching.id } }),
    done: 'No more check-ins are sent',
    failed: 'Couldn’t stop the check-ins',
    invalidates: [coachingQueries.all],
  });
  if (schedule === undefined || (!schedule && !isTrainer)) return null;
  return (
    <div className={styles.row}>
      <span className={styles.who}>
        {schedule
          ? `${schedule.formName}. ${spans[schedule.everyDays]}, next ${dayText(schedule.nextAt)}.`
          : 'No form is sent regularly.'}
      </span>
      {isTrainer && (
        <>
          <Button onClick={() => setChoosing(true)}>{schedule ? 'Change form' : 'Send a form'}</Button>
          {schedule && (
            <Button busy={end.busy} onClick={() => end.run()}>
              Stop
            </Button>
          )}
        </>
      )}
      {choosing && <ScheduleModal coaching={coaching} onClose={() => setChoosing(false)} />}
    </div>
  );
}

interface ScheduleModalProps {
  coaching: CoachingReply;
  onClose: () => void;
}

function ScheduleModal({ coaching, onClose }: ScheduleModalProps) {
  const query = useQuery(coachingQueries.forms());
  const forms = query.data;
  if (forms?.[0])
    return <ScheduleForm coaching={coaching} forms={forms} firstId={forms[0].id} onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} title="Send a check-in form">
      <Loaded query={query} failed="Couldn’t load your forms">
        {() => (
          <EmptyState
            title="No forms yet"
            action={
              <ButtonLink size={32} to={urlOf('checkInForms')}>
                Open check-in forms
              </ButtonLink>
            }
          >
            Create a form first. You can use it for all your clients.
          </EmptyState>
        )}
      </Loaded>
    </Modal>
  );
}

const texts = {
  formId: { label: 'Form', wrong: 'Choose a form.' },
  everyDays: { label: 'How often', wrong: 'Choose how often.' },
};

interface ScheduleFormProps extends ScheduleModalProps {
  forms: readonly { readonly id: string; readonly name: string }[];
  firstId: string;
}

function ScheduleForm({ coaching, forms, firstId, onClose }: ScheduleFormProps) {
  const { form, ...rest } = useCallForm({
    initial: { formId: firstId, everyDays: 7 as (typeof checkInDays)[number] },
    schema: newSchedule,
    texts,
    send: (call, body) => call(setSchedule, { params: { coachingId: coaching.id }, body }),
    done: `Check-in sent to ${coaching.other.name}`,
    invalidates: [coachingQueries.all],
    onDone: onClose,
  });
  const { formId, everyDays } = form.values;
  return (
    <FormModal {...rest} title="Send a check-in form" action="Send" onClose={onClose}>
      <SelectField
        id="formId"
        label="Form"
        choices={forms.map(({ id, name }) => ({ value: id, label: name }))}
        value={formId}
        onChange={(value) => form.setFieldValue('formId', value)}
      />
      <SelectField
        id="everyDays"
        label="How often"
        hint="The first one goes out now, unless one is open."
        choices={checkInDays.map((days) => ({ value: String(days), label: spans[days] ?? '' }))}
        value={String(everyDays)}
        onChange={(value) =>
          form.setFieldValue('everyDays', checkInDays.find((days) => String(days) === value) ?? 7)
        }
      />
    </FormModal>
  );
}
