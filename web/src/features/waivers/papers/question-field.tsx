import { documentLimits } from '@chalkline/contract/uploads/document-limits.ts';
import { uploadDocument, uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import type { AnswerValue, Question } from '@chalkline/contract/waivers/question.schema.ts';
import { UploadField } from '../../../patterns/upload-field.tsx';
import { call } from '../../../platform/calls.ts';
import { Checkbox, ChoiceGroup } from '../../../ui/choices.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './question-field.module.css';

interface QuestionFieldProps {
  question: Question;
  id: string;
  value: AnswerValue | null;
  error: string | undefined;
  onChange: (value: AnswerValue | null) => void;
}

/** In pixels: what a phone has beside the edges of a dialog, and about what an option takes. */
const roomForSegments = 226;
const widthOf = (option: string) => 26 + 8 * option.length;

/** One question in the field that suits its kind. */
export function QuestionField({ question, id, value, error, onChange }: QuestionFieldProps) {
  const { kind, label, hint, required, options, unit } = question;
  const look = { id, label, hint: hint || undefined, optional: !required, error };
  switch (kind) {
    case 'text':
      return (
        <TextField
          {...look}
          maxLength={2000}
          value={typeof value === 'string' ? value : ''}
          onChange={(change) => onChange(change.currentTarget.value)}
        />
      );
    case 'number':
      return (
        <NumberField
          {...look}
          decimals
          unit={unit}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      );
    case 'date':
      return (
        <TextField
          {...look}
          type="date"
          value={typeof value === 'string' ? value : ''}
          onChange={(change) => onChange(change.currentTarget.value)}
        />
      );
    case 'choice': {
      const isShort = options.reduce((sum, option) => sum + widthOf(option), 0) <= roomForSegments;
      const choices = options.map((option) => ({ value: option, label: option }));
      const chosen = typeof value === 'string' ? value : '';
      return isShort && required ? (
        <div id={id} tabIndex={-1}>
          <SegmentedControl
            label={label}
            labelShown
            choices={choices}
            value={chosen}
            onChange={onChange}
            hint={error ? <span className={styles.wrong}>{error}</span> : hint}
          />
        </div>
      ) : (
        <SelectField
          {...look}
          choices={required ? choices : [{ value: '', label: 'No answer' }, ...choices]}
          value={chosen}
          placeholder="Choose one"
          onChange={onChange}
        />
      );
    }
    case 'choices': {
      const chosen = Array.isArray(value) ? value : [];
      return (
        <ChoiceGroup id={id} legend={required ? label : `${label} (optional)`} error={error}>
          {options.map((option) => (
            <Checkbox
              key={option}
              label={option}
              checked={chosen.includes(option)}
              onChange={(change) =>
                onChange(
                  options.filter((other) =>
                    other === option ? change.currentTarget.checked : chosen.includes(other),
                  ),
                )
              }
            />
          ))}
        </ChoiceGroup>
      );
    }
    case 'consent':
      return (
        <Checkbox
          id={look.id}
          label={label}
          hint={look.hint}
          error={error}
          checked={value === true}
          onChange={(change) => onChange(change.currentTarget.checked)}
        />
      );
    case 'file':
      return (
        <UploadField
          {...look}
          isUploaded={value !== null}
          most={documentLimits.bytes}
          upload={send}
          onChange={onChange}
        />
      );
  }
}

async function send(file: File): Promise<string> {
  const endpoint = file.type.startsWith('image/') ? uploadImage : uploadDocument;
  return (await call(endpoint, { body: {} }, { files: { file } })).data.id;
}
