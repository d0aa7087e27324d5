import { CallFailed } from '@chalkline/contract/http/client.ts';
import type { Schema } from '@chalkline/contract/http/endpoint.ts';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { KeyedCall } from '../../../../patterns/keyed-call.ts';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import { type FieldTexts, labelOf } from '../../../../platform/field-texts.ts';
import { changedFields, type FieldChange, isSame, mergedOver } from './changed-fields.ts';

interface DraftFormOptions<Values extends object> {
  /** The values on the server, or the initial values of a new item. */
  readonly stored: Values;
  /** Not on the server yet, so any input is unsaved. */
  readonly isNew?: boolean;
  readonly schema: Schema;
  readonly texts: FieldTexts;
  /** Saves and returns the id; `change` has the fields for a patch. */
  readonly save: (call: KeyedCall, values: Values, change: FieldChange<Values>) => Promise<string>;
  /** Reads the current values from the server. */
  readonly reread: () => Promise<Values>;
}

export interface DraftForm<Values extends object> {
  readonly form: UseFormReturnType<Values>;
  readonly busy: boolean;
  readonly unsaved: boolean;
  readonly problems: readonly { text: string; field: string }[];
  readonly refusal: string | null;
  /** The labels of fields someone else changed at the same time. */
  readonly clash: readonly string[] | null;
  readonly takeTheirs: () => void;
  /** Resolves to true once it's saved. */
  readonly save: () => Promise<boolean>;
  /** Saves if needed and navigates to the URL for the id. */
  readonly saveAndGo: (to: (id: string | null) => string, options?: GoOptions) => Promise<void>;
}

interface GoOptions {
  /** Saves even if nothing was changed. */
  readonly always?: boolean;
  /** Called after navigating. */
  readonly onGone?: () => void;
}

/**
 * The form of one step. Saves only changed fields, reports fields someone else changed at the same time, and
 * navigates only once everything is saved.
 */
export function useDraftForm<Values extends object>(options: DraftFormOptions<Values>): DraftForm<Values> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [base, setBase] = useState(options.stored);
  const [theirs, setTheirs] = useState<{ values: Values; names: readonly string[] } | null>(null);
  const [isMade, setIsMade] = useState(false);
  const [goTo, setGoTo] = useState<{ address: string; onGone?: (() => void) | undefined } | null>(null);
  const made = useRef<string | null>(null);
  const settle = useRef<(saved: boolean) => void>(() => undefined);

  const { form, submit, busy, problems, refusal } = useCallForm<Values, Values>({
    initial: options.stored,
    schema: options.schema,
    texts: options.texts,
    send: async (call, values) => {
      made.current = await options.save(call, values, changedFields(base, values));
      return values;
    },
    onDone: (values) => {
      setBase(values);
      setTheirs(null);
      setIsMade(true);
      settle.current(true);
    },
    caught: async (failure, values) => {
      settle.current(false);
      if (!(failure instanceof CallFailed && failure.code === 'state_changed')) return false;
      const now = await options.reread().catch(() => null);
      if (!now) return false;
      const both = Object.keys(changedFields(base, values).patch).filter(
        (name) => !isSame(base[name as keyof Values], now[name as keyof Values]),
      );
      setTheirs({ values: now, names: both.map((name) => labelOf(options.texts, name) ?? name) });
      form.setValues(mergedOver(base, values, now));
      setBase(now);
      return true;
    },
  });

  const unsaved = !isSame(form.values, base) && !(options.isNew && isMade);
  useEffect(() => {
    if (goTo === null || unsaved) return;
    setGoTo(null);
    const { address, onGone } = goTo;
    navigate(address, { replace: address === pathname + search });
    onGone?.();
  }, [goTo, unsaved, navigate, pathname, search]);

  const save = () =>
    new Promise<boolean>((resolve) => {
      settle.current = resolve;
      if (form.validate().hasErrors) resolve(false);
      submit();
    });
  return {
    form,
    busy,
    unsaved,
    problems,
    refusal,
    clash: theirs?.names ?? null,
    takeTheirs: () => {
      if (theirs) form.setValues(theirs.values);
      setTheirs(null);
    },
    save,
    saveAndGo: async (to, { always = false, onGone } = {}) => {
      if ((unsaved || always) && !(await save())) return;
      setGoTo({ address: to(made.current), onGone });
    },
  };
}
