import type {
  DivisionGender,
  DivisionReply,
  NewDivision,
} from '@chalkline/contract/competitions/division.schema.ts';
import { largestTeam } from '@chalkline/contract/competitions/team.schema.ts';
import type { FieldTexts } from '../../../../platform/field-texts.ts';

/** The values of the division form. */
export type DivisionDraft = NewDivision;

export function emptyDivision(sketch: Partial<DivisionDraft> = {}): DivisionDraft {
  return {
    name: '',
    gender: 'any',
    ageFrom: null,
    ageTo: null,
    teamSize: 1,
    capacity: null,
    plannedField: null,
    points: null,
    teams: null,
    cuts: [],
    ...sketch,
  };
}

export function divisionDraftOf(division: DivisionReply): DivisionDraft {
  const { name, gender, ageFrom, ageTo, teamSize, capacity, plannedField, points, teams, cuts } = division;
  return { name, gender, ageFrom, ageTo, teamSize, capacity, plannedField, points, teams, cuts };
}

export const divisionTexts: FieldTexts = {
  name: { label: 'Name', wrong: 'Enter a name of up to 80 characters.' },
  gender: { label: 'Gender', wrong: 'Choose who competes.' },
  teamSize: { label: 'Athletes per team', wrong: `Enter a whole number from 3 to ${largestTeam}.` },
  ageFrom: {
    label: 'Age from',
    wrong: 'Enter a whole number from 1 to 120, or leave it empty for no lower limit.',
  },
  ageTo: {
    label: 'Age to',
    wrong: 'Enter a whole number up to 120, not below “From”, or leave it empty for no upper limit.',
  },
  capacity: { label: 'Capacity', wrong: 'Enter a whole number from 1, or leave it empty for no limit.' },
  plannedField: { label: 'Planned field', wrong: 'Enter a whole number from 1, or leave it empty.' },
  points: { label: 'Points', wrong: 'Choose how points are earned.' },
  'points.table': { label: 'Points table', wrong: 'Choose a points table from the list.' },
  'points.name': { label: 'Table name', wrong: 'Enter a name of up to 80 characters.' },
  'points.points': { label: 'Places and points', wrong: 'Fix the rows that can’t be read.' },
  cuts: { label: 'Cuts', wrong: 'Each workout can have only one cut after it.' },
  'cuts.*.afterWorkoutId': {
    label: 'Cut #, after workout',
    wrong: 'Choose a workout of this competition.',
  },
  'cuts.*.rule.count': { label: 'Cut #, how many advance', wrong: 'Enter a whole number from 1.' },
  'cuts.*.rule.percent': { label: 'Cut #, share', wrong: 'Enter a whole number from 1 to 100.' },
  'cuts.*.rule.of': {
    label: 'Cut #, share of',
    wrong: 'Enter the planned field, or choose another field.',
  },
  'cuts.*.rule.points': { label: 'Cut #, points', wrong: 'Enter a number with at most three decimals.' },
  'cuts.*.rule.workoutId': { label: 'Cut #, workout', wrong: 'Choose a workout up to the cut.' },
  'cuts.*.rule.typed': { label: 'Cut #, standard', wrong: 'Enter a score of this workout.' },
  'teams.count': { label: 'How many count', wrong: 'Enter a whole number from 1 to 20.' },
};

/** Whether the maximum age is below the minimum, so no one could be in the division. */
export function agesAreApart({ ageFrom, ageTo }: DivisionDraft): boolean {
  return ageFrom !== null && ageTo !== null && ageTo < ageFrom;
}

interface DivisionSet {
  readonly label: string;
  readonly divisions: readonly (Partial<DivisionDraft> & { readonly name: string })[];
}

const both = (name: string, sketch: Partial<DivisionDraft> = {}) => [
  { ...sketch, name: `Women ${name}`, gender: 'women' as const },
  { ...sketch, name: `Men ${name}`, gender: 'men' as const },
];
const masters = (ageFrom: number, ageTo: number | null) => ({
  name: ageTo === null ? `Masters ${ageFrom}+` : `Masters ${ageFrom}–${ageTo}`,
  ageFrom,
  ageTo,
});
const pairs = (name: string, gender: DivisionGender) => ({ name, gender, teamSize: 2 });

/** Sets of common divisions; a set adds those whose names aren't used yet. */
export const divisionSets: readonly DivisionSet[] = [
  { label: 'Rx and Scaled', divisions: [...both('Rx'), ...both('Scaled')] },
  {
    label: 'Age groups',
    divisions: [
      { name: 'Teens', ageFrom: 14, ageTo: 17 },
      masters(35, 39),
      masters(40, 44),
      masters(45, 49),
      masters(50, null),
    ],
  },
  {
    label: 'Pairs',
    divisions: [pairs('Mixed pairs', 'mixed'), pairs('Women pairs', 'women'), pairs('Men pairs', 'men')],
  },
];
