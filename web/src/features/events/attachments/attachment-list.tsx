import type { AttachmentReply } from '@chalkline/contract/events/attachment.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { IconFileTypePdf, IconLink, IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { sizeText } from '../../../ui/file-field.tsx';
import text from '../../../ui/text.module.css';
import styles from './attachments.module.css';

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

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
              <small>{link ? new URL(link).hostname : file && kindText(file)}</small>
            </span>
            {actions?.(attachment)}
          </li>
        );
      })}
    </ul>
  );
}

function Kind({ attachment: { link, file } }: { attachment: AttachmentReply }) {
  if (link) return <IconLink {...icon} />;
  return file?.type === 'application/pdf' ? <IconFileTypePdf {...icon} /> : <IconPhoto {...icon} />;
}

/** `PDF, 240 kB` */
function kindText({ type, bytes }: NonNullable<AttachmentReply['file']>): string {
  return `${type === 'application/pdf' ? 'PDF' : 'Picture'}, ${sizeText(bytes)}`;
}
