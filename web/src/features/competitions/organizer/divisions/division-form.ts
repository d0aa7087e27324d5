import type {
  DivisionGender,
  DivisionReply,
  NewDivision,
} from '@chalkline/contract/competitions/division.schema.ts';
import { largestTeam } from '@chalkline/contract/competitions/team.schema.ts';
import type { FieldTexts } from '../../../../platform/field-texts.ts';

/** What the form of a division changes. */
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
  name: { label: 'Name', wrong: 'Write a name of up to 80 characters.' },
  gender: { label: 'Gender', wrong: 'Choose who competes.' },
  teamSize: { label: 'Athletes of a team', wrong: `A whole number from 3 to ${largestTeam}.` },
  ageFrom: { label: 'Age from', wrong: 'A whole number from 1 to 120, or nothing for no lower limit.' },
  ageTo: {
    label: 'Age to',
    wrong: 'A whole number up to 120, not below “from”. Leave it empty for no upper limit.',
  },
  capacity: { label: 'Places', wrong: 'A whole number from 1, or nothing for no limit.' },
  plannedField: { label: 'Planned field', wrong: 'A whole number from 1, or nothing.' },
  points: { label: 'Points', wrong: 'Choose what places earn.' },
  'points.table': { label: 'Points table', wrong: 'Choose a points table from the list.' },
  'points.name': { label: 'Name of the table', wrong: 'Write a name of up to 80 characters.' },
  'points.points': { label: 'Places and points', wrong: 'Mend the rows that cannot be read.' },
  cuts: { label: 'Cuts', wrong: 'Two cuts cannot come after the same workout.' },
  'cuts.*.afterWorkoutId': {
    label: 'Cut #, after workout',
    wrong: 'Choose a workout of this competition.',
  },
  'cuts.*.rule.count': { label: 'Cut #, how many go on', wrong: 'A whole number from 1.' },
  'cuts.*.rule.percent': { label: 'Cut #, share', wrong: 'A whole number from 1 to 100.' },
  'cuts.*.rule.of': {
    label: 'Cut #, share of which field',
    wrong: 'Say how large the field is planned, or choose another field.',
  },
  'cuts.*.rule.points': { label: 'Cut #, points', wrong: 'A number with at most three decimals.' },
  'cuts.*.rule.workoutId': { label: 'Cut #, in workout', wrong: 'Choose a workout up to the cut.' },
  'cuts.*.rule.typed': { label: 'Cut #, result', wrong: 'Write a result as a score of this workout.' },
  'teams.count': { label: 'How many of them count', wrong: 'A whole number from 1 to 20.' },
};

/** Whether the upper age is below the lower one, so that nobody could be in it. */
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

/** Divisions that many competitions have; a set adds those whose names are not there yet. */
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
