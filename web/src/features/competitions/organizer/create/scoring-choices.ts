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

/** Choices for ties and for athletes without a complete set of scores. */
export const scoringChoices: ScoringChoices = {
  labels: {
    didNotFinish: 'Did not finish (DNF)',
    absent: 'Missed a workout (DNS)',
    nothingHandedIn: 'No scores at all',
    withdrawn: 'Withdrew (WD)',
  },
  tie: [
    { value: 'best_finish', label: 'Best single finish breaks them' },
    { value: 'share', label: 'Tied athletes share the place' },
    { value: 'designated_workout', label: 'One workout breaks them' },
    { value: 'by_hand', label: 'You break them by hand' },
  ],
  didNotFinish: [
    { value: 'last_place', label: 'Last place and its points' },
    { value: 'zero_points', label: '0 points' },
  ],
  absent: [
    { value: 'share_place', label: 'Shared place after the last' },
    { value: 'no_place', label: 'No place in that workout' },
  ],
  nothingHandedIn: [
    { value: 'last', label: 'Last place' },
    { value: 'unranked', label: 'No place' },
  ],
  withdrawn: [
    { value: 'by_points', label: 'Ranked by points' },
    { value: 'below', label: 'Below everyone who stayed, by points' },
    { value: 'below_by_progress', label: 'Below everyone still competing, by how far they got' },
    { value: 'below_by_withdrawal', label: 'Below everyone who stayed, last to leave first' },
  ],
};
