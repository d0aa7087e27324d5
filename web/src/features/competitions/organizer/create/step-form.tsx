import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { FormTop } from '../../../../ui/form-top.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { Note } from '../../../../ui/note.tsx';
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
        {clash && (
          <Note tone="warn" announced>
            <b>Someone else, or you in another tab, changed this.</b>{' '}
            {clash.length > 0
              ? `You both changed: ${clash.join(', ')}. Save again to keep your version.`
              : 'Their changes now appear next to yours. Check them and save again.'}
            <Button variant="text" size={32} onClick={takeTheirs}>
              Use theirs
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
