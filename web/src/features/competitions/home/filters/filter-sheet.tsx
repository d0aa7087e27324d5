import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { DaysPart } from './days-part.tsx';
import { DivisionPart } from './division-part.tsx';
import type { FilterPartProps } from './filter-part.ts';
import styles from './filters.module.css';
import { PlacePart } from './place-part.tsx';
import { PricePart } from './price-part.tsx';
import { SortPart } from './sort-part.tsx';

interface FilterSheetProps extends FilterPartProps {
  opened: boolean;
  onClose: () => void;
}

/** All filters on one sheet, for a phone. */
export function FilterSheet({ opened, onClose, ...props }: FilterSheetProps) {
  return (
    <Modal
      sheet
      opened={opened}
      onClose={onClose}
      title="Filters"
      actions={
        <Button variant="main" onClick={onClose}>
          Show competitions
        </Button>
      }
    >
      <div className={styles.sheet}>
        <SortPart {...props} />
        <PlacePart {...props} />
        <DaysPart {...props} />
        <DivisionPart {...props} />
        <PricePart {...props} />
      </div>
    </Modal>
  );
}
