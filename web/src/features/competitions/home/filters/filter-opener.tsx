import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../platform/lazy-part.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { countFilters } from '../home-filters.ts';
import type { FilterPartProps } from './filter-part.ts';

const load = () => import('./filter-sheet.tsx');
const FilterSheet = lazyPart(async () => (await load()).FilterSheet);

/** A press that follows tries again, and says so if the code does not come. */
const fetchSheet = () => void Promise.allSettled([load()]);

/** On a phone all filters are on one sheet behind one button; its code comes with the hand that goes there. */
export function FilterOpener(props: FilterPartProps) {
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setWasOpened(true);
  };
  return (
    <>
      <IconButton
        edged
        size={48}
        label="Filters"
        count={countFilters(props.filters)}
        icon={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onNear={fetchSheet}
        onClick={open}
      />
      {wasOpened && (
        <Suspense>
          <FilterSheet {...props} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
