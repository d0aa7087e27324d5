import clsx from 'clsx';
import { CardGrid } from './card-grid.tsx';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length; a share of the box by default. */
  width?: number | string;
  height?: number | string;
}

/** One piece of what comes. */
export function Skeleton({ width = '100%', height = 12 }: SkeletonProps) {
  return <i className={styles.piece} style={{ width, height }} />;
}

interface SkeletonRowsProps {
  rows?: number;
  /** With the square of a picture, as in lists of people. */
  avatar?: boolean;
  label?: string;
}

/** Rows of a list or a table: place, picture, two lines, a number at the right. */
export function SkeletonRows({ rows = 4, avatar = true, label = 'Loading' }: SkeletonRowsProps) {
  return (
    <div className={styles.rows} role="status" aria-label={label}>
      {widths(rows).map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={index} className={styles.row}>
          <Skeleton width={36} height={26} />
          {avatar && <Skeleton width={34} height={34} />}
          <span className={styles.lines}>
            <Skeleton width={width} height={12} />
            <Skeleton width={width - 40} height={10} />
          </span>
          <span className={styles.end}>
            <Skeleton width={44} height={22} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** Cards of a list to choose from. */
export function SkeletonCards({ cards = 6, label = 'Loading' }: { cards?: number; label?: string }) {
  return (
    <div role="status" aria-label={label}>
      <CardGrid>
        {widths(cards).map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <div key={index} className={styles.card}>
            <Skeleton height={164} />
            <span className={clsx(styles.lines, styles.cardBody)}>
              <Skeleton width={width + 60} height={24} />
              <Skeleton width={width} height={14} />
              <Skeleton width={width - 20} height={12} />
            </span>
            <span className={styles.cardFoot}>
              <Skeleton width={72} height={22} />
              <Skeleton width={132} height={8} />
            </span>
          </div>
        ))}
      </CardGrid>
    </div>
  );
}

/** Lines of text. */
export function SkeletonText({ lines = 3, label = 'Loading' }: { lines?: number; label?: string }) {
  return (
    <div className={styles.lines} role="status" aria-label={label}>
      {widths(lines).map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={index} width={`${width * 0.7}%`} height={14} />
      ))}
    </div>
  );
}

/** Uneven as real names are, the same each time. */
function widths(count: number): number[] {
  const pattern = [132, 118, 124, 110, 138, 104];
  return Array.from({ length: count }, (_, index) => pattern[index % pattern.length] ?? 120);
}
