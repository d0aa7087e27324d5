import type { WeightUnit } from '@chalkline/contract/accounts/preferences.ts';
import { loadIn } from '@chalkline/contract/accounts/weight-units.ts';
import { useState } from 'react';
import { numberText } from '../../../ui/locale.ts';
import { Modal } from '../../../ui/modal.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import text from '../../../ui/text.module.css';
import { loadText } from '../loads.ts';
import styles from '../training.module.css';
import { bars, loadingOf } from './plates.ts';

interface PlatesModalProps {
  grams: number;
  unit: WeightUnit;
  onClose: () => void;
}

/** Which plates go on each side of the bar. */
export function PlatesModal({ grams, unit, onClose }: PlatesModalProps) {
  const [bar, setBar] = useState(String(bars[unit][0]));
  const loading = loadingOf(grams, Number(bar), unit);
  return (
    <Modal opened onClose={onClose} title={`Plates for ${loadText(grams, unit)}`} sheet>
      <SegmentedControl
        label="Bar"
        labelShown
        wide
        size={48}
        choices={bars[unit].map((each) => ({
          value: String(each),
          label: each === 0 ? 'No bar' : loadText(each, unit),
        }))}
        value={bar}
        onChange={setBar}
      />
      {loading === null ? (
        <p className={text.muted}>The bar alone is heavier than that.</p>
      ) : (
        <>
          <p className={text.hint}>On each side</p>
          <p className={styles.plates}>
            {loading.side.length === 0
              ? 'No plates'
              : loading.side.map((plate) => numberText(loadIn(plate, unit))).join(' + ')}
          </p>
          {loading.missing > 0 && (
            <p className={text.muted}>{loadText(loading.missing, unit)} can’t be loaded with these plates.</p>
          )}
        </>
      )}
    </Modal>
  );
}
