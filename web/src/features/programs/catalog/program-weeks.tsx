import type { ProgramExerciseFacts } from '@chalkline/contract/programs/program.schema.ts';
import { estimatedMinutes } from '@chalkline/contract/programs/program-tree.rules.ts';
import type {
  ProgramBlock,
  ProgramDay,
  ProgramExercise,
  ProgramTree,
} from '@chalkline/contract/programs/program-tree.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { HowToModal } from '../../../patterns/exercises/how-to-modal.tsx';
import { counted } from '../../../ui/counted.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { musclesText } from '../exercises/exercise-texts.ts';
import { progressText, setsTexts } from '../set-texts.ts';
import type { TrainSection } from '../train-section.ts';
import styles from './catalog.module.css';

type Known = ReadonlyMap<string, ProgramExerciseFacts>;

interface ProgramWeeksProps {
  tree: ProgramTree;
  exercises: readonly ProgramExerciseFacts[];
  train: TrainSection;
}

/** Everything that is trained: the first week open, the others behind their names. */
export function ProgramWeeks({ tree, exercises, train: { Section } }: ProgramWeeksProps) {
  const known = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  return tree.weeks.map(({ id, days }, index) => {
    const label = `Week ${index + 1}`;
    const inside = days.map((day) => (
      <Day key={day.id} day={day} known={known}>
        <Suspense>
          <Section day={day} exercises={exercises} />
        </Suspense>
      </Day>
    ));
    if (index === 0) {
      return (
        <Panel key={id} title={label}>
          {inside}
        </Panel>
      );
    }
    const summary = days.map(({ name }) => name).join(', ');
    return (
      <Disclosure key={id} label={label} summary={summary}>
        {inside}
      </Disclosure>
    );
  });
}

function Day({ day, known, children }: { day: ProgramDay; known: Known; children: ReactNode }) {
  return (
    <section className={styles.day}>
      <div className={styles.dayHead}>
        <h3>{day.name}</h3>
        <span className={text.hint}>about {counted(estimatedMinutes(day), ['minute', 'minutes'])}</span>
      </div>
      <div className={styles.blocks}>
        {day.blocks.map((block) => (
          <Block key={block.id} block={block} known={known} />
        ))}
      </div>
      {children}
    </section>
  );
}

function Block({ block: { exercises }, known }: { block: ProgramBlock; known: Known }) {
  const inside = exercises.map((exercise) => (
    <Exercise key={exercise.id} exercise={exercise} facts={known.get(exercise.exerciseId)} />
  ));
  if (exercises.length === 1) return inside;
  return (
    <div className={styles.superset}>
      <p className={styles.supersetHead}>
        Superset, {counted(exercises[0]?.sets.length ?? 0, ['round', 'rounds'])}
      </p>
      {inside}
    </div>
  );
}

function Exercise({
  exercise,
  facts,
}: {
  exercise: ProgramExercise;
  facts: ProgramExerciseFacts | undefined;
}) {
  const { exerciseId, sets, note, progress } = exercise;
  const name = facts?.name ?? 'Exercise';
  return (
    <div className={styles.exercise}>
      {facts?.isOfLibrary ? (
        <Link className={text.link} to={urlOf('exercise', { id: exerciseId })}>
          {name}
        </Link>
      ) : facts ? (
        <OwnExercise facts={facts} />
      ) : (
        <b>{name}</b>
      )}
      {setsTexts(sets).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
        <p key={index}>{line}</p>
      ))}
      {progress && <p>{progressText(progress)}</p>}
      {note && <p>{note}</p>}
    </div>
  );
}

/** The coach’s own one: it has no page, so how it is done is shown here. */
function OwnExercise({ facts }: { facts: ProgramExerciseFacts }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>{facts.name}</LinkButton>
      {open && <HowToModal exercise={facts} textOf={musclesText} onClose={() => setOpen(false)} />}
    </>
  );
}
