import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { countFilters } from '../home-filters.ts';
import { DaysPart } from './days-part.tsx';
import { DivisionPart } from './division-part.tsx';
import type { FilterPartProps } from './filter-part.ts';
import styles from './filters.module.css';
import { PlacePart } from './place-part.tsx';
import { SortPart } from './sort-part.tsx';

/** On a phone all filters are on one sheet behind one button. */
export function FilterSheet(props: FilterPartProps) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
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
        onClick={() => setOpened(true)}
      />
      <Modal
        sheet
        opened={opened}
        onClose={close}
        title="Filters"
        actions={
          <Button variant="main" onClick={close}>
            Show the competitions
          </Button>
        }
      >
        <div className={styles.sheet}>
          <SortPart {...props} />
          <PlacePart {...props} />
          <DaysPart {...props} />
          <DivisionPart {...props} />
        </div>
      </Modal>
    </>
  );
}
