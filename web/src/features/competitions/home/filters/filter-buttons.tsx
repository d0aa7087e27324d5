import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../platform/lazy-part.ts';
import { FilterButton } from './filter-button.tsx';
import { type FilterName, type FilterPartProps, filterNames } from './filter-part.ts';

const load = () => import('./filter-rooms.tsx');
const FilterRooms = lazyPart(async () => (await load()).FilterRooms);

/** A press that follows tries again, and says so if the code does not come. */
const fetchRooms = () => void Promise.allSettled([load()]);

/** On a wide screen each filter has a button of its own; what it opens comes with the hand that goes there. */
export function FilterButtons(props: FilterPartProps) {
  const [first, setFirst] = useState<FilterName | null>(null);
  const plain = filterNames.map((name) => (
    <FilterButton
      key={name}
      name={name}
      opened={name === first}
      onNear={fetchRooms}
      onClick={() => setFirst(name)}
    />
  ));
  if (first === null) return plain;
  return (
    <Suspense fallback={plain}>
      <FilterRooms first={first} {...props} />
    </Suspense>
  );
}
