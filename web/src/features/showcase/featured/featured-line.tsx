import type { FeaturedItem } from '@chalkline/contract/showcase/featured.schema.ts';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import text from '../../../ui/text.module.css';
import { thingWords } from '../home/thing-words.ts';
import styles from './featured-content.module.css';
import { nameOf, standingText } from './featured-text.ts';

interface FeaturedLineProps {
  item: FeaturedItem;
  /** From 0. */
  place: number;
  isLast: boolean;
  busy: boolean;
  onMove: (place: number) => void;
  onDrag: () => void;
  onDrop: () => void;
  onChange: () => void;
  onRemove: () => void;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** One featured thing: dragged by the whole line, or moved by its buttons. */
export function FeaturedLine(props: FeaturedLineProps) {
  const { item, place, isLast, busy, onMove, onDrag, onDrop, onChange, onRemove } = props;
  const [isOver, setIsOver] = useState(false);
  const name = nameOf(item);
  return (
    <li
      className={styles.item}
      draggable
      data-over={isOver || undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onDrop();
      }}
    >
      <span className={styles.handle} aria-hidden="true">
        <IconGripVertical {...icon} />
      </span>
      <div className={styles.words}>
        <b>{name}</b>
        <span className={text.hint}>{`${thingWords[item.kind]} · ${standingText(item)}`}</span>
      </div>
      <div className={styles.actions}>
        <IconButton
          label={`Move up: ${name}`}
          icon={<IconArrowUp {...icon} />}
          disabled={busy || place === 0}
          onClick={() => onMove(place - 1)}
        />
        <IconButton
          label={`Move down: ${name}`}
          icon={<IconArrowDown {...icon} />}
          disabled={busy || isLast}
          onClick={() => onMove(place + 1)}
        />
        <IconButton
          label={`Edit title and dates: ${name}`}
          icon={<IconPencil {...icon} />}
          onClick={onChange}
        />
        <IconButton
          label={`Remove: ${name}`}
          icon={<IconTrash {...icon} />}
          disabled={busy}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
