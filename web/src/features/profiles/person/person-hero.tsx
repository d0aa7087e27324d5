import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { FrameBand } from '../../../ui/page.tsx';
import styles from './person.module.css';

interface PersonHeroProps {
  person: {
    readonly id: string;
    readonly name: string;
    readonly handle: string | null;
    readonly photo: string | null;
  };
  /** Under the name: country, since when. */
  below: string;
  counts?: ReactNode;
  actions?: ReactNode;
}

/** Who it is, on ink: photo or initials, name, handle. */
export function PersonHero({ person, below, counts, actions }: PersonHeroProps) {
  const { id, name, handle, photo } = person;
  return (
    <FrameBand className={styles.hero ?? ''}>
      <Avatar name={name} id={id} picture={photo && imageAddress(photo)} size={112} />
      <div className={styles.who}>
        <h1 className={styles.name} tabIndex={-1}>
          {name}
        </h1>
        <p className={styles.below}>{[handle && `@${handle}`, below].filter((part) => part).join(' · ')}</p>
        {counts}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </FrameBand>
  );
}
