import type { CommentVersion, PostVersion } from '@chalkline/contract/posts/post.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { PagedList } from '../../patterns/paged-list.tsx';
import type { PagedQuery } from '../../patterns/paged-query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { PostText } from './post-text.tsx';
import styles from './posts.module.css';

type Version = CommentVersion & Partial<Pick<PostVersion, 'images' | 'pictures'>>;

interface VersionsProps<Row extends Version> {
  query: PagedQuery<Row>;
  of: 'post' | 'comment';
  onClose: () => void;
}

/** What a post or comment said before, newest first. */
export function Versions<Row extends Version>({ query, of, onClose }: VersionsProps<Row>) {
  return (
    <Modal opened title="Earlier versions" onClose={onClose}>
      <PagedList
        query={query}
        page={null}
        failed="Couldn’t load earlier versions"
        empty={<EmptyState title="No earlier versions">{`Edits of this ${of} appear here.`}</EmptyState>}
      >
        {(versions) => (
          <ol className={styles.versions}>
            {versions.map(({ version, text, mentions, images = 0, pictures = [], at }) => (
              <li key={version}>
                <p className={styles.when}>
                  <TimeAgo at={at} />
                  {images > pictures.length && `, ${images === 1 ? '1 picture' : `${images} pictures`}`}
                </p>
                <PostText mentions={mentions}>{text}</PostText>
                {pictures.length > 0 && (
                  <div className={styles.images} data-count={Math.min(pictures.length, 4)}>
                    {pictures.map(({ id, path, width, height, alt }, index) => (
                      <a key={id} href={imageAddress(path)} target="_blank" rel="noreferrer">
                        <img
                          referrerPolicy="no-referrer"
                          loading="lazy"
                          src={imageAddress(path)}
                          width={width}
                          height={height}
                          alt={alt || `Picture ${index + 1} of ${pictures.length}`}
                        />
                      </a>
                    ))}
                  </div>
                )}
              </li>
            ))}
          </ol>
        )}
      </PagedList>
    </Modal>
  );
}
