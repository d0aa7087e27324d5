import type { ReactNode } from 'react';
import { ClashNote } from '../../../patterns/clash-note.tsx';
import { Button } from '../../../ui/button.tsx';
import { UnsavedMark } from '../../../ui/dock.tsx';
import { FormTop } from '../../../ui/form-top.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';

interface SettingsFormProps {
  title: string;
  /** What `useCallForm` or `usePatchForm` gives. */
  form: {
    readonly form: { isDirty: () => boolean };
    readonly submit: (event?: React.SubmitEvent<HTMLFormElement>) => void;
    readonly busy: boolean;
    readonly problems: readonly { text: string; field: string }[];
    readonly refusal: string | null;
    /** Of a form that another tab may change at the same time: what `usePatchForm` says of it. */
    readonly clash?: readonly string[] | null;
    readonly takeTheirs?: () => void;
  };
  /** The button's word. */
  action?: string;
  /** Off for a second form on the screen: there is one main action. */
  main?: boolean;
  children: ReactNode;
}

/** One form of a tab: a panel with its own save button, and a question before unsaved changes are left. */
export function SettingsForm({ title, form, action = 'Save', main = true, children }: SettingsFormProps) {
  const { submit, busy, problems, refusal, clash, takeTheirs } = form;
  const unsaved = form.form.isDirty();
  return (
    <form onSubmit={submit} noValidate aria-label={title}>
      <Panel
        title={title}
        padded
        footer={
          <Row gap={16}>
            <Button type="submit" variant={main ? 'main' : 'line'} busy={busy} disabled={!unsaved}>
              {action}
            </Button>
            {unsaved && <UnsavedMark />}
          </Row>
        }
      >
        <Stack gap={16}>
          <FormTop problems={problems} refusal={refusal} />
          {clash && takeTheirs && <ClashNote clash={clash} takeTheirs={takeTheirs} />}
          {children}
        </Stack>
      </Panel>
      <LeaveGuard withQuery unsaved={unsaved}>
        {`Your changes under “${title}” aren’t saved yet.`}
      </LeaveGuard>
    </form>
  );
}
