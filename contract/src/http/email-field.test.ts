import { describe, expect, it } from 'vitest';
import { emailField } from './fields.ts';

describe('an e-mail address', () => {
  it.each(['noor@example.org', 'a+b@x.nl', 'o’neil@sub.example.museum', ' Noor@Example.ORG '])(
    'may be %j',
    (text) => {
      expect(emailField.parse(text)).toBe(text.trim().toLowerCase());
    },
  );

  it.each([
    '',
    'noor',
    'noor@example',
    'noor@example.o',
    'no or@example.org',
    'a@b@c.org',
    '@example.org',
    'a@.o1',
  ])('needs no space, an @, a domain and a dot with two letters: not %j', (text) => {
    expect(emailField.safeParse(text).success).toBe(false);
  });
});
