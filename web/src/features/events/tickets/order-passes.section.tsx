import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { SkeletonCards } from '../../../ui/skeleton.tsx';
import { eventQueries } from '../events.queries.ts';
import { PassList } from './pass-list.tsx';

/** On a paid order: its passes, each with its code and its dates. */
export function OrderPassesSection({ orderId }: { orderId: string }) {
  const query = useQuery(eventQueries.passes);
  return (
    <Loaded query={query} failed="Couldn’t load your passes" skeleton={<SkeletonCards />}>
      {(passes) => <PassList passes={passes.filter((pass) => pass.orderId === orderId)} />}
    </Loaded>
  );
}
