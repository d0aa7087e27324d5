import { type ClientDay, getClientDay } from '@chalkline/contract/nutrition/client-diary.endpoints.ts';
import { meals } from '@chalkline/contract/nutrition/diary.schema.ts';
import { energy } from '@chalkline/contract/nutrition/nutrients.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../patterns/loaded.tsx';
import { call } from '../../platform/calls.ts';
import { numberText } from '../../ui/locale.ts';
import { Modal } from '../../ui/modal.tsx';
import { today } from '../../ui/now.ts';
import { Stack } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import text from '../../ui/text.module.css';
import { DayBar } from './diary/day-bar.tsx';
import { DayTotals } from './diary/day-totals.tsx';
import styles from './diary/diary.module.css';
import { mealLabels, nutrientText } from './diary/diary-texts.ts';
import { EntryLine } from './diary/entry-line.tsx';
import { NutrientsPanel } from './diary/nutrients-panel.tsx';

interface ClientDayModalProps {
  client: { readonly coachingId: string; readonly name: string };
  /** The day to begin with. */
  first: string;
  onClose: () => void;
}

/** What a client who shares nutrition ate on a day, and on those around it. */
export function ClientDayModal({ client: { coachingId, name }, first, onClose }: ClientDayModalProps) {
  const [day, setDay] = useState(first);
  const query = useQuery({
    queryKey: ['client-diary', coachingId, day],
    queryFn: async ({ signal }) =>
      (await call(getClientDay, { params: { coachingId, day } }, { signal })).data.day,
  });
  return (
    <Modal opened onClose={onClose} title={`${name}’s food diary`} width={720}>
      <Stack gap={16}>
        <DayBar day={day} now={today()} onChange={setDay} />
        <Loaded query={query} failed="Couldn’t load the day">
          {(read) =>
            read === null ? (
              <p className={text.muted}>Your client doesn’t share nutrition with you.</p>
            ) : (
              <Day {...read} />
            )
          }
        </Loaded>
      </Stack>
    </Modal>
  );
}

function Day({ entries, targets, drinks }: ClientDay) {
  const drunk = drinks.reduce((sum, { milliliters }) => sum + milliliters, 0);
  return (
    <>
      {entries.length === 0 && <p className={text.muted}>No food logged on this day.</p>}
      {entries.length > 0 && <DayTotals entries={entries} targets={targets} />}
      {meals.map((meal) => {
        const eaten = entries.filter((entry) => entry.meal === meal);
        return eaten.length === 0 ? null : (
          <Panel
            key={meal}
            title={mealLabels[meal]}
            actions={<span className={text.numeral}>{nutrientText(eaten, energy)} kcal</span>}
          >
            <ul className={styles.entries}>
              {eaten.map((entry) => (
                <li key={entry.id} className={styles.entry}>
                  <EntryLine entry={entry} />
                </li>
              ))}
            </ul>
          </Panel>
        );
      })}
      {drunk > 0 && <p className={text.hint}>Water: {numberText(drunk)} ml</p>}
      {entries.length > 0 && <NutrientsPanel entries={entries} />}
    </>
  );
}
