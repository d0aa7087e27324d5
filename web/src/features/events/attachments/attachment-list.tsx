import type { AttachmentReply } from '@chalkline/contract/events/attachment.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { endingOf, FileIcon, fileText } from '../../../ui/file-link.tsx';
import text from '../../../ui/text.module.css';
import styles from './attachments.module.css';

interface AttachmentListProps {
  attachments: readonly AttachmentReply[];
  /** What can be done with one. */
  actions?: (attachment: AttachmentReply) => ReactNode;
}

/** Files and links, each opening in a tab of its own. */
export function AttachmentList({ attachments, actions }: AttachmentListProps) {
  return (
    <ul className={styles.list}>
      {attachments.map((attachment) => {
        const { id, title, link, file } = attachment;
        return (
          <li key={id} className={styles.line}>
            <Kind attachment={attachment} />
            <span className={styles.words}>
              <a
                className={text.link}
                href={link ?? (file ? imageAddress(file.path) : undefined)}
                target="_blank"
                rel="noreferrer"
              >
                {title}
              </a>
              <small>
                {link ? new URL(link).hostname : file && fileText(endingOf(file.path), file.bytes)}
              </small>
            </span>
            {actions?.(attachment)}
          </li>
        );
      })}
    </ul>
  );
}

function Kind({ attachment: { link, file } }: { attachment: AttachmentReply }) {
  if (link || !file) return <IconLink size={22} stroke={1.75} aria-hidden="true" />;
  return <FileIcon ending={endingOf(file.path)} />;
}
