import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import type { ReactNode } from 'react';
import { Cover } from '../../../ui/cover/cover.tsx';
import styles from './pages.module.css';

interface GroupHeroProps {
  group: Pick<GroupReply, 'id' | 'name' | 'image'>;
  /** Over the name. */
  above: ReactNode;
  /** Under the name. */
  below?: ReactNode;
}

/** The name over the picture, as wide as the screen. */
export function GroupHero({ group: { id, name, image }, above, below }: GroupHeroProps) {
  return (
    <header className={styles.hero} data-on-frame="">
      {image ? (
        <img className={styles.cover} referrerPolicy="no-referrer" src={imageAddress(image)} alt="" />
      ) : (
        <Cover id={id} className={styles.cover} dark fade width={1440} height={400} />
      )}
      <div className={styles.inner}>
        <p>{above}</p>
        <h1 className={styles.title} tabIndex={-1}>
          {name}
        </h1>
        {below && <p>{below}</p>}
      </div>
    </header>
  );
}
