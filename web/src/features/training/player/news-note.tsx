import { IconTrophy } from '@tabler/icons-react';
import { recordText } from '../training-texts.ts';
import { useUnit } from '../use-unit.ts';
import type { News } from './news.ts';
import styles from './player.module.css';

/** The records that the last set broke. */
export function NewsNote({ news }: { news: News }) {
  const [unit] = useUnit();
  return (
    <div className={styles.news} role="status">
      <IconTrophy size={24} stroke={1.75} aria-hidden="true" />
      <div>
        <b>New record</b>
        {news.broken.map((kind) => (
          <p key={kind}>{recordText(kind, news.set, news.volume, unit)}</p>
        ))}
      </div>
    </div>
  );
}
