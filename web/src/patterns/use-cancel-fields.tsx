import type { ReactNode } from 'react';
import { useKeptState } from '../platform/use-kept-state.ts';
import { TextArea, TextField } from '../ui/text-field.tsx';

interface Canceled {
  readonly id: string;
  readonly name: string;
  /** What it is: `event`. */
  readonly noun: string;
  /** Who reads the reason, as a sentence. */
  readonly hint: string;
}

interface CancelFields {
  /** A reason is given, and the name is typed. */
  readonly isFilled: boolean;
  readonly body: { readonly name: string; readonly reason: string };
  readonly fields: ReactNode;
}

/** The reason and the typed name, without which nothing is canceled. Both are kept while the dialog is closed. */
export function useCancelFields({ id, name, noun, hint }: Canceled): CancelFields {
  const [typed, setTyped] = useKeptState(`cancel name ${id}`, '');
  const [reason, setReason] = useKeptState(`cancel reason ${id}`, '');
  // It is read in one line of a mail, and the keyboard has a key for another.
  const body = { name: typed.trim(), reason: reason.trim().replace(/\s*\n\s*/g, ' ') };
  return {
    body,
    isFilled: body.name === name.trim() && body.reason !== '',
    fields: (
      <>
        <TextArea
          label="Reason"
          hint={hint}
          rows={2}
          maxLength={300}
          data-autofocus
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <TextField
          label={`Name of the ${noun}`}
          hint={`Type “${name.trim()}” to confirm.`}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </>
    ),
  };
}
