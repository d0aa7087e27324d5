import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import styles from './control-room.module.css';
import { numberText } from './locale.ts';

export interface SideMenuItem {
  label: string;
  to: string;
  icon: ReactNode;
  count?: number | undefined;
}

interface ControlRoomProps {
  /** What is controlled, read out. */
  label: string;
  items: readonly SideMenuItem[];
  /** The address of the open part. */
  current: string;
  /** The content is a page that brings its own gutters. */
  bare?: boolean;
  children: ReactNode;
}

/** The rooms of those who work: a menu at the side, above the content on a phone. */
export function ControlRoom({ label, items, current, bare = false, children }: ControlRoomProps) {
  const menu = useRef<HTMLElement>(null);
  // On a phone the menu is a strip that scrolls: the open part must be seen in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is open when the address has changed
  useEffect(() => {
    const open = menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (menu.current && open) menu.current.scrollLeft = open.offsetLeft - menu.current.offsetLeft - 16;
  }, [current]);
  return (
    <div className={styles.room}>
      <nav className={styles.side} aria-label={label} ref={menu}>
        {items.map((item) => (
          <Link
            key={item.to}
            to={item.to}
            className={styles.item}
            aria-current={item.to === current ? 'page' : undefined}
          >
            {item.icon}
            <span className={styles.label}>{item.label}</span>
            {item.count !== undefined && <small>{numberText(item.count)}</small>}
          </Link>
        ))}
      </nav>
      <div className={bare ? styles.bare : styles.work}>{children}</div>
    </div>
  );
}
