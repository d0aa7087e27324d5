import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { PagedList } from '../../patterns/paged-list.tsx';
import { serverNow } from '../../platform/server-time.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { dayTitle } from '../../ui/times.ts';
import styles from './group-files.module.css';
import { postQueries } from './posts.queries.ts';

interface GroupFilesProps {
  groupId: string;
  writes: boolean;
}

/** Pictures posted in a group, newest first, each leading to its post. */
export function GroupFilesSection({ groupId, writes }: GroupFilesProps) {
  return (
    <Panel title="Files">
      <PagedList
        query={postQueries.groupImages(groupId)}
        page="files-page"
        failed="Couldn’t load the files"
        skeleton={<SkeletonCards />}
        empty={
          <EmptyState title="No files yet">
            {writes ? 'Add pictures to a post to show them here.' : 'Pictures in posts appear here.'}
          </EmptyState>
        }
      >
        {(posts) => (
          <ul className={styles.files}>
            {posts.flatMap(({ id, author, at, images }) =>
              images.map((image) => {
                const by = author?.name ?? 'Deleted member';
                return (
                  <li key={image.id}>
                    <Link to={urlOf('post', { id })} className={styles.file}>
                      <img
                        referrerPolicy="no-referrer"
                        loading="lazy"
                        src={imageAddress(image.path)}
                        width={image.width}
                        height={image.height}
                        alt={image.alt || `Picture by ${by}`}
                      />
                      <span className={styles.by}>{by}</span>
                      <small className={styles.at}>{dayTitle(at, serverNow())}</small>
                    </Link>
                  </li>
                );
              }),
            )}
          </ul>
        )}
      </PagedList>
    </Panel>
  );
}
