import { addDrink, removeDrink } from '@chalkline/contract/nutrition/measures.endpoints.ts';
import type { DrinkReply } from '@chalkline/contract/nutrition/measures.schema.ts';
import { IconArrowBackUp, IconPlus } from '@tabler/icons-react';
import { useAction } from '../../../patterns/use-action.ts';
import { Bar } from '../../../ui/bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import styles from './diary.module.css';
import { diaryQueries } from './diary.queries.ts';

const glass = 250;

interface WaterPanelProps {
  day: string;
  drinks: readonly DrinkReply[];
  /** Milliliters. */
  target: number | null;
}

/** How much water of a day; a glass more with one press. */
export function WaterPanel({ day, drinks, target }: WaterPanelProps) {
  const add = useAction<number>({
    // The number of glasses makes each press a change of its own.
    send: (call) => call(addDrink, { body: { day, milliliters: glass } }),
    failed: 'Couldn’t add water',
    invalidates: [diaryQueries.day(day).queryKey],
  });
  const undo = useAction({
    send: (call, drinkId: string) => call(removeDrink, { params: { drinkId } }),
    failed: 'Couldn’t remove it',
    invalidates: [diaryQueries.day(day).queryKey],
  });
  const sum = drinks.reduce((all, { milliliters }) => all + milliliters, 0);
  const last = drinks.at(-1);
  return (
    <Panel title="Water" padded>
      <Stack gap={12}>
        <p>
          <b className={text.numeral}>{liters(sum)}</b>{' '}
          <span className={text.hint}>{target === null ? 'l' : `of ${liters(target)} l`}</span>
        </p>
        {target !== null && <Bar label="Water of the target" value={sum} max={target} size="thick" />}
        <div className={styles.mealEnd}>
          <Button
            size={48}
            busy={add.busy}
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => add.run(drinks.length)}
          >
            Glass, {glass} ml
          </Button>
          {last && (
            <IconButton
              edged
              size={48}
              label="Remove the last drink"
              icon={<IconArrowBackUp size={20} stroke={1.75} />}
              disabled={undo.busy}
              onClick={() => undo.run(last.id)}
            />
          )}
        </div>
      </Stack>
    </Panel>
  );
}

const liters = (milliliters: number) => numberText(milliliters / 1000, { maximumFractionDigits: 2 });
