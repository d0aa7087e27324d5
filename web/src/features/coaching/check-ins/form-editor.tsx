import {
  bodyKinds,
  type CheckInFormReply,
  type CheckInQuestion,
  checkInKinds,
  checkInLimits,
  newCheckInForm,
  sharedAreas,
} from '@chalkline/contract/coaching/check-in.schema.ts';
import { changeCheckInForm, createCheckInForm } from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldGrid, FieldSet } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { coachingQueries } from '../coaching.queries.ts';
import { areaLabels, kindLabels } from './check-in-texts.ts';

const usual: readonly CheckInQuestion[] = [
  { label: 'Body weight', kind: 'weight', area: 'body' },
  { label: 'Sleep', kind: 'sleep', area: 'body' },
  { label: 'How hard was training?', kind: 'scale', area: 'training' },
  { label: 'What went well, what didn’t?', kind: 'text', area: 'training' },
];

const texts = {
  name: { label: 'Name', wrong: 'Enter a name of up to 80 characters.' },
  questions: { label: 'Questions', wrong: 'Add a question.' },
  'questions.*.label': { label: 'Question', wrong: 'Enter a question of up to 120 characters.' },
};

interface FormEditorProps {
  /** null: a new one. */
  checkInForm: CheckInFormReply | null;
  onClose: () => void;
}

/** Creates a check-in form or edits one. A new one starts with the usual questions. */
export function FormEditor({ checkInForm, onClose }: FormEditorProps) {
  const { form, ...rest } = useCallForm({
    initial: { name: checkInForm?.name ?? '', questions: [...(checkInForm?.questions ?? usual)] },
    schema: newCheckInForm,
    texts,
    send: (call, body) => {
      if (!checkInForm) return call(createCheckInForm, { body });
      const { id, version } = checkInForm;
      return call(changeCheckInForm, { params: { formId: id }, body: { ...body, version } });
    },
    done: checkInForm ? 'Form saved' : 'Form created',
    invalidates: [coachingQueries.all],
    onDone: onClose,
  });
  const { questions } = form.values;
  const set = (next: CheckInQuestion[]) => form.setFieldValue('questions', next);
  const change = (at: number, part: Partial<CheckInQuestion>) =>
    set(questions.map((question, index) => (index === at ? fitting({ ...question, ...part }) : question)));
  return (
    <FormModal
      {...rest}
      title={checkInForm ? 'Edit form' : 'Create a form'}
      action={checkInForm ? 'Save' : 'Create'}
      onClose={onClose}
    >
      <TextField id="name" label="Name" autoComplete="off" data-autofocus {...form.getInputProps('name')} />
      {questions.map(({ label, kind, area }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions have no other identity while they are typed
        <FieldSet key={at} legend={`Question ${at + 1}`}>
          <TextField
            id={`questions.${at}.label`}
            label="Question"
            autoComplete="off"
            value={label}
            error={form.errors[`questions.${at}.label`]}
            onChange={(typed) => change(at, { label: typed.currentTarget.value })}
          />
          <FieldGrid columns={2}>
            <SelectField
              label="Answer"
              choices={checkInKinds.map((value) => ({ value, label: kindLabels[value] }))}
              value={kind}
              onChange={(value) => change(at, { kind: value })}
            />
            <SelectField
              label="Seen with"
              choices={sharedAreas.map((value) => ({ value, label: areaLabels[value] }))}
              value={area}
              disabled={bodyKinds.has(kind)}
              onChange={(value) => change(at, { area: value })}
            />
          </FieldGrid>
          {questions.length > 1 && (
            <div>
              <Button
                aria-label={`Remove question ${at + 1}`}
                onClick={() => set(questions.toSpliced(at, 1))}
              >
                Remove
              </Button>
            </div>
          )}
        </FieldSet>
      ))}
      {questions.length < checkInLimits.questions && (
        <div>
          <Button onClick={() => set([...questions, { label: '', kind: 'text', area: 'training' }])}>
            Add a question
          </Button>
        </div>
      )}
    </FormModal>
  );
}

/** Weight, sleep and photos belong to the body. */
function fitting(question: CheckInQuestion): CheckInQuestion {
  return bodyKinds.has(question.kind) ? { ...question, area: 'body' } : question;
}
