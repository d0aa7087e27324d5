import { Fact, Facts } from '../../../ui/figures.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton, SkeletonRows, SkeletonText } from '../../../ui/skeleton.tsx';
import styles from './detail.module.css';

/** The page of a competition before it is there: facts, words and divisions at their places. */
export function DetailWaiting() {
  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        <Facts>
          {['When', 'Where', 'Field', 'Scoring'].map((label) => (
            <Fact
              key={label}
              label={label}
              value={<Skeleton width="80%" height={22} />}
              note={<Skeleton width="60%" height={12} />}
            />
          ))}
        </Facts>
        <div className={styles.description}>
          <SkeletonText lines={3} label="Loading the competition" />
        </div>
        <div className={styles.tabs}>
          <SkeletonRows rows={4} avatar={false} label="Loading the divisions" />
        </div>
      </div>
      <Panel padded>
        <SkeletonText lines={4} label="Loading actions" />
      </Panel>
    </div>
  );
}
