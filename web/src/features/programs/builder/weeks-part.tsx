import type { ProgramExerciseFacts } from '@chalkline/contract/programs/program.schema.ts';
import { estimatedMinutes, exerciseIds } from '@chalkline/contract/programs/program-tree.rules.ts';
import {
  type ProgramDay,
  type ProgramWeek,
  treeLimits,
} from '@chalkline/contract/programs/program-tree.schema.ts';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { withParam } from '../../../platform/use-search-text.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from './builder.module.css';
import { partPlace } from './drop-place.ts';
import { MoveGrip } from './move-grip.tsx';
import { addDay, addWeek, after, removeWeek, stepPlace } from './part-edits.ts';
import { SaveTemplateItem } from './save-template-item.tsx';
import { TakeModal } from './take-modal.tsx';
import { copyWeek, moveDay, moveWeek } from './tree-edits.ts';
import type { Draft } from './use-draft.ts';

const newId = () => crypto.randomUUID();

interface WeeksPartProps {
  draft: Draft;
  current: string | null;
  programId: string;
  /** Exercises that are new to the program. */
  onKnown: (exercises: readonly ProgramExerciseFacts[]) => void;
}

/** All weeks with their workouts, in the order in which they are trained. */
export function WeeksPart({ draft, current, programId, onKnown }: WeeksPartProps) {
  const { tree, edit } = draft;
  const isFull = tree.weeks.length >= treeLimits.weeks;
  const [taking, setTaking] = useState(false);
  return (
    <div className={styles.weeks}>
      {tree.weeks.length === 0 && (
        <Panel>
          <EmptyState title="No weeks yet">Add a week, then the workouts of its days.</EmptyState>
        </Panel>
      )}
      {tree.weeks.map((week, index) => (
        <Week key={week.id} {...{ draft, week, index, current }} />
      ))}
      <div>
        <Button
          icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          disabled={isFull}
          onClick={() => edit((now) => addWeek(now, newId))}
        >
          Add a week
        </Button>
        <Button variant="text" disabled={isFull} onClick={() => setTaking(true)}>
          Add from another program
        </Button>
      </div>
      {taking && <TakeModal {...{ draft, programId, onKnown }} onClose={() => setTaking(false)} />}
    </div>
  );
}

interface WeekProps {
  draft: Draft;
  week: ProgramWeek;
  index: number;
  current: string | null;
}

function Week({ draft: { tree, edit }, week, index, current }: WeekProps) {
  const { id, days } = week;
  const openDay = useOpenDay();
  const name = `Week ${index + 1}`;
  const toWeek = (to: number) =>
    edit((now) => moveWeek(now, id, Math.max(0, Math.min(to, now.weeks.length - 1))));
  const add = () => {
    const day = { id: newId(), name: `Day ${days.length + 1}`, blocks: [] };
    edit((now) => addDay(now, id, day));
    openDay(day.id);
  };
  return (
    <section className={styles.week} {...partPlace('week', 'weeks', index)} aria-label={name}>
      <div className={styles.weekHead}>
        <MoveGrip
          kind="week"
          id={id}
          name={name}
          onStep={(step) => toWeek(index + step)}
          onDrop={(place) => toWeek(place.index)}
        />
        <h2>{name}</h2>
        <Menu
          target={
            <IconButton
              label={`More for week ${index + 1}`}
              size={48}
              icon={<IconDots size={18} stroke={1.75} aria-hidden="true" />}
            />
          }
        >
          <MenuItem
            disabled={tree.weeks.length >= treeLimits.weeks}
            onClick={() => edit((now) => ({ weeks: after(now.weeks, id, copyWeek(week, newId)) }))}
          >
            Copy week
          </MenuItem>
          <SaveTemplateItem name={name} days={days} />
          <MenuItem danger onClick={() => edit((now) => removeWeek(now, id))}>
            Delete week
          </MenuItem>
        </Menu>
      </div>
      <div className={styles.days}>
        {days.map((day, at) => (
          <Day key={day.id} {...{ tree, edit, day, weekId: id, at }} isCurrent={day.id === current} />
        ))}
        {days.length < treeLimits.days && (
          <div className={styles.addDay} {...partPlace('day', id, days.length)}>
            <Button
              variant="text"
              aria-label={`Add a workout to week ${index + 1}`}
              icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
              onClick={add}
            >
              Workout
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

interface DayProps extends Pick<Draft, 'tree' | 'edit'> {
  day: ProgramDay;
  weekId: string;
  at: number;
  isCurrent: boolean;
}

function Day({ tree, edit, day, weekId, at, isCurrent }: DayProps) {
  const [params] = useAddressParams();
  const { id, name } = day;
  const weeks = tree.weeks.map((week) => ({ id: week.id, parts: week.days.map((each) => each.id) }));
  const isFull = (to: string) =>
    to !== weekId && (tree.weeks.find((week) => week.id === to)?.days.length ?? 0) >= treeLimits.days;
  const move = (place: { parentId: string; index: number } | null) => {
    if (place && !isFull(place.parentId)) edit((now) => moveDay(now, id, place));
  };
  const count = exerciseIds(day).length;
  return (
    <div className={styles.day} data-current={isCurrent || undefined} {...partPlace('day', weekId, at)}>
      <MoveGrip
        kind="day"
        id={id}
        name={name}
        onStep={(step) => move(stepPlace(weeks, id, step))}
        onDrop={move}
      />
      <Link
        to={{ search: withParam(params, 'day', id).toString() }}
        aria-current={isCurrent ? 'true' : undefined}
        preventScrollReset
      >
        <b>{name}</b>
        <small>{`${counted(count, ['exercise', 'exercises'])}, ${estimatedMinutes(day)} min`}</small>
      </Link>
    </div>
  );
}

/** Opens a workout beside the weeks: it is in the address. */
export function useOpenDay(): (id: string | null) => void {
  const [, change] = useAddressParams();
  return (id) =>
    change((now) => withParam(now, 'day', id ?? ''), { replace: true, preventScrollReset: true });
}
