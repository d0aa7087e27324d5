import type {
  DivisionGender,
  DivisionReply,
  NewDivision,
} from '@chalkline/contract/competitions/division.schema.ts';
import type { FieldWords } from '../../../../platform/field-words.ts';

/** What the form of a division changes; its team scoring is set where its teams are. */
export type DivisionDraft = Omit<NewDivision, 'teams'>;

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
    ...sketch,
  };
}

export function divisionDraftOf(division: DivisionReply): DivisionDraft {
  const { name, gender, ageFrom, ageTo, teamSize, capacity, plannedField, points } = division;
  return { name, gender, ageFrom, ageTo, teamSize, capacity, plannedField, points };
}

export const divisionWords: FieldWords = {
  name: { label: 'Name', wrong: 'Write a name of up to 80 characters.' },
  gender: { label: 'Gender', wrong: 'Choose who competes.' },
  teamSize: { label: 'Athletes of a team', wrong: 'A whole number from 3 to 20.' },
  ageFrom: { label: 'Age from', wrong: 'A whole number from 1 to 120, or nothing for no lower limit.' },
  ageTo: {
    label: 'Age to',
    wrong: 'A whole number up to 120, not below “from”. Leave it empty for no upper limit.',
  },
  capacity: { label: 'Places', wrong: 'A whole number from 1, or nothing for no limit.' },
  plannedField: { label: 'Planned field', wrong: 'A whole number from 1, or nothing.' },
  points: { label: 'Points', wrong: 'Choose a points table from the list.' },
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
