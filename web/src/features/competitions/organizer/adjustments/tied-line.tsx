import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import styles from './decisions.module.css';

interface TiedLineProps {
  row: BoardRow;
  at: number;
  last: number;
  /** Rows only move within their group. */
  group: string;
  onMove: ((from: number, to: number) => void) | undefined;
}

const look = { size: 18, stroke: 1.75 } as const;

/** A tied athlete, moved by dragging or with the buttons. */
export function TiedLine({ row, at, last, group, onMove }: TiedLineProps) {
  const [isOver, setIsOver] = useState(false);
  const type = `text/x-tied-${group.replaceAll(/\W/g, '')}`.toLowerCase();
  const over = (event: DragEvent) => {
    if (!onMove || !event.dataTransfer.types.includes(type)) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    setIsOver(false);
    const from = event.dataTransfer.getData(type);
    if (from === '' || !onMove) return;
    event.preventDefault();
    onMove(Number(from), at);
  };
  return (
    <li
      className={styles.tied}
      draggable={onMove !== undefined}
      data-over={isOver || undefined}
      onDragStart={(event) => event.dataTransfer.setData(type, String(at))}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <b className={styles.bib}>{row.bib}</b>
      <span>{row.name}</span>
      {onMove && (
        <span className={styles.steps}>
          <IconButton
            size={32}
            label={`${row.name} up`}
            icon={<IconArrowUp {...look} />}
            disabled={at === 0}
            onClick={() => onMove(at, at - 1)}
          />
          <IconButton
            size={32}
            label={`${row.name} down`}
            icon={<IconArrowDown {...look} />}
            disabled={at === last}
            onClick={() => onMove(at, at + 1)}
          />
        </span>
      )}
    </li>
  );
}
