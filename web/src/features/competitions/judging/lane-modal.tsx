import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { Modal } from '../../../ui/modal.tsx';
import styles from './judging.module.css';
import type { LaneAt } from './judging.queries.ts';

/** The lanes of the heat: for when two judges swapped on the floor. */
export function LaneModal({ at: { heat, lane }, onClose }: { at: LaneAt; onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Switch lane" sheet>
      <ul className={styles.lanes}>
        {heat.lanes.map((one) => (
          <li key={one.lane}>
            <Link
              className={styles.line}
              to={urlOf('judging', {}, { heat: heat.id, lane: one.lane })}
              aria-current={one.lane === lane.lane || undefined}
              onClick={onClose}
            >
              <span className={styles.plate}>{one.lane}</span>
              <span className={styles.what}>
                <b>{one.name}</b>
                <small>{one.divisionName}</small>
              </span>
              <b className={styles.figure}>{one.scores.find(({ value }) => value !== null)?.typed}</b>
            </Link>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
