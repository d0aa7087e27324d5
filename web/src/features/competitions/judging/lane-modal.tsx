import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { Modal } from '../../../ui/modal.tsx';
import styles from './judging.module.css';
import type { LaneAt } from './judging.queries.ts';

interface LaneModalProps extends Pick<LaneAt, 'heat'> {
  title: string;
  /** The one that is open. */
  lane?: number;
  onClose: () => void;
}

/** The lanes of a heat: for when two judges swapped on the floor, or somebody steps in. */
export function LaneModal({ title, heat, lane, onClose }: LaneModalProps) {
  return (
    <Modal opened onClose={onClose} title={title} sheet>
      <ul className={styles.lanes}>
        {heat.lanes.map((one) => (
          <li key={one.lane}>
            <Link
              className={styles.line}
              to={urlOf('judging', {}, { heat: heat.id, lane: one.lane })}
              aria-current={one.lane === lane || undefined}
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
