import { CallFailed } from '@chalkline/contract/http/client.ts';
import { commonCodes } from '@chalkline/contract/http/codes.ts';
import { describe, expect, it } from 'vitest';
import { commonTexts, errorText, fieldErrors } from './error-texts.tsx';

const refused = new CallFailed(422, {
  message: 'Not valid.',
  errors: [
    { code: 'required', message: 'name is required', path: 'body.divisions.0.name' },
    { code: 'too_long', message: 'name is too long', path: 'body.divisions.0.name' },
    { code: 'made_up', message: 'from the server', path: 'body.code' },
  ],
});

describe('error texts', () => {
  it('hold one for each code that every call may answer with', () => {
    expect(Object.keys(commonTexts).sort()).toEqual([...Object.keys(commonCodes), 'unreachable'].sort());
  });

  it('say ours before the server’s', () => {
    expect(errorText(commonTexts, refused)).toBe('This is needed.');
    const unknown = new CallFailed(400, { message: 'm', errors: [{ code: 'made_up', message: 'theirs' }] });
    expect(errorText(commonTexts, unknown)).toBe('theirs');
  });

  it('stay bland about anything that is no failed call', () => {
    expect(errorText(commonTexts, new TypeError('x is undefined'))).toBe(commonTexts.internal);
  });

  it('go to their fields, the first one for each', () => {
    expect(fieldErrors(commonTexts, refused)).toEqual({
      'divisions.0.name': 'This is needed.',
      code: 'from the server',
    });
  });
});
