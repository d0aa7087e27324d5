import { CallFailed } from '@chalkline/contract/http/client.ts';
import { describe, expect, it } from 'vitest';
import { errorText, fieldErrors, unknownFailure } from './error-texts.ts';

const refused = new CallFailed(422, {
  message: 'Not valid.',
  errors: [
    { code: 'required', message: 'Enter a division name.', path: 'body.divisions.0.name' },
    { code: 'too_long', message: 'Use 80 characters or fewer.', path: 'body.divisions.0.name' },
    { code: 'code_wrong', message: 'This code is wrong.', path: 'body.code' },
  ],
});

describe('error texts', () => {
  it('are the server’s own, which can say more than a code', () => {
    expect(errorText(refused)).toBe('Enter a division name.');
  });

  it('are generic for anything but a failed call, and for one that says nothing', () => {
    expect(errorText(new TypeError('x is undefined'))).toBe(unknownFailure);
    expect(errorText(new CallFailed(500, { message: '', errors: [] }))).toBe(unknownFailure);
  });

  it('go to their fields, the first for each', () => {
    expect(fieldErrors(refused)).toEqual({
      'divisions.0.name': 'Enter a division name.',
      code: 'This code is wrong.',
    });
  });
});
