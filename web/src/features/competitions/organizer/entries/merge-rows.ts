import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { MergeSide } from '@chalkline/contract/competitions/entry-merge.schema.ts';
import { numberText } from '../../../../ui/locale.ts';
import { entryStateLabels } from './entry-labels.ts';

export interface MergeRow {
  readonly label: string;
  readonly one: string;
  readonly other: string;
}

const nothing = '–';

/** Two entries line by line, without lines that neither has anything in. */
export function mergeRows(
  { divisions, workouts }: Pick<CompetitionReply, 'divisions' | 'workouts'>,
  one: MergeSide,
  other: MergeSide,
): MergeRow[] {
  const row = (label: string, text: (side: MergeSide) => string | null | undefined): MergeRow[] => {
    const [left, right] = [text(one), text(other)];
    return left || right ? [{ label, one: left || nothing, other: right || nothing }] : [];
  };
  const yes = (is: boolean) => (is ? 'Yes' : null);
  return [
    ...row('Division', ({ divisionId }) => divisions.find(({ id }) => id === divisionId)?.name),
    ...row('Status', ({ state }) => entryStateLabels[state] || 'Active'),
    ...row('Account', ({ claimed, email }) => (claimed ? 'Linked' : email && `Invited ${email}`)),
    ...row('Order', ({ ordered }) => yes(ordered)),
    ...row('Birth date', ({ birthDate }) => birthDate),
    ...row('Country', ({ country }) => country),
    ...row('Gym', ({ affiliate }) => affiliate),
    ...row('Checked in', ({ checkedIn }) => yes(checkedIn)),
    ...workouts.flatMap(({ id, name }) => [
      ...row(name, ({ scores }) => {
        const score = scores.find(({ workoutId }) => workoutId === id);
        return score && `${score.words}${score.penalties > 0 ? ', penalized' : ''}`;
      }),
      ...row(`${name}, heat`, ({ lanes }) => {
        const found = lanes.find(({ workoutId }) => workoutId === id);
        return found && `Heat ${found.heat}, lane ${found.lane}`;
      }),
    ]),
    ...row('Points by hand', ({ adjustment }) => (adjustment === 0 ? null : numberText(adjustment))),
    ...row('Followers', ({ followers }) => (followers === 0 ? null : numberText(followers))),
  ];
}

/** Workouts in which both have a score. */
export function bothScored(one: MergeSide, other: MergeSide): string[] {
  const own = new Set(one.scores.map(({ workoutId }) => workoutId));
  return other.scores.flatMap(({ workoutId }) => (own.has(workoutId) ? [workoutId] : []));
}
