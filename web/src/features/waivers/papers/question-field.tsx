import { documentLimits } from '@chalkline/contract/uploads/document-limits.ts';
import { uploadDocument, uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import type { AnswerValue, Question } from '@chalkline/contract/waivers/question.schema.ts';
import { useState } from 'react';
import { call } from '../../../platform/calls.ts';
import { errorText } from '../../../platform/error-texts.ts';
import { Checkbox, ChoiceGroup } from '../../../ui/choices.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface QuestionFieldProps {
  question: Question;
  value: AnswerValue | null;
  error: string | undefined;
  onChange: (value: AnswerValue | null) => void;
}

const longestOption = 12;
const mostSegments = 5;

/** One question in the field that suits its kind. */
export function QuestionField({ question, value, error, onChange }: QuestionFieldProps) {
  const { id, kind, label, hint, required, options, unit } = question;
  const look = { id: `answers.${id}`, label, hint: hint || undefined, optional: !required, error };
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
      const isShort =
        options.length <= mostSegments && options.every(({ length }) => length <= longestOption);
      const choices = options.map((option) => ({ value: option, label: option }));
      const chosen = typeof value === 'string' ? value : '';
      return isShort && required ? (
        <SegmentedControl
          label={label}
          labelShown
          choices={choices}
          value={chosen}
          onChange={onChange}
          hint={error ?? hint}
        />
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
        <ChoiceGroup legend={required ? label : `${label} (optional)`} error={error}>
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
      return <FileQuestion {...look} isAnswered={value !== null} onChange={onChange} />;
  }
}

interface FileQuestionProps {
  id: string;
  label: string;
  hint: string | undefined;
  optional: boolean;
  error: string | undefined;
  isAnswered: boolean;
  onChange: (id: string) => void;
}

/** A file is sent as soon as it is chosen; the answer is its id. */
function FileQuestion({ hint, error, isAnswered, onChange, ...look }: FileQuestionProps) {
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function choose(chosen: File | null): Promise<void> {
    if (chosen === null || busy) return;
    if (chosen.size > documentLimits.bytes) {
      setRefusal('This file is larger than 10 MB. Choose a smaller one.');
      return;
    }
    setBusy(true);
    setRefusal(null);
    try {
      const endpoint = chosen.type.startsWith('image/') ? uploadImage : uploadDocument;
      onChange((await call(endpoint, { body: {} }, { files: { file: chosen } })).data.id);
      setFile(chosen);
    } catch (failure) {
      setRefusal(errorText(failure));
    } finally {
      setBusy(false);
    }
  }
  const state = busy ? 'Uploading…' : isAnswered && file === null ? 'You’ve uploaded a file.' : hint;
  return (
    <FileField
      {...look}
      file={file}
      accept="application/pdf,image/*"
      wanted="PDF or picture, up to 10 MB"
      disabled={busy}
      hint={state}
      error={refusal ?? error}
      onChange={(chosen) => void choose(chosen)}
    />
  );
}
