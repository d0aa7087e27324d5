import { CallFailed } from '@chalkline/contract/http/client.ts';
import { commonTexts } from '@chalkline/contract/http/codes.ts';
import { describe, expect, it } from 'vitest';
import { errorText, fieldErrors } from './error-texts.tsx';

const refused = new CallFailed(422, {
  message: 'Not valid.',
  errors: [
    { code: 'required', message: 'name is required', path: 'body.divisions.0.name' },
    { code: 'too_long', message: 'name is too long', path: 'body.divisions.0.name' },
    { code: 'made_up', message: 'from the server', path: 'body.code' },
  ],
});

describe('error texts', () => {
  it('prefer the contract’s sentence to the server’s message', () => {
    expect(errorText(commonTexts, refused)).toBe('This field is required.');
    const unknown = new CallFailed(400, { message: 'm', errors: [{ code: 'made_up', message: 'theirs' }] });
    expect(errorText(commonTexts, unknown)).toBe('theirs');
  });

  it('are generic for anything but a failed call', () => {
    expect(errorText(commonTexts, new TypeError('x is undefined'))).toBe(commonTexts.internal);
  });

  it('go to their fields, the first for each', () => {
    expect(fieldErrors(commonTexts, refused)).toEqual({
      'divisions.0.name': 'This field is required.',
      code: 'from the server',
    });
  });
});
