import { CallFailed } from '@chalkline/contract/http/client.ts';
import type { Schema } from '@chalkline/contract/http/endpoint.ts';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { type FieldTexts, labelOf } from '../platform/field-texts.ts';
import { changedFields, type FieldChange, isSame, mergedOver } from './changed-fields.ts';
import type { KeyedCall } from './keyed-call.ts';
import { useCallForm } from './use-call-form.ts';

interface PatchFormOptions<Values extends object, Answer> {
  /** The values on the server, or the initial values of a new item. */
  readonly stored: Values;
  readonly schema: Schema;
  readonly texts: FieldTexts;
  /** `change` has the changed fields, and what they held before. */
  readonly save: (call: KeyedCall, values: Values, change: FieldChange<Values>) => Promise<Answer>;
  /** The values that are on the server once they were saved. */
  readonly storedIn: (answer: Answer, values: Values) => Values;
  /** Reads the current values from the server. */
  readonly reread: () => Promise<Values>;
  readonly onSaved?: (answer: Answer) => void;
  readonly onRefused?: () => void;
}

export interface PatchForm<Values> {
  readonly form: UseFormReturnType<Values>;
  readonly submit: (event?: React.SubmitEvent<HTMLFormElement>) => void;
  readonly busy: boolean;
  readonly unsaved: boolean;
  readonly problems: readonly { text: string; field: string }[];
  readonly refusal: string | null;
  /** The labels of fields that were changed here and elsewhere; null: nothing was changed elsewhere. */
  readonly clash: readonly string[] | null;
  readonly takeTheirs: () => void;
}

/**
 * A form that saves only the fields it changed, and doesn't overwrite what was changed elsewhere unseen (decision 029):
 * it shows that, keeps what was typed, and saves when asked again.
 */
export function usePatchForm<Values extends object, Answer>(
  options: PatchFormOptions<Values, Answer>,
): PatchForm<Values> {
  const [base, setBase] = useState(options.stored);
  const [theirs, setTheirs] = useState<{ values: Values; names: readonly string[] } | null>(null);

  const { form, submit, busy, problems, refusal } = useCallForm<Values, Answer>({
    initial: options.stored,
    schema: options.schema,
    texts: options.texts,
    send: (call, values) => options.save(call, values, changedFields(base, values)),
    onDone: (answer, values) => {
      const stored = options.storedIn(answer, values);
      setBase(stored);
      setTheirs(null);
      form.setInitialValues(stored);
      // What was typed while it was being saved stays.
      form.setValues(mergedOver(values, form.getValues(), stored));
      options.onSaved?.(answer);
    },
    caught: async (failure, values) => {
      options.onRefused?.();
      if (!(failure instanceof CallFailed && failure.code === 'state_changed')) return false;
      const now = await options.reread().catch(() => null);
      if (!now) return false;
      const both = Object.keys(changedFields(base, values).patch).filter(
        (name) => !isSame(base[name as keyof Values], now[name as keyof Values]),
      );
      setTheirs({ values: now, names: both.map((name) => labelOf(options.texts, name) ?? name) });
      form.setInitialValues(now);
      form.setValues(mergedOver(base, values, now));
      setBase(now);
      return true;
    },
  });

  return {
    form,
    submit,
    busy,
    unsaved: !isSame(form.values, base),
    problems,
    refusal,
    clash: theirs?.names ?? null,
    takeTheirs: () => {
      if (theirs) form.setValues(theirs.values);
      setTheirs(null);
    },
  };
}
