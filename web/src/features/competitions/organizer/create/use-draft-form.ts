import type { Schema } from '@chalkline/contract/http/endpoint.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FieldChange } from '../../../../patterns/changed-fields.ts';
import type { KeyedCall } from '../../../../patterns/keyed-call.ts';
import { type PatchForm, usePatchForm } from '../../../../patterns/use-patch-form.ts';
import type { FieldTexts } from '../../../../platform/field-texts.ts';

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

export interface DraftForm<Values extends object> extends Omit<PatchForm<Values>, 'submit'> {
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
  const [isMade, setIsMade] = useState(false);
  const [goTo, setGoTo] = useState<{ address: string; onGone?: (() => void) | undefined } | null>(null);
  const made = useRef<string | null>(null);
  const settle = useRef<(saved: boolean) => void>(() => undefined);

  const { submit, ...draft } = usePatchForm<Values, string>({
    ...options,
    storedIn: (_id, values) => values,
    onSaved: (id) => {
      made.current = id;
      setIsMade(true);
      settle.current(true);
    },
    onRefused: () => settle.current(false),
  });
  const { form } = draft;

  const unsaved = draft.unsaved && !(options.isNew && isMade);
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
    ...draft,
    unsaved,
    save,
    saveAndGo: async (to, { always = false, onGone } = {}) => {
      if ((unsaved || always) && !(await save())) return;
      setGoTo({ address: to(made.current), onGone });
    },
  };
}
