import type { PlannedEntry } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { useDraggable } from '@dnd-kit/core';
import clsx from 'clsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from './heats.module.css';

interface AthleteCardProps {
  entry: PlannedEntry;
  /** `warned`: something about them is in the list of checks. `out`: withdrew. `carried`: under the pointer. */
  look?: 'usual' | 'warned' | 'out' | 'carried';
}

/** An athlete in a lane, as they look. */
export function AthleteCard({ entry, look = 'usual' }: AthleteCardProps) {
  const { name, country, bib, active, checkedIn } = entry;
  const isAbsent = active && checkedIn === false;
  return (
    <span className={clsx(styles.card, styles[look])}>
      <span className={styles.who}>
        <b>{name}</b>
        <small>{[country, isAbsent && 'not checked in'].filter(Boolean).join(' · ') || ' '}</small>
      </span>
      <span className={styles.bib}>{active ? bib : 'WD'}</span>
    </span>
  );
}

interface MovableAthleteProps extends AthleteCardProps {
  /** Left out: they stay where they are. */
  onMove?: (() => void) | undefined;
}

/** The same to be dragged; a press opens the dialog that moves them without dragging. */
export function MovableAthlete({ onMove, ...card }: MovableAthleteProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: card.entry.id, disabled: !onMove });
  if (!onMove) return <AthleteCard {...card} />;
  return (
    <button
      type="button"
      ref={setNodeRef}
      className={clsx(styles.movable, isDragging && styles.dragged)}
      onClick={onMove}
      {...listeners}
    >
      <VisuallyHidden>Move </VisuallyHidden>
      <AthleteCard {...card} />
    </button>
  );
}
