import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../../platform/error-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Row, Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import text from '../../../../ui/text.module.css';
import { typingHelp } from '../../typing-help.ts';
import { organizerQueries } from '../organizer.queries.ts';
import styles from './trial.module.css';
import { TrialBoards } from './trial-boards.tsx';
import { type TypedScores, trialBody } from './trial-body.ts';
import { athleteName, exampleScores, exampleWorkouts, type TrialWorkout } from './trial-examples.ts';
import { nothingTyped, type TypedScore } from './typed-score.ts';
import { TypedScoreField } from './typed-score-field.tsx';

interface ScoringTrialProps {
  /** The scoring in the form, saved or not. */
  scoring: CompetitionScoring;
  workouts: readonly TrialWorkout[];
}

const settleMs = 300;
const athletesAtFirst = 3;
const mostAthletes = 6;

/** Ranks typed scores of a few made-up athletes by the current rules and by each preset. */
export function ScoringTrial({ scoring, workouts }: ScoringTrialProps) {
  const tried = workouts.length > 0 ? workouts : exampleWorkouts;
  const [athletes, setAthletes] = useState(athletesAtFirst);
  const [typed, setTyped] = useState<TypedScores>({});
  const scores = Object.fromEntries(tried.map((workout) => [workout.id, scoresOf(typed, workout)]));
  const body = trialBody(scoring, tried, scores, athletes);
  const [asked] = useDebouncedValue(body && JSON.stringify(body), settleMs);
  const { data, error, isFetching } = useQuery(organizerQueries.scoringTrial(asked && JSON.parse(asked)));
  const set = (workout: TrialWorkout, athlete: number, score: TypedScore) => {
    const row = Array.from({ length: mostAthletes }, (_, at) => scores[workout.id]?.[at] ?? nothingTyped);
    setTyped({ ...typed, [workout.id]: row.with(athlete, score) });
  };
  return (
    <Panel title="Try it" padded>
      <Stack gap={24}>
        <p className={text.hint}>
          {workouts.length > 0
            ? 'Enter sample scores to see how they rank. Nothing is saved.'
            : 'Enter sample scores to see how they rank. Until you add workouts, you can use these examples. Nothing is saved.'}
        </p>
        <div className={styles.workouts}>
          {tried.map((workout) => (
            <fieldset key={workout.id} className={styles.workout}>
              <legend>{workout.name}</legend>
              <p className={styles.help}>{typingHelp(workout.scoring)}</p>
              <div className={styles.athletes}>
                {Array.from({ length: athletes }, (_, athlete) => (
                  <TypedScoreField
                    // biome-ignore lint/suspicious/noArrayIndexKey: an athlete here is nothing but a number
                    key={athlete}
                    label={athleteName(athlete)}
                    scoring={workout.scoring}
                    value={scores[workout.id]?.[athlete] ?? nothingTyped}
                    empty="Missed"
                    onChange={(score) => set(workout, athlete, score)}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <Row>
          <Button
            size={32}
            disabled={athletes === mostAthletes}
            onClick={() => setAthletes(Math.min(mostAthletes, athletes + 1))}
          >
            Add an athlete
          </Button>
        </Row>
        {body === null ? (
          <Note tone="warn">The scoring above is incomplete. Fix it to see the ranking.</Note>
        ) : error ? (
          <Note tone="warn">{errorText(error)}</Note>
        ) : data ? (
          <TrialBoards
            boards={data}
            scoring={scoring}
            workouts={tried}
            isOld={isFetching || asked !== JSON.stringify(body)}
          />
        ) : (
          <SkeletonRows rows={athletes} avatar={false} />
        )}
      </Stack>
    </Panel>
  );
}

/** The typed scores, or the examples until something is typed. */
function scoresOf(typed: TypedScores, workout: TrialWorkout): readonly TypedScore[] {
  return typed[workout.id] ?? exampleScores(workout.scoring).map((text) => ({ typed: text, answers: {} }));
}
