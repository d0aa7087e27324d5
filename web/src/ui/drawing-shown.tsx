import { type Drawing, drawingArea, drawingPath } from '@chalkline/contract/drawing.schema.ts';
import clsx from 'clsx';
import styles from './signature-pad.module.css';

interface DrawingShownProps {
  name: string;
  /** null: the name was typed as the signature. */
  drawing: Drawing | null;
}

/** A signature as it was given. */
export function DrawingShown({ name, drawing }: DrawingShownProps) {
  if (drawing === null) return <p className={styles.typed}>{name}</p>;
  return (
    <svg
      className={clsx(styles.drawing, styles.shown)}
      viewBox={`0 0 ${drawingArea.width} ${drawingArea.height}`}
      role="img"
      aria-label={`Signature of ${name}`}
    >
      <path d={drawingPath(drawing)} />
    </svg>
  );
}
