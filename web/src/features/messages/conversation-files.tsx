import type { ConversationReply, SharedFiles } from '@chalkline/contract/messages/message.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { PagedList } from '../../patterns/paged-list.tsx';
import { serverNow } from '../../platform/server-time.ts';
import { FileLink } from '../../ui/file-link.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import text from '../../ui/text.module.css';
import { shortTime } from '../../ui/times.ts';
import styles from './details.module.css';
import { messageQueries } from './messages.queries.ts';

/** Files and pictures sent in a conversation, newest first. */
export function ConversationFiles({ conversation: { id, state } }: { conversation: ConversationReply }) {
  return (
    <section aria-label="Files">
      <h3 className={text.h5}>Files</h3>
      <PagedList
        query={messageQueries.files(id)}
        page={null}
        failed="Couldn’t load the files"
        skeleton={<SkeletonText lines={3} />}
        empty={
          <p className={text.hint}>
            {state === 'in'
              ? 'No files yet. Files and pictures from this conversation appear here.'
              : 'Files and pictures appear here once you accept.'}
          </p>
        }
      >
        {(rows) => (
          <ul className={styles.files}>
            {rows.map((row) => (
              <li key={row.id}>
                <Shared row={row} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

/** What came with one message. */
function Shared({ row: { author, images, files, at } }: { row: SharedFiles }) {
  const name = author?.name ?? 'Deleted member';
  return (
    <>
      {files.map((file) => (
        <FileLink key={file.id} name={file.name} bytes={file.bytes} href={imageAddress(file.path)} />
      ))}
      {images.length > 0 && (
        <span className={styles.pictures}>
          {images.map((image) => (
            <a key={image.id} href={imageAddress(image.path)} target="_blank" rel="noreferrer">
              <img
                referrerPolicy="no-referrer"
                loading="lazy"
                src={imageAddress(image.path)}
                width={64}
                height={64}
                alt={`From ${name}`}
              />
            </a>
          ))}
        </span>
      )}
      <span className={text.hint}>
        {name}, <time dateTime={at}>{shortTime(at, serverNow())}</time>
      </span>
    </>
  );
}
