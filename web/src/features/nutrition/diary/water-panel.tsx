import { type DrinkReply, newDrink } from '@chalkline/contract/nutrition/measures.schema.ts';
import { IconArrowBackUp, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { newDeviceId } from '../../../platform/device-ids.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { numberText } from '../../../ui/locale.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { diaryDesk } from '../offline/diary-desk.ts';
import styles from './diary.module.css';

const glass = 250;
const sizes = [
  { label: 'Glass', milliliters: glass },
  { label: 'Bottle', milliliters: 500 },
  { label: 'Large bottle', milliliters: 750 },
];

interface WaterPanelProps {
  day: string;
  drinks: readonly DrinkReply[];
  /** Milliliters. */
  target: number | null;
}

/** How much water of a day; a glass or a bottle more with one press. */
export function WaterPanel({ day, drinks, target }: WaterPanelProps) {
  const sum = drinks.reduce((all, { milliliters }) => all + milliliters, 0);
  const last = drinks.at(-1);
  const drink = (milliliters: number) =>
    void diaryDesk.change({ kind: 'drink', day, drink: { id: newDeviceId(), milliliters } });
  return (
    <Panel title="Water" padded>
      <Stack gap={12}>
        <p>
          <b className={text.numeral}>{liters(sum)}</b>{' '}
          <span className={text.hint}>{target === null ? 'l' : `of ${liters(target)} l`}</span>
        </p>
        {target !== null && <Glasses full={Math.floor(sum / glass)} of={Math.ceil(target / glass)} />}
        <div className={styles.mealEnd}>
          {sizes.map(({ label, milliliters }) => (
            <Button
              key={label}
              size={48}
              icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => drink(milliliters)}
            >
              {label}, {milliliters} ml
            </Button>
          ))}
          {last && (
            <IconButton
              edged
              size={48}
              label="Remove the last drink"
              icon={<IconArrowBackUp size={20} stroke={1.75} />}
              onClick={() => void diaryDesk.change({ kind: 'drink_removed', day, drink: last })}
            />
          )}
        </div>
        <OtherAmount onDrink={drink} />
      </Stack>
    </Panel>
  );
}

/** As much as one drinks at once. */
function OtherAmount({ onDrink }: { onDrink: (milliliters: number) => void }) {
  const [typed, setTyped] = useKeptState<number | null>('other drink', null);
  const [isWrong, setWrong] = useState(false);
  const add = () => {
    const { success } = newDrink.shape.milliliters.safeParse(typed);
    setWrong(!success);
    if (!success || typed === null) return;
    onDrink(typed);
    setTyped(null);
  };
  return (
    <form
      className={styles.otherDrink}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <NumberField
        label="Other amount"
        unit="ml"
        value={typed}
        error={isWrong && 'Enter 10 to 3,000 ml.'}
        onChange={setTyped}
      />
      <Button type="submit" size={48}>
        Add
      </Button>
    </form>
  );
}

const mostGlasses = 16;

/** The target in glasses, with those that were drunk. */
function Glasses({ full, of }: { full: number; of: number }) {
  return (
    <div className={styles.glasses} aria-hidden="true">
      {Array.from({ length: Math.min(of, mostGlasses) }, (_, place) => place).map((place) => (
        <i key={place} data-full={place < full || undefined} />
      ))}
    </div>
  );
}

const liters = (milliliters: number) => numberText(milliliters / 1000, { maximumFractionDigits: 2 });
