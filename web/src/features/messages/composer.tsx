import { imagesAtMost, messageLength } from '@chalkline/contract/messages/message.schema.ts';
import { tellTyping } from '@chalkline/contract/messages/messages.endpoints.ts';
import { imageLimits } from '@chalkline/contract/uploads/image-limits.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { IconPaperclip, IconSend, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useImageUploads } from '../../patterns/use-image-uploads.ts';
import { call } from '../../platform/calls.ts';
import { serverNow } from '../../platform/server-time.ts';
import { useKeptState } from '../../platform/use-kept-state.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import unseen from '../../ui/visually-hidden.module.css';
import { outbox } from './outbox.ts';
import styles from './thread.module.css';

interface ComposerProps {
  conversationId: string;
  personId: string;
}

/** The others hear at most this often that somebody writes. */
const typingEveryMs = 4000;

/** The field to write in. Enter sends, Shift and Enter begin a new line. */
export function Composer({ conversationId, personId }: ComposerProps) {
  const [body, setBody] = useKeptState(`message ${conversationId}`, '');
  const { images, add, remove, clear, busy, refusal } = useImages();
  const files = useRef<HTMLInputElement>(null);
  const toldAt = useRef(0);
  const isEmpty = body.trim() === '' && images.length === 0;
  const send = () => {
    if (isEmpty || busy) return;
    const at = new Date(serverNow()).toISOString();
    outbox.add({ personId, conversationId, body: body.trim(), images: images.map(({ id }) => id), at });
    setBody('');
    clear();
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
      {images.length > 0 && (
        <ul className={styles.attached}>
          {images.map(({ id, path }) => (
            <li key={id}>
              <img
                referrerPolicy="no-referrer"
                src={imageAddress(path)}
                alt="Attached"
                width={56}
                height={56}
              />
              <IconButton
                size={32}
                label="Remove picture"
                icon={<IconX size={16} />}
                onClick={() => remove(id)}
              />
            </li>
          ))}
        </ul>
      )}
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
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          onChange={(event) => {
            void add([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
        <IconButton
          edged
          size={48}
          label="Attach pictures"
          icon={<IconPaperclip size={20} stroke={1.75} />}
          disabled={busy || images.length >= imagesAtMost}
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
          />
        </label>
        <button
          type="submit"
          className={styles.send}
          disabled={isEmpty || busy}
          aria-label="Send"
          title="Send"
        >
          <IconSend size={20} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
    </form>
  );
}

interface Attached {
  readonly id: string;
  readonly path: string;
}

/** Pictures that are uploaded and wait to be sent. */
function useImages() {
  const [images, setImages] = useState<readonly Attached[]>([]);
  const { add, busy, refusal } = useImageUploads({
    most: imageLimits.bytes,
    upload: async (file) => (await call(uploadImage, { body: {} }, { files: { file } })).data,
    onAdded: ({ id, path }) => setImages((now) => [...now, { id, path }]),
  });
  return {
    ...{ images, busy, refusal },
    add: (chosen: readonly File[]) => add(chosen, imagesAtMost - images.length),
    remove: (id: string) => setImages((now) => now.filter((one) => one.id !== id)),
    clear: () => setImages([]),
  };
}
