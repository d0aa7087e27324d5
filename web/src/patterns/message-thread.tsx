import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useKeptState } from '../platform/use-kept-state.ts';
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/page.tsx';
import { TextArea } from '../ui/text-field.tsx';
import { ActionError } from './confirm-action.tsx';
import type { KeyedCall } from './keyed-call.ts';
import styles from './message-thread.module.css';
import { useAction } from './use-action.ts';

export interface ThreadMessage {
  readonly id: string;
  readonly isStaff: boolean;
  /** Who wrote it, and when. */
  readonly by: string;
  /** Empty: it was deleted with its account. */
  readonly text: string;
  readonly beside?: ReactNode;
}

interface MessageThreadProps {
  messages: readonly ThreadMessage[];
  /** A field to answer; null: nobody can. */
  answer: AnswerProps | null;
}

interface AnswerProps {
  /** What is typed is kept under it. */
  keptAs: string;
  label?: string;
  maxLength: number;
  send: (call: KeyedCall, text: string) => Promise<unknown>;
  invalidates: readonly QueryKey[];
}

/** What two sides wrote about one thing, oldest first, and a field to answer. */
export function MessageThread({ messages, answer }: MessageThreadProps) {
  return (
    <Stack gap={12}>
      {messages.length > 0 && (
        <ol className={styles.thread} aria-label="Messages">
          {messages.map(({ id, isStaff, by, text, beside }) => (
            <li key={id} data-staff={isStaff || undefined}>
              <small>{by}</small>
              <p>{text === '' ? 'This message was deleted with its account.' : text}</p>
              {beside}
            </li>
          ))}
        </ol>
      )}
      {answer && <Answer {...answer} />}
    </Stack>
  );
}

function Answer({ keptAs, label = 'Message', maxLength, send, invalidates }: AnswerProps) {
  const [said, setSaid] = useKeptState(keptAs, '');
  const sending = useAction({ send, done: 'Message sent', invalidates, onDone: () => setSaid('') });
  return (
    <Stack gap={8}>
      <TextArea
        label={label}
        rows={2}
        maxLength={maxLength}
        value={said}
        onChange={({ currentTarget }) => setSaid(currentTarget.value)}
      />
      <ActionError error={sending.error} />
      <Row>
        <Button busy={sending.busy} disabled={said.trim() === ''} onClick={() => sending.run(said.trim())}>
          Send message
        </Button>
      </Row>
    </Stack>
  );
}
