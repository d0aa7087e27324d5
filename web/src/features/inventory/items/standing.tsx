import type { ItemReply } from '@chalkline/contract/inventory/item.schema.ts';
import { timeNow } from '../../../ui/now.ts';
import { standingOf } from '../inventory-texts.ts';
import styles from './items.module.css';

export function today(): string {
  const now = new Date(timeNow());
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** What an item needs next, colored by how pressing it is. */
export function StandingText({ item }: { item: ItemReply }) {
  const standing = standingOf(item, today());
  if (!standing) return <>–</>;
  return <span className={styles[standing.tone]}>{standing.text}</span>;
}
