import type { BoardHead, BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { Modal } from '../../../../ui/modal.tsx';
import type { PointsText } from '../board-figures.ts';
import styles from './explain-layer.module.css';
import { type AskedPlace, keyOf } from './explaining.ts';
import { Explanation } from './explanation.tsx';
import { useBeside } from './use-beside.ts';
import { useLeaving } from './use-leaving.ts';

export interface ExplainLayerProps {
  asked: AskedPlace;
  head: BoardHead;
  /** The row that is asked about, as it is now. */
  row: BoardRow;
  points: PointsText;
  /** A sheet from below instead of a small window beside the figure. */
  asSheet: boolean;
  onClose: () => void;
  onScoring: () => void;
  /** What follows the sentences on a sheet, which hides the row: the way to follow the athlete. */
  children?: ReactNode;
}

/** Says why a figure is what it is, beside it or on a sheet. */
export function ExplainLayer(props: ExplainLayerProps) {
  const { asked, head, row, points, asSheet, onClose, onScoring, children } = props;
  const shown = { asked, head, row, points, onScoring };
  const title = `Why ${row.name} has this place`;
  if (!asSheet) {
    return (
      <Beside asked={asked} version={head.version} label={title} onClose={onClose}>
        <Explanation {...shown} onClose={onClose} />
      </Beside>
    );
  }
  return (
    <Modal opened onClose={onClose} title="Why this place" sheet>
      <Explanation {...shown} isSheet />
      {children}
    </Modal>
  );
}

interface BesideProps {
  asked: AskedPlace;
  version: number;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Stays beside its figure while rows move. Focus goes in and comes back. */
function Beside({ asked, version, label, onClose, children }: BesideProps) {
  const box = useRef<HTMLDivElement>(null);
  const key = keyOf(asked);
  const target = useCallback(
    () => document.querySelector<HTMLElement>(`[data-explains="${CSS.escape(key)}"]`),
    [key],
  );
  const { position, arrow, side } = useBeside(box, target, `${key} ${version}`);
  useLeaving(box, target, onClose);
  const style = useMemo(() => ({ ...position, '--arrow': `${arrow}px` }), [position, arrow]);
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={label}
      className={styles.beside}
      data-side={side}
      style={style}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
