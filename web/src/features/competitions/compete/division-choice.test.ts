import type {
  DivisionOffer,
  RegistrationReply,
} from '@chalkline/contract/competitions/registration.schema.ts';
import { expect, it } from 'vitest';
import { closedReason } from './division-choice.tsx';

const offer: DivisionOffer = {
  divisionId: 'd1',
  price: 5000,
  next: null,
  left: 0,
  waiting: 0,
  heldForWaiting: 0,
  reason: null,
  needs: { birthDate: false, gender: false },
  entryId: null,
  waitingPlace: null,
  order: null,
};
const registration = { left: null, state: 'open' } as RegistrationReply;
const reasonOf = (facts: Partial<DivisionOffer>) => closedReason({ ...offer, ...facts }, registration);

it('says that a division is full, how many wait, and that free places are held for those who do', () => {
  expect(reasonOf({ left: 2 })).toBeNull();
  expect(reasonOf({})).toBe('This division is full.');
  expect(reasonOf({ waiting: 3 })).toBe('Full, 3 waiting.');
  expect(reasonOf({ waiting: 1, heldForWaiting: 1 })).toBe('1 place is held for the waiting list.');
  expect(reasonOf({ heldForWaiting: 2 })).toBe('2 places are held for the waiting list.');
  const waitingPlace = { number: 2, offerUntil: null };
  expect(reasonOf({ waiting: 2, heldForWaiting: 1, waitingPlace })).toBe(
    'You’re number 2 on the waiting list.',
  );
});

it('says after registration has closed who still gets a place', () => {
  const after = (facts: Partial<DivisionOffer>) =>
    closedReason({ ...offer, ...facts }, { ...registration, state: 'ended' });
  expect(after({ left: 2 })).toBe('Registration has closed.');
  expect(after({ waitingPlace: { number: 2, offerUntil: null } })).toBe(
    'You’re number 2 on the waiting list.',
  );
  expect(after({ waitingPlace: { number: 1, offerUntil: '2031-12-04T10:00:00.000Z' } })).toBeNull();
});
