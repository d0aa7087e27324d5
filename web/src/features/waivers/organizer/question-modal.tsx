import {
  conditionValues,
  type Question,
  questionKinds,
  question as questionSchema,
  questionScopes,
} from '@chalkline/contract/waivers/question.schema.ts';
import { setQuestions } from '@chalkline/contract/waivers/questions.endpoints.ts';
import { IconTrash } from '@tabler/icons-react';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, ChoiceGroup } from '../../../ui/choices.tsx';
import { FieldGrid, FieldSet } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { waiverQueries } from '../waivers.queries.ts';
import styles from './organizer.module.css';
import { kindLabels, scopeLabels } from './question-labels.ts';
import type { QuestionsEdited } from './questions.section.tsx';

const texts = {
  label: { label: 'Question', wrong: 'Enter a question of up to 200 characters.' },
  hint: { label: 'Hint', wrong: 'Use up to 300 characters.' },
  options: { label: 'Options', wrong: 'Enter at least two different options.' },
  'options.*': { label: 'Option', wrong: 'Enter an option of up to 80 characters.' },
  unit: { label: 'Unit', wrong: 'Use up to 12 characters.' },
  max: { label: 'Highest', wrong: 'Enter a number that isn’t below the lowest.' },
};

interface QuestionModalProps {
  edited: QuestionsEdited;
  question: Question;
  onClose: () => void;
}

/** Adds or edits one question. Answers that were given keep the wording of their time. */
export function QuestionModal({ edited, question, onClose }: QuestionModalProps) {
  const { subject, form: saved } = edited;
  const index = saved.questions.findIndex(({ id }) => id === question.id);
  const earlier = index < 0 ? saved.questions : saved.questions.slice(0, index);
  const { form, ...rest } = useCallForm({
    initial: question,
    schema: questionSchema,
    texts,
    send: (call, values) =>
      call(setQuestions, {
        body: {
          ...subject,
          version: saved.version,
          questions:
            index < 0
              ? [...saved.questions, values]
              : saved.questions.map((other) => (other.id === values.id ? values : other)),
        },
      }),
    done: index < 0 ? 'Question added' : 'Question saved',
    invalidates: [waiverQueries.all],
    onDone: onClose,
  });
  const { kind, scope, options, condition } = form.values;
  const parents = earlier.filter((other) => other.scope === scope && conditionValues(other).length > 0);
  const parent = parents.find(({ id }) => id === condition?.questionId);
  const chooses = kind === 'choice' || kind === 'choices';
  return (
    <FormModal
      {...rest}
      title={index < 0 ? 'Add a question' : 'Edit question'}
      action={index < 0 ? 'Add question' : 'Save'}
      onClose={onClose}
    >
      <TextField
        id="label"
        label="Question"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('label')}
      />
      <TextField id="hint" label="Hint" optional autoComplete="off" {...form.getInputProps('hint')} />
      <SelectField
        id="kind"
        label="Answer"
        choices={questionKinds.map((value) => ({ value, label: kindLabels[value] }))}
        value={kind}
        onChange={(chosen) =>
          form.setValues({
            kind: chosen,
            options: chosen === 'choice' || chosen === 'choices' ? withTwo(options) : [],
          })
        }
      />
      {chooses && (
        <FieldSet legend="Options">
          <div className={styles.options} id="options" tabIndex={-1}>
            {options.map((option, at) => (
              <TextField
                // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity while they are typed
                key={at}
                id={`options.${at}`}
                label={`Option ${at + 1}`}
                labelHidden
                autoComplete="off"
                value={option}
                error={form.errors[`options.${at}`] ?? (at === 0 && form.errors.options)}
                onChange={(change) => form.setFieldValue(`options.${at}`, change.currentTarget.value)}
                unit={
                  options.length > 2 && (
                    <IconButton
                      size={32}
                      label={`Remove option ${at + 1}`}
                      icon={<IconTrash size={16} stroke={1.75} />}
                      onClick={() => form.setFieldValue('options', options.toSpliced(at, 1))}
                    />
                  )
                }
              />
            ))}
            <div>
              <Button size={32} onClick={() => form.setFieldValue('options', [...options, ''])}>
                Add an option
              </Button>
            </div>
          </div>
        </FieldSet>
      )}
      {kind === 'number' && (
        <FieldGrid columns={3}>
          <NumberField label="Lowest" optional decimals {...form.getInputProps('min')} />
          <NumberField id="max" label="Highest" optional decimals {...form.getInputProps('max')} />
          <TextField id="unit" label="Unit" optional {...form.getInputProps('unit')} />
        </FieldGrid>
      )}
      <SegmentedControl
        label="Ask"
        labelShown
        wide
        choices={questionScopes.map((value) => ({ value, label: scopeLabels[value] }))}
        value={scope}
        onChange={(chosen) => form.setValues({ scope: chosen, condition: null })}
      />
      <Checkbox
        id="required"
        label={kind === 'consent' ? 'They must agree' : 'Required'}
        {...form.getInputProps('required', { type: 'checkbox' })}
      />
      {parents.length > 0 && (
        <SelectField
          label="Ask only if"
          choices={[
            { value: '', label: 'Always ask' },
            ...parents.map(({ id, label }) => ({ value: id, label })),
          ]}
          value={condition?.questionId ?? ''}
          onChange={(questionId) => {
            const first = parents.find(({ id }) => id === questionId);
            const values = first ? conditionValues(first).slice(0, 1) : [];
            form.setFieldValue('condition', first ? { questionId, values: [...values] } : null);
          }}
        />
      )}
      {parent && condition && (
        <ChoiceGroup legend="was answered with" inline>
          {conditionValues(parent).map((value) => (
            <Checkbox
              key={value}
              label={parent.kind === 'consent' ? (value === 'yes' ? 'Yes' : 'No') : value}
              checked={condition.values.includes(value)}
              onChange={(change) => {
                const isOn = change.currentTarget.checked;
                const values = conditionValues(parent).filter((other) =>
                  other === value ? isOn : condition.values.includes(other),
                );
                if (values.length > 0) form.setFieldValue('condition', { ...condition, values });
              }}
            />
          ))}
        </ChoiceGroup>
      )}
    </FormModal>
  );
}

function withTwo(options: readonly string[]): string[] {
  return options.length >= 2 ? [...options] : ['', ''];
}
