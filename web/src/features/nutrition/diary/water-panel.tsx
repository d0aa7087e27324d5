import type { DrinkReply } from '@chalkline/contract/nutrition/measures.schema.ts';
import { IconArrowBackUp, IconPlus } from '@tabler/icons-react';
import { newDeviceId } from '../../../platform/device-ids.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { diaryDesk } from '../offline/diary-desk.ts';
import styles from './diary.module.css';

const glass = 250;

interface WaterPanelProps {
  day: string;
  drinks: readonly DrinkReply[];
  /** Milliliters. */
  target: number | null;
}

/** How much water of a day; a glass more with one press. */
export function WaterPanel({ day, drinks, target }: WaterPanelProps) {
  const sum = drinks.reduce((all, { milliliters }) => all + milliliters, 0);
  const last = drinks.at(-1);
  return (
    <Panel title="Water" padded>
      <Stack gap={12}>
        <p>
          <b className={text.numeral}>{liters(sum)}</b>{' '}
          <span className={text.hint}>{target === null ? 'l' : `of ${liters(target)} l`}</span>
        </p>
        {target !== null && <Glasses full={Math.floor(sum / glass)} of={Math.ceil(target / glass)} />}
        <div className={styles.mealEnd}>
          <Button
            size={48}
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() =>
              void diaryDesk.change({
                kind: 'drink',
                day,
                drink: { id: newDeviceId(), milliliters: glass },
              })
            }
          >
            Glass, {glass} ml
          </Button>
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
      </Stack>
    </Panel>
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
