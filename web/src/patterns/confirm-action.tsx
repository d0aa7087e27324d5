import type { ReactNode } from 'react';
import { ConfirmModal } from '../ui/modal.tsx';
import { Note } from '../ui/note.tsx';
import { Stack } from '../ui/page.tsx';
import { type ActionOptions, useAction } from './use-action.ts';

interface ConfirmActionProps<Answer> extends Omit<ActionOptions<void, Answer>, 'failed'> {
  /** A question with the verb and the thing: "Delete “Doors open”?" */
  title: string;
  /** The verb on the button: "Delete". */
  confirm: string;
  /** Leaving things as they are: "Keep it". */
  keep: string;
  danger?: boolean;
  /** False while something it needs is missing. */
  ready?: boolean;
  /** Checked on confirm: false sends nothing, because a choice in the dialog is missing. */
  check?: () => boolean;
  /** After success too. */
  onClose: () => void;
  /** What follows from it, and how to undo it. */
  children: ReactNode;
}

/**
 * Asks before a change that is hard to undo, then makes it. If it is refused, the dialog stays open and shows why.
 * Render it only while open: `{deleting && <ConfirmAction … />}`.
 */
export function ConfirmAction<Answer>(props: ConfirmActionProps<Answer>) {
  const { title, confirm, keep, danger, ready = true, check, onClose, children, ...options } = props;
  const { run, busy, error } = useAction<void, Answer>({
    ...options,
    onDone: (answer) => {
      options.onDone?.(answer);
      onClose();
    },
  });
  return (
    <ConfirmModal
      opened
      title={title}
      confirm={confirm}
      keep={keep}
      danger={danger}
      busy={busy}
      disabled={!ready}
      onClose={onClose}
      onConfirm={() => check?.() !== false && run()}
    >
      <Stack gap={12}>
        {children}
        <ActionError error={error} />
      </Stack>
    </ConfirmModal>
  );
}

/** Why an action was refused, shown next to its button; renders nothing without an error. */
export function ActionError({ error }: { error: string | null }) {
  if (error === null) return null;
  return (
    <Note tone="bad" announced>
      {error}
    </Note>
  );
}
