import type { ConversationReply, MessageReply } from '@chalkline/contract/messages/message.schema.ts';
import { messagePatch } from '@chalkline/contract/messages/message.schema.ts';
import {
  deleteMessage,
  editMessage,
  markConversation,
} from '@chalkline/contract/messages/messages.endpoints.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { IconCheck, IconChecks, IconDots, IconEyeOff } from '@tabler/icons-react';
import clsx from 'clsx';
import { useState } from 'react';
import { ConfirmAction } from '../../patterns/confirm-action.tsx';
import { useAction } from '../../patterns/use-action.ts';
import { useCallForm } from '../../patterns/use-call-form.ts';
import { useReport } from '../../platform/report-door.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { FileLink } from '../../ui/file-link.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { clockTime } from '../../ui/times.ts';
import { attachedText } from './conversation-text.ts';
import { messageQueries } from './messages.queries.ts';
import { outbox, type WaitingMessage } from './outbox.ts';
import styles from './thread.module.css';

interface MessageBubbleProps {
  conversation: ConversationReply;
  message: MessageReply;
  /** The first of what one person wrote in a row: with face and name. */
  begins: boolean;
  /** The last: with its time, and whether it was read. */
  ends: boolean;
}

/** What one person wrote. */
export function MessageBubble({ conversation, message, begins, ends }: MessageBubbleProps) {
  const { author, isMine, body, isDeleted, images, files } = message;
  const name = author?.name ?? 'Deleted member';
  return (
    <article className={clsx(styles.message, isMine && styles.mine)}>
      {!isMine && (
        <span className={styles.face}>
          {begins && (
            <Avatar
              name={name}
              id={author?.id ?? name}
              picture={author?.photo && imageAddress(author.photo)}
              size={32}
            />
          )}
        </span>
      )}
      <div className={styles.content}>
        {!isMine && begins && <span className={styles.author}>{name}</span>}
        <div className={styles.line}>
          <div className={clsx(styles.bubble, isDeleted && styles.deleted)}>
            {isDeleted && 'Message deleted'}
            {images.map((image) => (
              <a key={image.id} href={imageAddress(image.path)} target="_blank" rel="noreferrer">
                <img
                  referrerPolicy="no-referrer"
                  className={styles.picture}
                  src={imageAddress(image.path)}
                  width={image.width}
                  height={image.height}
                  alt={`From ${name}`}
                />
              </a>
            ))}
            {files.map(({ id, name, bytes, path }) => (
              <FileLink key={id} name={name} bytes={bytes} href={imageAddress(path)} />
            ))}
            <Hidden message={message} />
            {body && <p className={styles.body}>{body}</p>}
          </div>
          <BubbleMenu conversation={conversation} message={message} />
        </div>
        {ends && <Foot conversation={conversation} message={message} />}
      </div>
    </article>
  );
}

/** What a stranger sent with it. */
function Hidden({ message: { hiddenImages, hiddenFiles } }: { message: MessageReply }) {
  if (hiddenImages + hiddenFiles === 0) return null;
  return (
    <span className={styles.unshown}>
      <IconEyeOff size={18} aria-hidden="true" />
      {attachedText(hiddenImages, hiddenFiles)}, shown once you accept
    </span>
  );
}

function Foot({ conversation, message }: { conversation: ConversationReply; message: MessageReply }) {
  const readers = conversation.participants.filter(
    ({ isMe, mark }) => !isMe && mark !== null && mark >= message.seq,
  );
  const others = conversation.participants.filter(({ isMe, mark }) => !isMe && mark !== null);
  const isRead = readers.length > 0 && readers.length === others.length;
  return (
    <span className={styles.foot}>
      <time dateTime={message.at}>{clockTime(message.at)}</time>
      {message.editedAt && <span>edited</span>}
      {message.isMine && (
        <span title={isRead ? 'Read' : 'Sent'}>
          {isRead ? <IconChecks size={14} aria-label="Read" /> : <IconCheck size={14} aria-label="Sent" />}
        </span>
      )}
    </span>
  );
}

function BubbleMenu({ conversation, message }: { conversation: ConversationReply; message: MessageReply }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const report = useReport();
  const params = { conversationId: conversation.id, messageId: message.id };
  const invalidates = [messageQueries.messages(conversation.id).queryKey, messageQueries.lists];
  const unread = useAction({
    send: (call) => call(markConversation, { params, body: { seq: message.seq, unread: true } }),
    failed: 'Couldn’t mark as unread',
    done: 'Marked as unread',
    invalidates: [messageQueries.lists, messageQueries.unread().queryKey],
  });
  if (message.isDeleted || (message.isMine && !message.can.delete)) return null;
  return (
    <>
      <Menu
        align={message.isMine ? 'end' : 'start'}
        width={180}
        target={
          <IconButton size={32} label="Message options" icon={<IconDots size={16} aria-hidden="true" />} />
        }
      >
        {message.can.edit && message.body !== '' && <MenuItem onClick={() => setOpen('edit')}>Edit</MenuItem>}
        {message.can.delete && (
          <MenuItem danger onClick={() => setOpen('delete')}>
            Delete
          </MenuItem>
        )}
        {!message.isMine && <MenuItem onClick={() => unread.run()}>Mark as unread</MenuItem>}
        {!message.isMine && message.author && (
          <MenuItem onClick={() => report({ kind: 'message', id: message.id })}>Report</MenuItem>
        )}
      </Menu>
      {open === 'edit' && (
        <EditMessage
          params={params}
          body={message.body}
          invalidates={invalidates}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'delete' && (
        <ConfirmAction
          title="Delete this message?"
          confirm="Delete"
          keep="Keep it"
          danger
          send={(call) => call(deleteMessage, { params })}
          done="Message deleted"
          invalidates={invalidates}
          onClose={() => setOpen(null)}
        >
          <p>It disappears for everyone in the conversation. A note stays that there was a message.</p>
        </ConfirmAction>
      )}
    </>
  );
}

interface EditMessageProps {
  params: { conversationId: string; messageId: string };
  body: string;
  invalidates: (readonly unknown[])[];
  onClose: () => void;
}

function EditMessage({ params, body, invalidates, onClose }: EditMessageProps) {
  const { form, ...rest } = useCallForm({
    initial: { body },
    schema: messagePatch,
    texts: { body: { label: 'Message', wrong: 'Enter a message of up to 4,000 characters.' } },
    send: (call, patch) => call(editMessage, { params, body: patch }),
    done: 'Message saved',
    invalidates,
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title="Edit message" action="Save" onClose={onClose}>
      <TextArea id="body" label="Message" rows={4} data-autofocus {...form.getInputProps('body')} />
    </FormModal>
  );
}

/** One that is on its way, or was refused. */
export function WaitingBubble({ message }: { message: WaitingMessage }) {
  const { key, body, files, refusal } = message;
  return (
    <article className={clsx(styles.message, styles.mine)}>
      <div className={styles.content}>
        <div className={clsx(styles.bubble, refusal ? styles.refused : styles.waiting)}>
          {files.map(({ id, name, bytes }) => (
            <FileLink key={id} name={name} bytes={bytes} href={null} />
          ))}
          {body && <p className={styles.body}>{body}</p>}
        </div>
        <span className={clsx(styles.foot, refusal && styles.failed)} role="status">
          {refusal ? (
            <>
              Not sent. {refusal} <LinkButton onClick={() => outbox.retry(key)}>Try again</LinkButton>{' '}
              <LinkButton onClick={() => outbox.drop(key)}>Delete</LinkButton>
            </>
          ) : (
            'Sending…'
          )}
        </span>
      </div>
    </article>
  );
}
