import { filesAtMost, messageLength } from '@chalkline/contract/messages/message.schema.ts';
import { tellTyping } from '@chalkline/contract/messages/messages.endpoints.ts';
import { fileTypes } from '@chalkline/contract/uploads/document-limits.ts';
import { imageTypes } from '@chalkline/contract/uploads/image-limits.ts';
import { IconPaperclip, IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { call } from '../../platform/calls.ts';
import { serverNow } from '../../platform/server-time.ts';
import { useKeptState } from '../../platform/use-kept-state.ts';
import { DropHere } from '../../ui/drop-here.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import unseen from '../../ui/visually-hidden.module.css';
import { ChosenFiles } from './chosen-files.tsx';
import { outbox } from './outbox.ts';
import styles from './thread.module.css';
import { useChosenFiles } from './use-chosen-files.ts';

interface ComposerProps {
  conversationId: string;
  personId: string;
}

/** The others hear at most this often that somebody writes. */
const typingEveryMs = 4000;

/** The field to write in. Enter sends, Shift and Enter begin a new line. */
export function Composer({ conversationId, personId }: ComposerProps) {
  const [body, setBody] = useKeptState(`message ${conversationId}`, '');
  const { chosen, add, remove, take, refusal } = useChosenFiles();
  const files = useRef<HTMLInputElement>(null);
  const toldAt = useRef(0);
  const isEmpty = body.trim() === '' && chosen.length === 0;
  const send = () => {
    if (isEmpty) return;
    const at = new Date(serverNow()).toISOString();
    outbox.add({ personId, conversationId, body: body.trim(), files: take(), at });
    setBody('');
  };
  const type = (text: string) => {
    setBody(text);
    if (text === '' || Date.now() - toldAt.current < typingEveryMs) return;
    toldAt.current = Date.now();
    // Nobody misses it when it is lost.
    call(tellTyping, { params: { conversationId } }).catch(() => undefined);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <DropHere label="Drop pictures and files to send" onFiles={add} />
      <ChosenFiles chosen={chosen} onRemove={remove} />
      {refusal && (
        <p className={styles.failed} role="alert">
          {refusal}
        </p>
      )}
      <div className={styles.writing}>
        <input
          ref={files}
          type="file"
          multiple
          hidden
          accept={`${imageTypes},${fileTypes}`}
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
        <IconButton
          edged
          size={48}
          label="Attach pictures or files"
          icon={<IconPaperclip size={20} stroke={1.75} />}
          disabled={chosen.length >= filesAtMost}
          onClick={() => files.current?.click()}
        />
        <label className={styles.field}>
          <span className={unseen.hidden}>Message</span>
          <textarea
            rows={1}
            placeholder="Message"
            maxLength={messageLength}
            value={body}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKey}
            onPaste={(event) => add([...event.clipboardData.files])}
          />
        </label>
        <button type="submit" className={styles.send} disabled={isEmpty} aria-label="Send" title="Send">
          <IconSend size={20} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
    </form>
  );
}
