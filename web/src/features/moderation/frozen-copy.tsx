import type { CaseReply } from '@chalkline/contract/moderation/case.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconEyeOff } from '@tabler/icons-react';
import clsx from 'clsx';
import { Link } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { counted } from '../../ui/counted.ts';
import { FileLink } from '../../ui/file-link.tsx';
import text from '../../ui/text.module.css';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './moderation.module.css';

/** What was reported, as it was then; of a ban or mute without a report, who it is about. */
export function FrozenCopy({
  found: { copy, images, files, about, address, isHidden, as, kind, place },
}: {
  found: CaseReply;
}) {
  const isMember = kind === 'member';
  const name = copy.authorName ?? 'Deleted member';
  return (
    <section className={styles.copy} aria-label={isMember ? 'Member' : 'As it was reported'}>
      <div className={styles.author}>
        <Avatar
          name={name}
          id={about?.id ?? name}
          picture={about?.photo && imageAddress(about.photo)}
          size={40}
        />
        <span className={styles.words}>
          {about ? (
            <Link className={text.link} to={urlOf('user', { id: about.id })}>
              {name}
            </Link>
          ) : (
            <b>{name}</b>
          )}
          <span className={styles.below}>
            {isMember ? (
              (place?.name ?? 'A group that was deleted')
            ) : (
              <>
                <TimeAgo at={copy.at} />, as it was reported
              </>
            )}
          </span>
        </span>
      </div>
      {copy.text && <p className={styles.said}>{copy.text}</p>}
      {images.length > 0 && (
        <span className={styles.pictures}>
          {images.map((image, at) => (
            <a key={image.id} href={imageAddress(image.path)} target="_blank" rel="noreferrer">
              <img
                referrerPolicy="no-referrer"
                loading="lazy"
                src={imageAddress(image.path)}
                width={image.width}
                height={image.height}
                alt={`Reported, ${at + 1} of ${images.length}`}
              />
            </a>
          ))}
        </span>
      )}
      {files.map((file) => (
        <FileLink key={file.id} name={file.name} bytes={file.bytes} href={imageAddress(file.path)} />
      ))}
      {copy.images > 0 && images.length === 0 && (
        <p className={text.hint}>{counted(copy.images, ['picture', 'pictures'])}</p>
      )}
      {(copy.files ?? 0) > 0 && files.length === 0 && (
        <p className={text.hint}>{counted(copy.files ?? 0, ['file', 'files'])}</p>
      )}
      {address && (
        <Link className={text.link} to={address}>
          Open it
        </Link>
      )}
      {isHidden && as === 'moderator' && (
        <span className={clsx(styles.below, styles.bad)}>
          <IconEyeOff size={16} aria-hidden="true" /> Hidden
        </span>
      )}
    </section>
  );
}
