import type { Schema } from '@chalkline/contract/http/endpoint.ts';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { useErrorText, useFieldErrors } from './error-texts.tsx';
import { type FieldWords, labelOf, wordsOf } from './field-words.ts';
import { useKeptValues } from './kept-values.ts';

interface CallFormOptions<Values, Answer> {
  readonly initial: Values;
  /** The body of the call: what the server checks is checked here first. */
  readonly schema: Schema;
  /**
   * By the field's path, which is also the id of its control; `*` stands for the index in a list:
   * `divisions.*.name`. What has no words is not for the person to mend.
   */
  readonly words: FieldWords;
  /** What the schema cannot say; the server checks it as well. */
  readonly also?: (values: Values) => Record<string, string>;
  readonly send: (values: Values) => Promise<Answer>;
  readonly done: (answer: Answer) => void;
  /** True when it dealt with what was thrown; else it is shown. */
  readonly caught?: (failure: unknown, values: Values) => boolean | Promise<boolean>;
}

interface CallForm<Values> {
  readonly form: UseFormReturnType<Values>;
  readonly submit: (event?: React.SubmitEvent<HTMLFormElement>) => void;
  readonly busy: boolean;
  /** The fields that need a look, for the summary on top. */
  readonly problems: readonly { text: string; field: string }[];
  /** Why the call was refused, where that is about no field. */
  readonly refusal: string | null;
}

/**
 * The way of a form that makes one call: its values are the call's body, checked by the contract's schema,
 * sent once however often it is pressed, and kept as they were when it is refused, with the reasons beside
 * the fields and on top. The server's `body.divisions.2.name` finds the field `divisions.2.name` by itself. When
 * the session ends under it, what was typed is there again after signing in.
 */
export function useCallForm<Values extends object, Answer>(
  options: CallFormOptions<Values, Answer>,
): CallForm<Values> {
  const { words } = options;
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const say = useErrorText();
  const byField = useFieldErrors();
  const form = useForm<Values>({
    initialValues: options.initial,
    clearInputErrorOnChange: true,
    validate: (values) => ({ ...options.also?.(values), ...misfits(options.schema, values, words) }),
  });

  const kept = useKeptValues(Object.keys(words).join(' '), () =>
    form.isDirty() ? (form.getValues() as Readonly<Record<string, unknown>>) : null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: given back once, when the form comes
  useEffect(() => {
    const typed = kept.take();
    if (typed) form.setValues(typed as Partial<Values>);
  }, []);

  async function send(values: Values): Promise<void> {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      options.done(await options.send(values));
    } catch (failure) {
      if (await options.caught?.(failure, values)) return;
      const errors = byField(failure);
      const shown = Object.keys(errors).some((field) => wordsOf(words, field));
      form.setErrors(errors);
      setRefusal(shown ? null : say(failure));
    } finally {
      setBusy(false);
    }
  }

  const problems = Object.entries(form.errors).flatMap(([field, error]) => {
    const label = labelOf(words, field);
    return error && label ? [{ field, text: `${label}: ${String(error)}` }] : [];
  });
  return { form, submit: form.onSubmit(send, () => setRefusal(null)), busy, problems, refusal };
}

function misfits(schema: Schema, values: object, words: FieldWords): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path } of schema.safeParse(values).error?.issues ?? []) {
    const field = path.join('.');
    const said = wordsOf(words, field);
    if (said) errors[field] = said.wrong;
  }
  return errors;
}
