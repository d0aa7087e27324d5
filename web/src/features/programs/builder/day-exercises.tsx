import type { ProgramExerciseFacts } from '@chalkline/contract/programs/program.schema.ts';
import { estimatedMinutes } from '@chalkline/contract/programs/program-tree.rules.ts';
import {
  type ProgramBlock,
  type ProgramDay,
  type ProgramExercise,
  type ProgramTree,
  treeLimits,
} from '@chalkline/contract/programs/program-tree.schema.ts';
import { IconDots } from '@tabler/icons-react';
import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { progressText, setsTexts } from '../set-texts.ts';
import styles from './builder.module.css';
import { DayName } from './day-name.tsx';
import { partPlace } from './drop-place.ts';
import { ExercisePicker } from './exercise-picker.tsx';
import { MoveGrip } from './move-grip.tsx';
import {
  addExercise,
  after,
  changeExercise,
  inDay,
  joinAbove,
  mayJoin,
  removeExercise,
  splitBlock,
  stepPlace,
} from './part-edits.ts';
import { ProgressModal } from './progress-modal.tsx';
import { SetsModal } from './sets-modal.tsx';
import { copyBlock, moveBlock, type Place } from './tree-edits.ts';
import type { Draft } from './use-draft.ts';

const newId = () => crypto.randomUUID();

export interface DayExercisesProps extends Pick<Draft, 'tree' | 'edit'> {
  day: ProgramDay;
  known: ReadonlyMap<string, ProgramExerciseFacts>;
  /** An exercise that is new to the program. */
  onKnown: (exercise: ProgramExerciseFacts) => void;
}

/** The name of a workout and its exercises, with what changes them. */
export function DayExercises({ tree, edit, day, known, onKnown }: DayExercisesProps) {
  const { id, name, blocks } = day;
  const change = (to: (now: ProgramDay) => ProgramDay) => edit((now) => inDay(now, id, to));
  return (
    <>
      <DayName
        key={id}
        name={name}
        minutes={estimatedMinutes(day)}
        onChange={(to) => change((now) => ({ ...now, name: to }))}
      />
      {blocks.map((block, index) => (
        <Block key={block.id} {...{ tree, edit, day, block, index, known }} />
      ))}
      {blocks.length < treeLimits.blocks && (
        <div {...partPlace('block', id, blocks.length)}>
          <ExercisePicker
            onPick={({ mine, ...facts }) => {
              onKnown({ ...facts, isOfLibrary: mine === null });
              change((now) => addExercise(now, facts, newId));
            }}
          />
        </div>
      )}
    </>
  );
}

interface BlockProps extends Pick<Draft, 'edit'> {
  tree: ProgramTree;
  day: ProgramDay;
  block: ProgramBlock;
  index: number;
  known: ReadonlyMap<string, ProgramExerciseFacts>;
}

function Block({ tree, edit, day, block, index, known }: BlockProps) {
  const { id, exercises } = block;
  const letter = String.fromCharCode(65 + index);
  const days = tree.weeks.flatMap((week) =>
    week.days.map((each) => ({ id: each.id, parts: each.blocks.map((part) => part.id) })),
  );
  const isFull = (to: string) =>
    to !== day.id && (days.find((each) => each.id === to)?.parts.length ?? 0) >= treeLimits.blocks;
  const move = (place: Place | null) => {
    if (place && !isFull(place.parentId)) edit((now) => moveBlock(now, id, place));
  };
  const name = exercises.map(({ exerciseId }) => nameOf(known, exerciseId)).join(' and ');
  return (
    <div
      className={clsx(styles.block, exercises.length > 1 && styles.superset)}
      {...partPlace('block', day.id, index)}
    >
      <MoveGrip
        kind="block"
        id={id}
        name={name}
        onStep={(step) =>
          move(
            stepPlace(
              [days.find((each) => each.id === day.id)].filter((each) => each !== undefined),
              id,
              step,
            ),
          )
        }
        onDrop={move}
      />
      <div className={styles.blockBody}>
        {exercises.map((exercise, at) => (
          <Exercise
            key={exercise.id}
            {...{ tree, edit, day, block, exercise }}
            name={nameOf(known, exercise.exerciseId)}
            letter={exercises.length > 1 ? `${letter}${at + 1}` : letter}
            isLast={at === exercises.length - 1}
          />
        ))}
      </div>
    </div>
  );
}

const nameOf = (known: ReadonlyMap<string, ProgramExerciseFacts>, id: string) =>
  known.get(id)?.name ?? 'Deleted exercise';

interface ExerciseProps extends Pick<Draft, 'tree' | 'edit'> {
  day: ProgramDay;
  block: ProgramBlock;
  exercise: ProgramExercise;
  name: string;
  letter: string;
  isLast: boolean;
}

function Exercise({ tree, edit, day, block, exercise, name, letter, isLast }: ExerciseProps) {
  const [open, setOpen] = useState(false);
  const [progressing, setProgressing] = useState(false);
  const change = (to: (now: ProgramDay) => ProgramDay) => edit((now) => inDay(now, day.id, to));
  const isFull = day.blocks.length >= treeLimits.blocks;
  return (
    <div className={styles.exercise}>
      <span className={styles.letter}>{letter}</span>
      <div className={styles.exerciseWords}>
        <b>{name}</b>
        {setsTexts(exercise.sets).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
          <p key={index}>{line}</p>
        ))}
        {exercise.progress && <p>{progressText(exercise.progress)}</p>}
        {exercise.note && <p>{exercise.note}</p>}
      </div>
      <Button aria-label={`Sets of ${name}`} onClick={() => setOpen(true)}>
        Sets
      </Button>
      <Menu
        target={
          <IconButton
            label={`More for ${name}`}
            size={48}
            icon={<IconDots size={18} stroke={1.75} aria-hidden="true" />}
          />
        }
      >
        <MenuItem onClick={() => setProgressing(true)}>Progress</MenuItem>
        {mayJoin(day, block.id) && (
          <MenuItem onClick={() => change((now) => joinAbove(now, block.id))}>Superset with above</MenuItem>
        )}
        {block.exercises.length > 1 && (
          <MenuItem onClick={() => change((now) => splitBlock(now, block.id, newId))}>
            Split superset
          </MenuItem>
        )}
        <MenuItem
          disabled={isFull}
          onClick={() =>
            change((now) => ({ ...now, blocks: after(now.blocks, block.id, copyBlock(block, newId)) }))
          }
        >
          Copy
        </MenuItem>
        <MenuItem danger onClick={() => change((now) => removeExercise(now, exercise.id))}>
          Delete
        </MenuItem>
      </Menu>
      {progressing && (
        <ProgressModal {...{ tree, edit, exercise, name }} onClose={() => setProgressing(false)} />
      )}
      {open && (
        <SetsModal
          {...{ name, exercise }}
          rests={isLast}
          onClose={() => setOpen(false)}
          onDone={(changed) => {
            change((now) => changeExercise(now, changed));
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
