import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import type {
  ScoringTrialReply,
  TrialRow,
  TrialRules,
} from '@chalkline/contract/competitions/scoring-trial.schema.ts';
import { useState } from 'react';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { Place, placeText } from '../../../../ui/place.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import text from '../../../../ui/text.module.css';
import { plainPoints, pointsText, totalsText } from '../../leaderboard/board-figures.ts';
import { addingProblem } from '../points/adding-up.ts';
import { astray } from '../points/points-methods.ts';
import { presetLabels } from './preset-labels.ts';
import styles from './trial.module.css';
import { athleteName, type TrialWorkout } from './trial-examples.ts';

type Board = ScoringTrialReply['boards'][number];

interface TrialBoardsProps {
  boards: readonly Board[];
  /** The scoring that `as_sent` refers to. */
  scoring: CompetitionScoring;
  workouts: readonly TrialWorkout[];
  /** A newer result is loading. */
  isOld: boolean;
}

/** The board of the made-up athletes by one set of rules, and their places by all of them. */
export function TrialBoards({ boards: tried, scoring, workouts, isOld }: TrialBoardsProps) {
  const [rules, setRules] = useState<TrialRules>('as_sent');
  const rulesOf = (of: TrialRules) => (of === 'as_sent' ? scoring : scoringPresets[of]);
  const problemOf = (of: TrialRules) => (of === 'as_sent' ? null : addingProblem(rulesOf(of), workouts));
  const boards = tried.filter((board) => problemOf(board.rules) === null);
  const left = tried.filter((board) => problemOf(board.rules) !== null);
  const shown = boards.find((board) => board.rules === rules) ?? boards[0];
  if (!shown) return null;
  const totals = (of: TrialRules) => totalsText(rulesOf(of), workouts);
  const own = workouts.map(({ name, points }) => ({ name, own: points.points }));
  const isAstray = (of: TrialRules) => astray(rulesOf(of).total, own).length > 0;
  const stray = [...new Set(boards.flatMap((board) => astray(rulesOf(board.rules).total, own)))];
  const athletes = shown.rows.map(({ athlete }) => athlete).toSorted((one, other) => one - other);
  return (
    <>
      <div className={styles.result} data-old={isOld || undefined} aria-busy={isOld}>
        <SelectField
          label="Scored by"
          choices={boards.map((board) => ({ value: board.rules, label: rulesName(board.rules) }))}
          value={shown.rules}
          onChange={setRules}
        />
        <DataTable
          dense
          caption={`Scored by ${rulesName(shown.rules)}`}
          rowKey={({ athlete }) => String(athlete)}
          rows={shown.rows}
          columns={columnsOf(workouts, totals(shown.rules))}
        />
      </div>
      <div className={styles.result} data-old={isOld || undefined} aria-busy={isOld}>
        <h3 className={text.h5}>The same scores by other rules</h3>
        <DataTable
          dense
          caption="Place and total by each set of rules"
          rowKey={(board) => board.rules}
          rows={boards}
          columns={[
            {
              key: 'rules',
              head: 'Rules',
              phone: 'lead',
              cell: (board) => `${rulesName(board.rules)}${isAstray(board.rules) ? ' *' : ''}`,
            },
            ...athletes.map(
              (athlete): Column<Board> => ({
                key: String(athlete),
                head: athleteName(athlete),
                align: 'right',
                cell: ({ rules: of, rows }) => {
                  const row = rows.find((each) => each.athlete === athlete);
                  return row ? standing(row, pointsText(row.total, totals(of))) : '–';
                },
              }),
            ),
          ]}
        />
        {left.map(({ rules: of }) => (
          <p key={of} className={text.hint}>
            {rulesName(of)} doesn’t work with these workouts. {problemOf(of)}
          </p>
        ))}
        {boards.some((board) => isAstray(board.rules)) && (
          <p className={text.hint}>
            * {stray.join(', ')}: custom points that don’t match these rules. Remove them in the workouts step
            first.
          </p>
        )}
      </div>
    </>
  );
}

function columnsOf(
  workouts: readonly TrialWorkout[],
  totals: (points: number | null) => string,
): Column<TrialRow>[] {
  return [
    {
      key: 'athlete',
      head: 'Athlete',
      phone: 'lead',
      cell: ({ athlete, place, tied }) => (
        <span className={styles.who}>
          <Place place={place} tied={tied} /> {athleteName(athlete)}
        </span>
      ),
    },
    ...workouts.map(
      ({ id, name }): Column<TrialRow> => ({
        key: id,
        head: name,
        align: 'right',
        cell: ({ cells }) => {
          const cell = cells.find(({ workoutId }) => workoutId === id);
          return cell ? standing(cell, pointsText(cell.points, plainPoints)) : '–';
        },
      }),
    ),
    { key: 'total', head: 'Total', align: 'right', cell: ({ total }) => <b>{totals(total)}</b> },
  ];
}

/** `=2nd 97 pts`. */
function standing({ place, tied }: Pick<TrialRow, 'place' | 'tied'>, points: string) {
  return (
    <span className={styles.points}>
      {place === null ? 'no place' : placeText(place, tied)} <small>{points}</small>
    </span>
  );
}

function rulesName(rules: TrialRules): string {
  return rules === 'as_sent' ? 'Your rules' : presetLabels[rules][0];
}
