import { FrameBand, Page } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows, SkeletonText } from '../../../ui/skeleton.tsx';
import styles from './person.module.css';

/** The shape of what comes: the ink band, results, facts. */
export function PersonWaiting({ title }: { title: string }) {
  return (
    <>
      <FrameBand className={styles.hero ?? ''}>
        <span className={styles.square} />
        <div className={styles.who}>
          <h1 className={styles.name} tabIndex={-1}>
            {title}
          </h1>
        </div>
      </FrameBand>
      <Page>
        <div className={styles.grid}>
          <Panel>
            <SkeletonRows rows={3} avatar={false} />
          </Panel>
          <Panel padded>
            <SkeletonText lines={4} />
          </Panel>
        </div>
      </Page>
    </>
  );
}
