import { CallFailed } from '@chalkline/contract/http/client.ts';
import { expect, it } from 'vitest';
import { answerErrors, firstWrongField, isShownInForm, waiverError } from './answer-errors.ts';

const refused = new CallFailed(422, {
  message: 'Answer this question.',
  errors: [
    { code: 'answer_required', message: 'Answer this.', path: 'body.lines.0.details.attendees.1.answers.q1' },
    { code: 'answer_required', message: 'And this.', path: 'body.lines.0.details.answers.q2' },
    { code: 'waiver_required', message: 'Sign “House rules”.', path: 'body.lines.0.waiver' },
  ],
});

it('finds what is wrong with the answers of one attendee, or about the order', () => {
  expect(answerErrors(refused, 'body.lines.0.details.attendees.1')).toEqual({ q1: 'Answer this.' });
  expect(answerErrors(refused, 'body.lines.0.details.attendees.0')).toEqual({});
  expect(answerErrors(refused, 'body.lines.0.details')).toEqual({ q2: 'And this.' });
});

it('finds a missing signature, and nothing in other failures', () => {
  expect(waiverError(refused)).toBe('Sign “House rules”.');
  expect(waiverError(new Error('no network'))).toBeNull();
  expect(answerErrors(null, 'body')).toEqual({});
});

it('names the field to go to, and whether the form shows everything itself', () => {
  expect(firstWrongField(refused)).toBe('0.1.answers.q1');
  const ofOrder = new CallFailed(422, { message: '', errors: refused.errors.slice(1) });
  expect(firstWrongField(ofOrder)).toBe('order.answers.q2');
  expect(isShownInForm(refused)).toBe(true);
  const soldOut = new CallFailed(409, {
    message: 'Sold out.',
    errors: [{ code: 'sold_out', message: 'Sold out.', path: 'body.lines.0' }],
  });
  expect(firstWrongField(soldOut)).toBeNull();
  expect(isShownInForm(soldOut)).toBe(false);
  expect(isShownInForm(null)).toBe(false);
});
