import { tryScore } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../platform/calls.ts';
import { useErrorText } from '../../../platform/error-texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { numberText } from '../../../ui/locale.ts';
import { placeText } from '../../../ui/place.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { typingHelp } from '../organizer/scores/typing-help.ts';
import { plainPoints, pointsText } from './board-figures.ts';
import styles from './scoring-panel.module.css';

/** Which place a score would get, by the ranking itself; nothing is recorded. */
export function TryScore({ head }: { head: BoardHead }) {
  const { competitionId, divisionId, view, workouts } = head;
  const [workoutId, setWorkoutId] = useState(workouts[0]?.id ?? '');
  const [typed, setTyped] = useState('');
  const say = useErrorText();
  const attempt = useMutation({
    mutationFn: async () =>
      (await call(tryScore, { params: { competitionId }, body: { divisionId, workoutId, typed, view } }))
        .data,
  });
  const workout = workouts.find(({ id }) => id === workoutId);
  if (!workout) return null;
  const submit = (form: FormEvent) => {
    form.preventDefault();
    attempt.mutate();
  };
  return (
    <form className={styles.attempt} onSubmit={submit}>
      <h3 className={text.h5}>Try a score</h3>
      <SelectField
        label="Workout"
        choices={workouts.map(({ id, name }) => ({ value: id, label: name }))}
        value={workoutId}
        onChange={(id) => {
          setWorkoutId(id);
          attempt.reset();
        }}
      />
      <TextField
        label="Score"
        hint={typingHelp(workout.scoring)}
        error={attempt.isError ? say(attempt.error) : undefined}
        value={typed}
        autoComplete="off"
        onChange={(change) => {
          setTyped(change.currentTarget.value);
          attempt.reset();
        }}
      />
      <Button type="submit" busy={attempt.isPending} disabled={typed.trim() === ''}>
        Where would it stand?
      </Button>
      <p role="status" className={styles.answer}>
        {attempt.data && answerWords(attempt.data)}
      </p>
    </form>
  );
}

interface Answer {
  understood: string;
  place: number | null;
  tiedWith: number;
  ranked: number;
  points: number | null;
}

/** `9:30 would be =2nd of 21, shared with 1 other: 95 pts. Nothing was recorded.` */
function answerWords({ understood, place, tiedWith, ranked, points }: Answer): string {
  const gained = points === null ? '' : `: ${pointsText(points, plainPoints)}`;
  if (place === null) return `${understood} would have no place${gained}. Nothing was recorded.`;
  const shared =
    tiedWith === 0 ? '' : `, shared with ${numberText(tiedWith)} ${tiedWith === 1 ? 'other' : 'others'}`;
  const stands = `${placeText(place, tiedWith > 0)} of ${numberText(ranked)}`;
  return `${understood} would be ${stands}${shared}${gained}. Nothing was recorded.`;
}
