import { tryScore } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { readScore } from '@chalkline/contract/competitions/reading/read-score.ts';
import type { Reading, ReadingAnswers } from '@chalkline/contract/competitions/reading/reading.ts';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup, Radio } from '../../../ui/choices.tsx';
import { numberText } from '../../../ui/locale.ts';
import { placeText } from '../../../ui/place.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { typingHelp } from '../typing-help.ts';
import { plainPoints, pointsText } from './board-figures.ts';
import styles from './scoring-panel.module.css';

/** Which place a score would get, by the ranking itself; nothing is recorded. */
export function TryScore({ head }: { head: BoardHead }) {
  const { competitionId, divisionId, view, workouts } = head;
  const [workoutId, setWorkoutId] = useState(workouts[0]?.id ?? '');
  const [typed, setTyped] = useState('');
  const [answers, setAnswers] = useState<ReadingAnswers>({});
  const attempt = useAction({
    send: (call) => {
      const body = { divisionId, workoutId, typed, answers, view };
      return call(tryScore, { params: { competitionId }, body });
    },
  });
  const workout = workouts.find(({ id }) => id === workoutId);
  if (!workout) return null;
  const asTyped = readScore(typed, workout.scoring);
  const reading = asTyped.kind === 'question' ? readScore(typed, workout.scoring, { answers }) : asTyped;
  const change = (set: () => void) => {
    set();
    attempt.reset();
  };
  const submit = (form: FormEvent) => {
    form.preventDefault();
    if (reading.kind !== 'empty' && reading.kind !== 'question') attempt.run();
  };
  return (
    <form className={styles.attempt} onSubmit={submit}>
      <h3 className={text.h5}>Try a score</h3>
      <SelectField
        label="Workout"
        choices={workouts.map(({ id, name }) => ({ value: id, label: name }))}
        value={workoutId}
        onChange={(id) =>
          change(() => {
            setWorkoutId(id);
            setAnswers({});
          })
        }
      />
      <TextField
        label="Score"
        hint={reading.kind === 'score' ? `Reads as ${reading.understood}` : typingHelp(workout.scoring)}
        error={attempt.error}
        value={typed}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) =>
          change(() => {
            setTyped(value);
            setAnswers({});
          })
        }
      />
      <Meant reading={asTyped} chosen={answers} onChoose={(meant) => change(() => setAnswers(meant))} />
      <Button
        type="submit"
        busy={attempt.busy}
        disabled={reading.kind === 'empty' || reading.kind === 'question'}
      >
        Check place
      </Button>
      <p role="status" className={styles.answer}>
        {attempt.answer && answerText(attempt.answer)}
      </p>
    </form>
  );
}

interface MeantProps {
  reading: Reading;
  chosen: ReadingAnswers;
  onChoose: (answers: ReadingAnswers) => void;
}

/** Asks what was meant, where it can be two things. */
function Meant({ reading, chosen, onChoose }: MeantProps) {
  if (reading.kind !== 'question') return null;
  return (
    <ChoiceGroup legend={reading.message}>
      {reading.choices.map(({ answers, understood }) => (
        <Radio
          key={understood}
          name="meant"
          label={understood}
          checked={JSON.stringify(answers) === JSON.stringify(chosen)}
          onChange={() => onChoose(answers)}
        />
      ))}
    </ChoiceGroup>
  );
}

interface Answer {
  understood: string;
  place: number | null;
  tiedWith: number;
  ranked: number;
  points: number | null;
}

/** `9:30 would place =2nd of 21, tied with 1 other: 95 pts. This score isn’t saved.` */
function answerText({ understood, place, tiedWith, ranked, points }: Answer): string {
  const gained = points === null ? '' : `: ${pointsText(points, plainPoints)}`;
  if (place === null) return `${understood} wouldn’t be ranked${gained}. This score isn’t saved.`;
  const shared =
    tiedWith === 0 ? '' : `, tied with ${numberText(tiedWith)} ${tiedWith === 1 ? 'other' : 'others'}`;
  const rank = `${placeText(place, tiedWith > 0)} of ${numberText(ranked)}`;
  return `${understood} would place ${rank}${shared}${gained}. This score isn’t saved.`;
}
