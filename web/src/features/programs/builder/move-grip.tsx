import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import styles from './builder.module.css';
import { light, type PartKind, placeAt, placeElementAt } from './drop-place.ts';
import type { Place } from './tree-edits.ts';

interface MoveGripProps {
  kind: PartKind;
  id: string;
  name: string;
  /** By the arrow keys. */
  onStep: (step: -1 | 1) => void;
  /** By dragging it over another part, or over the end of a list. */
  onDrop: (place: Place) => void;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };
const gripId = (id: string) => `grip-${id}`;

/** Moves a part of a program: dragged, or by its arrow keys. */
export function MoveGrip({ kind, id, name, onStep, onDrop }: MoveGripProps) {
  const [isDragged, setDragged] = useState(false);
  const byKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
    // It may be in another list now, as another element.
    requestAnimationFrame(() => document.getElementById(gripId(id))?.focus());
  };
  const drag = (event: PointerEvent) => {
    if (isDragged) light(placeElementAt(event, kind));
  };
  const stop = () => {
    light(null);
    setDragged(false);
  };
  return (
    <button
      type="button"
      className={styles.grip}
      id={gripId(id)}
      aria-label={`Move ${name}`}
      aria-describedby="how-to-move"
      data-dragged={isDragged || undefined}
      onKeyDown={byKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(true);
      }}
      onPointerMove={drag}
      onPointerUp={(event) => {
        const place = isDragged ? placeAt(event, kind) : null;
        stop();
        if (place) onDrop(place);
      }}
      onPointerCancel={stop}
    >
      <IconGripVertical size={16} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
