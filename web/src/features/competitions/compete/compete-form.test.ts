import type { RegistrationReply } from '@chalkline/contract/competitions/registration.schema.ts';
import { expect, it } from 'vitest';

import { labelOf } from '../../../platform/field-texts.ts';
import { type CompeteDraft, competeTexts, missingIn } from './compete-form.ts';

const registration = {
  divisions: [
    { divisionId: 'masters', needs: { birthDate: true, gender: false } },
    { divisionId: 'open', needs: { birthDate: false, gender: false } },
  ],
} as RegistrationReply;
const draft = (
  divisionId: string,
  birthDate: string | null,
  team: object = { isTeam: false, teamName: '' },
) => ({ who: { birthDate }, chosen: [{ divisionId, ...team }] }) as unknown as CompeteDraft;

it('asks for the birth date with everything else, where a chosen division has an age limit', () => {
  expect(missingIn(draft('masters', null), registration)).toEqual({
    'who.birthDate': 'Enter your birth date.',
  });
  expect(missingIn(draft('masters', '1980-02-03'), registration)).toEqual({});
  expect(missingIn(draft('open', null), registration)).toEqual({});
});

it('asks for the name of a team', () => {
  expect(missingIn(draft('open', null, { isTeam: true, teamName: ' ' }), registration)).toEqual({
    'chosen.0.teamName': 'Enter a name of up to 120 characters.',
  });
});

it('names the question that an answer is missing to', () => {
  const id = '01975f00-0000-7000-8000-000000000000';
  expect(labelOf(competeTexts({ [id]: 'Who to call' }), `answers.${id}`)).toBe('Who to call');
  expect(labelOf(competeTexts({}), `answers.${id}`)).toBe('Question');
});
