import { IconCalendar, IconChevronDown, IconMapPin, IconUsersGroup } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Popover } from '../../../../ui/popover.tsx';
import { DaysPart } from './days-part.tsx';
import { DivisionPart } from './division-part.tsx';
import type { FilterPartProps } from './filter-part.ts';
import { PlacePart } from './place-part.tsx';

const parts = [
  { label: 'Place', Icon: IconMapPin, Part: PlacePart },
  { label: 'Date', Icon: IconCalendar, Part: DaysPart },
  { label: 'Division', Icon: IconUsersGroup, Part: DivisionPart },
];

/** On a wide screen each filter has a button of its own. */
export function FilterButtons(props: FilterPartProps) {
  return parts.map((part) => <FilterButton key={part.label} {...part} {...props} />);
}

interface FilterButtonProps extends FilterPartProps {
  label: string;
  Icon: typeof IconMapPin;
  Part: ComponentType<FilterPartProps>;
}

function FilterButton({ label, Icon, Part, ...props }: FilterButtonProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      flips
      opened={opened}
      onChange={setOpened}
      label={label}
      target={
        <Button
          variant="tool"
          icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
          iconAfter={<IconChevronDown size={18} stroke={1.75} aria-hidden="true" />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {label}
        </Button>
      }
    >
      <Part {...props} />
    </Popover>
  );
}
