import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { useState } from 'react';
import { Cover } from '../../ui/cover/cover.tsx';
import styles from './program-card.module.css';
import type { ProgramSummary } from './program-text.ts';

/** The program's image; its drawn cover where there is none, or where it does not load. */
export function ProgramPicture({ program: { id, image } }: { program: ProgramSummary }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!image || failed === image) return <Cover id={id} className={styles.cover} />;
  return (
    <img
      referrerPolicy="no-referrer"
      className={styles.cover}
      src={imageAddress(image)}
      alt=""
      loading="lazy"
      onError={() => setFailed(image)}
    />
  );
}
