import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { useState } from 'react';
import { numberText } from '../../../../ui/locale.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { ruleSentences } from '../../scoring-rules-words.ts';
import styles from './good-to-know.module.css';
import { placesIn, pointsOfPlaces } from './points-of-places.ts';

interface ScoringToldProps {
  scoring: CompetitionScoring;
  workouts: readonly { readonly id: string; readonly name: string }[];
}

/** The rules as people read them beside the board, made from the settings, and a sum to try them on. */
export function ScoringTold({ scoring, workouts }: ScoringToldProps) {
  return (
    <>
      <section className={styles.know}>
        <h2>How this is scored</h2>
        <ul>
          {ruleSentences(scoring, workouts).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <TryPlaces scoring={scoring} />
    </>
  );
}

function TryPlaces({ scoring }: Pick<ScoringToldProps, 'scoring'>) {
  const [typed, setTyped] = useState('1, 3, 2');
  const places = placesIn(typed);
  const points = places && pointsOfPlaces(scoring.points, places);
  if (pointsOfPlaces(scoring.points, [1]) === null) return null;
  return (
    <section className={styles.know}>
      <h2>Try it</h2>
      <TextField
        id="try-places"
        label="Places of an athlete, one for each workout"
        autoComplete="off"
        error={places === null && 'Write places, like 1, 3, 2.'}
        value={typed}
        onChange={(change) => setTyped(change.currentTarget.value)}
      />
      <p className={styles.sum} role="status">
        {points &&
          points.length > 0 &&
          `${points.map((each) => numberText(each)).join(' + ')} = ${numberText(sum(points))} points`}
      </p>
    </section>
  );
}

function sum(points: readonly number[]): number {
  // In thousandths: tables have at most three decimals.
  return points.reduce((total, each) => total + Math.round(each * 1000), 0) / 1000;
}
