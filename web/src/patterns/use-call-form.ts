import type { Schema } from '@chalkline/contract/http/endpoint.ts';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { errorText, fieldErrors } from '../platform/error-texts.ts';
import { type FieldTexts, labelOf, textsOf } from '../platform/field-texts.ts';
import { useKeptValues } from '../platform/kept-values.ts';
import { type KeyedCall, useKeyedCalls } from './keyed-call.ts';
import { type Success, useSuccess } from './use-success.ts';

interface CallFormOptions<Values, Answer> extends Success<Values, Answer> {
  readonly initial: Values;
  /** The body of the call: what the server checks is checked here first. */
  readonly schema: Schema;
  /**
   * By the field's path, which is also the id of its control; `*` stands for the index in a list:
   * `divisions.*.name`. A field without texts is not for the person to correct. From the values, where a label has a
   * name that is typed in the form.
   */
  readonly texts: FieldTexts | ((values: Values) => FieldTexts);
  /** What the schema cannot say; the server checks it as well. */
  readonly also?: (values: Values) => Record<string, string>;
  /** Makes the change with the call it is given, which looks after the Idempotency-Key. */
  readonly send: (call: KeyedCall, values: Values) => Promise<Answer>;
  /** What the form holds once it was accepted, as its unchanged state: what was stored, or empty fields. */
  readonly resetTo?: (answer: Answer) => Values;
  /** True when it dealt with the failure; else it is shown. */
  readonly caught?: (failure: unknown, values: Values) => boolean | Promise<boolean>;
}

type Issue = NonNullable<ReturnType<Schema['safeParse']>['error']>['issues'][number];

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
 * A form that makes one call, in a modal (FormModal) or on a page (Form). Its values are the call's body, checked by
 * the contract's schema and sent once however often it is pressed. If the call is refused, the values stay, with the
 * errors beside the fields and on top. The server's `body.divisions.2.name` finds the field `divisions.2.name` by
 * itself. When
 * the session ends under it, what was typed is there again after signing in.
 */
export function useCallForm<Values extends object, Answer>(
  options: CallFormOptions<Values, Answer>,
): CallForm<Values> {
  const textsFor = (values: Values) =>
    typeof options.texts === 'function' ? options.texts(values) : options.texts;
  const { call, forgetKeys } = useKeyedCalls();
  const { succeed, refresh } = useSuccess(options);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<Values>({
    initialValues: options.initial,
    clearInputErrorOnChange: true,
    validate: (values) => ({
      ...options.also?.(values),
      ...misfits(options.schema, values, textsFor(values)),
      ...undecided(textsFor(values)),
    }),
  });

  const kept = useKeptValues(Object.keys(textsFor(options.initial)).join(' '), () =>
    form.isDirty() ? (form.getValues() as Readonly<Record<string, unknown>>) : null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: given back once, when the form comes
  useEffect(() => {
    const typed = kept.take();
    if (typed) form.setValues(typed as Partial<Values>);
  }, []);

  function resetTo(values: Values): void {
    form.setInitialValues(values);
    form.setValues(values);
    form.clearErrors();
  }

  async function send(values: Values, event?: React.SyntheticEvent<HTMLFormElement>): Promise<void> {
    if (busy) return;
    const sent = event?.currentTarget ?? null;
    setBusy(true);
    setRefusal(null);
    try {
      const answer = await options.send(call, values);
      forgetKeys();
      if (options.resetTo) resetTo(options.resetTo(answer));
      succeed(answer, values);
      void refresh();
    } catch (failure) {
      if (await options.caught?.(failure, values)) return;
      const errors = fieldErrors(failure);
      const shown = Object.keys(errors).some((field) => textsOf(textsFor(values), field));
      form.setErrors(errors);
      setRefusal(shown ? null : errorText(failure));
      if (shown) showProblems(sent);
    } finally {
      setBusy(false);
    }
  }

  function refuse(_errors: unknown, _values: Values, event?: React.SyntheticEvent<HTMLFormElement>): void {
    setRefusal(null);
    showProblems(event?.currentTarget ?? null);
  }

  const problems = Object.entries(form.errors).flatMap(([field, error]) => {
    const label = labelOf(textsFor(form.getValues()), field);
    return error && label ? [{ field, text: `${label}: ${String(error)}` }] : [];
  });
  return { form, submit: form.onSubmit(send, refuse), busy, problems, refusal };
}

/** A summary that was there before takes the focus again: the button may be far below it. */
function showProblems(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[data-form-top] [tabindex]')?.focus());
}

function misfits(schema: Schema, values: object, texts: FieldTexts): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of schema.safeParse(values).error?.issues ?? []) {
    const known = fieldsOf(issue).filter((field) => textsOf(texts, field));
    for (const field of known.length > 0 ? known : [issue.path.join('.')]) {
      const text = textsOf(texts, field);
      if (text) errors[field] = text.wrong;
    }
  }
  return errors;
}

/** A list that may also be sent as JSON is a union, which says what is wrong for each; a form has the list. */
function fieldsOf(issue: Issue): string[] {
  if (issue.code !== 'invalid_union') return [issue.path.join('.')];
  const asForms = issue.errors[0] ?? [];
  return asForms.flatMap((inner) => fieldsOf({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Pickers that hold typed text in place of a choice: the field's value says nothing of it. */
function undecided(texts: FieldTexts): Record<string, string> {
  const boxes = [...document.querySelectorAll('input')].filter(
    ({ id, validity }) => validity.customError && textsOf(texts, id),
  );
  return Object.fromEntries(boxes.map(({ id, validationMessage }) => [id, validationMessage]));
}
