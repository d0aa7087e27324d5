import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { FormTop } from '../../../../ui/form-top.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import type { DraftForm } from './use-draft-form.ts';

interface StepFormProps<Values extends object> {
  draft: DraftForm<Values>;
  /** What would be lost, and what is safe. */
  guard: string;
  /** Puts the cursor into the first field once the form is there. */
  isAsked?: boolean;
  children: ReactNode;
}

/** The fields of a step with what is wrong on top, what somebody else changed, and the question before leaving. */
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
        {clash && (
          <Note tone="warn" announced>
            <b>This was changed in another tab or by somebody else.</b>{' '}
            {clash.length > 0
              ? `You both changed: ${clash.join(', ')}. Save again to keep what you wrote.`
              : 'What they changed now stands beside what you wrote. Look at it and save again.'}
            <Button variant="text" size={32} onClick={takeTheirs}>
              Take theirs
            </Button>
          </Note>
        )}
        {children}
      </Stack>
      <LeaveGuard withQuery unsaved={unsaved} onSave={save}>
        {guard}
      </LeaveGuard>
    </form>
  );
}
