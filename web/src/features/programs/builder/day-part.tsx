import { treeLimits } from '@chalkline/contract/programs/program-tree.schema.ts';
import { IconDots } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from './builder.module.css';
import { DayExercises, type DayExercisesProps } from './day-exercises.tsx';
import { after, inWeek, removeDay } from './part-edits.ts';
import { SaveTemplateItem } from './save-template-item.tsx';
import { copyDay } from './tree-edits.ts';
import type { Draft } from './use-draft.ts';
import { useOpenDay } from './weeks-part.tsx';

const newId = () => crypto.randomUUID();

interface DayPartProps extends Omit<DayExercisesProps, 'tree' | 'edit'> {
  draft: Draft;
}

/** One workout: its exercises with their sets. */
export function DayPart({ draft: { tree, edit }, day, known, onKnown }: DayPartProps) {
  const openDay = useOpenDay();
  const { id, name } = day;
  const week = tree.weeks.find(({ days }) => days.some((each) => each.id === id));
  const copy = () => {
    const made = copyDay(day, newId);
    edit((now) => inWeek(now, week?.id ?? '', (days) => after(days, id, made)));
    openDay(made.id);
  };
  const remove = () => {
    edit((now) => removeDay(now, id));
    openDay(null);
  };
  return (
    <div className={styles.editor}>
      <p className={styles.backToWeeks}>
        <Button onClick={() => openDay(null)}>All weeks</Button>
      </p>
      <Panel
        title="Workout"
        actions={
          <Menu
            target={
              <IconButton
                label="More for this workout"
                size={48}
                icon={<IconDots size={18} stroke={1.75} aria-hidden="true" />}
              />
            }
          >
            <MenuItem disabled={(week?.days.length ?? 0) >= treeLimits.days} onClick={copy}>
              Copy workout
            </MenuItem>
            <SaveTemplateItem name={name} days={[day]} />
            <MenuItem danger onClick={remove}>
              Delete workout
            </MenuItem>
          </Menu>
        }
      >
        <DayExercises {...{ tree, edit, day, known, onKnown }} />
      </Panel>
    </div>
  );
}
