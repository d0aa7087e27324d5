import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Popover } from '../../../../ui/popover.tsx';
import { DaysPart } from './days-part.tsx';
import { DivisionPart } from './division-part.tsx';
import { FilterButton } from './filter-button.tsx';
import { type FilterName, type FilterPartProps, filterNames } from './filter-part.ts';
import { PlacePart } from './place-part.tsx';
import { PricePart } from './price-part.tsx';

const parts: Readonly<Record<FilterName, ComponentType<FilterPartProps>>> = {
  Place: PlacePart,
  Date: DaysPart,
  Division: DivisionPart,
  Price: PricePart,
};

interface FilterRoomsProps extends FilterPartProps {
  /** The one whose button was pressed: it is open. */
  first: FilterName;
}

/** The filters' buttons with what they open. */
export function FilterRooms({ first, ...props }: FilterRoomsProps) {
  return filterNames.map((name) => <FilterRoom key={name} name={name} isFirst={name === first} {...props} />);
}

function FilterRoom({ name, isFirst, ...props }: FilterPartProps & { name: FilterName; isFirst: boolean }) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isFirst) return;
    // The button that was pressed is gone: the focus goes on from here, and comes back here.
    button.current?.focus();
    setOpened(true);
  }, [isFirst]);
  const Part = parts[name];
  return (
    <Popover
      flips
      opened={opened}
      onChange={setOpened}
      label={name}
      target={<FilterButton name={name} ref={button} opened={opened} onClick={() => setOpened(!opened)} />}
    >
      <Part {...props} />
    </Popover>
  );
}
