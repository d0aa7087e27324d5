import { type ReactNode, useEffect, useRef } from 'react';
import { ClashNote } from '../../../../patterns/clash-note.tsx';
import { FormTop } from '../../../../ui/form-top.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { Stack } from '../../../../ui/page.tsx';
import type { DraftForm } from './use-draft-form.ts';

interface StepFormProps<Values extends object> {
  draft: DraftForm<Values>;
  /** What would be lost, and what wouldn’t. */
  guard: string;
  /** Focuses the first field when the form opens. */
  isAsked?: boolean;
  children: ReactNode;
}

/** A step’s form: errors on top, changes by others, and a question before leaving with unsaved changes. */
export function StepForm<Values extends object>({
  draft,
  guard,
  isAsked = false,
  children,
}: StepFormProps<Values>) {
  const { problems, refusal, clash, takeTheirs, unsaved, save } = draft;
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isAsked) fields.current?.querySelector('input')?.focus();
  }, [isAsked]);
  return (
    <form
      ref={fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap={16}>
        <FormTop problems={problems} refusal={refusal} />
        <ClashNote clash={clash} takeTheirs={takeTheirs} />
        {children}
      </Stack>
      <LeaveGuard withQuery unsaved={unsaved} onSave={save}>
        {guard}
      </LeaveGuard>
    </form>
  );
}
