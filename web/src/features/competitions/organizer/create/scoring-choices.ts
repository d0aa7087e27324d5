import type {
  CompetitionScoring,
  OverallTie,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';

type Choices<Value extends string> = readonly { readonly value: Value; readonly label: string }[];

interface ScoringChoices {
  readonly labels: Readonly<Record<'didNotFinish' | 'absent' | 'nothingHandedIn' | 'withdrawn', string>>;
  readonly tie: Choices<OverallTie>;
  readonly didNotFinish: Choices<CompetitionScoring['didNotFinish']>;
  readonly absent: Choices<CompetitionScoring['absent']>;
  readonly nothingHandedIn: Choices<CompetitionScoring['nothingHandedIn']>;
  readonly withdrawn: Choices<CompetitionScoring['withdrawn']>;
}

/** What can be chosen for those who are not simply ranked. */
export const scoringChoices: ScoringChoices = {
  labels: {
    didNotFinish: 'Did not finish (DNF)',
    absent: 'Missed a workout (DNS)',
    nothingHandedIn: 'Handed in nothing at all',
    withdrawn: 'Withdrew (WD)',
  },
  tie: [
    { value: 'best_finish', label: 'The best single finish splits them' },
    { value: 'share', label: 'They share their place' },
    { value: 'designated_workout', label: 'One workout splits them' },
    { value: 'by_hand', label: 'I split them by hand' },
  ],
  didNotFinish: [
    { value: 'last_place', label: 'The last place and its points' },
    { value: 'zero_points', label: '0 points' },
  ],
  absent: [
    { value: 'share_place', label: 'Shares the place after the last' },
    { value: 'no_place', label: 'No place in that workout' },
  ],
  nothingHandedIn: [
    { value: 'last', label: 'Stands last' },
    { value: 'unranked', label: 'Has no place' },
  ],
  withdrawn: [
    { value: 'by_points', label: 'Keeps the place by points' },
    { value: 'below', label: 'Below all who stayed, by points' },
    { value: 'below_by_progress', label: 'Below those still competing, by how far they got' },
    { value: 'below_by_withdrawal', label: 'Below, the last to leave first' },
  ],
};
