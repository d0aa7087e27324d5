import { orderFeaturedItems, removeFeaturedItem } from '@chalkline/contract/showcase/featured.endpoints.ts';
import type { FeaturedItem } from '@chalkline/contract/showcase/featured.schema.ts';
import { useState } from 'react';
import { useAction } from '../../../patterns/use-action.ts';
import unseen from '../../../ui/visually-hidden.module.css';
import { showcaseQueries } from '../showcase.queries.ts';
import styles from './featured-content.module.css';
import { FeaturedDays } from './featured-days.tsx';
import { FeaturedLine } from './featured-line.tsx';
import { nameOf } from './featured-text.ts';
import { movedTo } from './order.ts';

/** Everything that is featured. The order is changed by dragging, or by the buttons of each line. */
export function FeaturedList({ items }: { items: readonly FeaturedItem[] }) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [changing, setChanging] = useState<FeaturedItem | null>(null);
  const [said, setSaid] = useState('');
  const order = useAction({
    send: (call, ids: string[]) => call(orderFeaturedItems, { body: { ids } }),
    failed: 'Couldn’t move it',
    invalidates: [showcaseQueries.all],
  });
  const remove = useAction({
    send: (call, featuredItemId: string) => call(removeFeaturedItem, { params: { featuredItemId } }),
    failed: 'Couldn’t remove it',
    invalidates: [showcaseQueries.all],
  });
  // What was asked for shows at once; the answer settles it.
  const ids = order.sending ?? items.map(({ id }) => id);
  const shown = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const move = (id: string, to: number) => {
    const next = movedTo(ids, id, to);
    const item = items.find((one) => one.id === id);
    if (next.join() === ids.join() || !item) return;
    order.run(next);
    setSaid(`${nameOf(item)} is number ${next.indexOf(id) + 1} of ${next.length}.`);
  };
  return (
    <>
      <p className={unseen.hidden} role="status">
        {said}
      </p>
      <ol className={styles.list}>
        {shown.map((item, index) => (
          <FeaturedLine
            key={item.id}
            item={item}
            place={index}
            isLast={index === shown.length - 1}
            busy={order.busy || remove.busy}
            onMove={(to) => move(item.id, to)}
            onDrag={() => setDragged(item.id)}
            onDrop={() => {
              if (dragged !== null) move(dragged, index);
              setDragged(null);
            }}
            onChange={() => setChanging(item)}
            onRemove={() => remove.run(item.id)}
          />
        ))}
      </ol>
      {changing && <FeaturedDays item={changing} onClose={() => setChanging(null)} />}
    </>
  );
}
