import { IconGripVertical } from '@tabler/icons-react';
import clsx from 'clsx';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { movedIn } from './moved-in.ts';
import styles from './order-list.module.css';
import unseen from './visually-hidden.module.css';

export interface OrderItem {
  id: string;
  name: string;
  below?: ReactNode;
  /** At the right: "40 places". */
  beside?: ReactNode;
  to: string;
}

interface OrderListProps {
  label: string;
  items: readonly OrderItem[];
  /** Id of the one that is open. */
  current: string | null;
  /** Ids in the new order; left out where the order is not for moving. */
  onOrder?: (ids: readonly string[]) => void;
}

/** A list that leads to its things, put into order by dragging the grip or by its arrow keys. */
export function OrderList({ label, items, current, onOrder }: OrderListProps) {
  const help = useId();
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const ids = items.map(({ id }) => id);

  function put(id: string, to: number): void {
    const order = movedIn(ids, ids.indexOf(id), to);
    if (order === ids) return;
    onOrder?.(order);
    setSaid(`${items.find((item) => item.id === id)?.name} is ${to + 1} of ${ids.length}.`);
  }
  function byKey(event: KeyboardEvent, id: string): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    put(id, ids.indexOf(id) + step);
  }
  function drag(event: PointerEvent<HTMLButtonElement>, id: string): void {
    if (dragged !== id) return;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const over = rows.findIndex(({ top, bottom }) => event.clientY >= top && event.clientY < bottom);
    if (over >= 0) put(id, over);
  }
  return (
    <>
      <ul className={styles.list} ref={list} aria-label={label}>
        {items.map(({ id, name, below, beside, to }) => (
          <li
            key={id}
            className={clsx(styles.item, id === current && styles.open, id === dragged && styles.dragged)}
          >
            {onOrder && (
              <button
                type="button"
                className={styles.grip}
                aria-label={`Move ${name}`}
                aria-describedby={help}
                onKeyDown={(event) => byKey(event, id)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDragged(id);
                }}
                onPointerMove={(event) => drag(event, id)}
                onPointerUp={() => setDragged(null)}
                onPointerCancel={() => setDragged(null)}
              >
                <IconGripVertical size={16} stroke={1.75} aria-hidden="true" />
              </button>
            )}
            <Link to={to} className={styles.link} aria-current={id === current ? 'true' : undefined}>
              <span className={styles.words}>
                <b>{name}</b>
                {below && <small>{below}</small>}
              </span>
              {beside && <small className={styles.beside}>{beside}</small>}
            </Link>
          </li>
        ))}
      </ul>
      <span id={help} className={unseen.hidden}>
        Use the up and down arrow keys to move it.
      </span>
      <span role="status" className={unseen.hidden}>
        {said}
      </span>
    </>
  );
}
