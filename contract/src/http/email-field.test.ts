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
    ['noor@MÜNCHEN.de', 'noor@xn--mnchen-3ya.de'],
    ['noor@xn--mnchen-3ya.de', 'noor@xn--mnchen-3ya.de'],
    ['noor@mu\u0308nchen.de', 'noor@xn--mnchen-3ya.de'],
    ['нур@почта.рф', 'нур@xn--80a1acny.xn--p1ai'],
    ['noor@例え。jp', 'noor@xn--r8jz45g.jp'],
    ['zoë@example.org', 'zoë@example.org'],
    ['noor@3m.co', 'noor@3m.co'],
  ])('with a domain in any script is one address: %s', (text, stored) => {
    expect(emailField.parse(text)).toBe(stored);
    expect(emailField.parse(stored)).toBe(stored);
  });

  it.each([
    'a@b..cd',
    'a@.bc.de',
    'a@b.cd.',
    'a@-b.cd',
    'a@b-.cd',
    'a@b_c.de',
    'a@b.c-d',
    'a@b.xn--',
    'a@b.12',
    'a@b.cd:80',
    'a@b.cd/x',
    'a@b.cd?x',
    'a@b%2ecd.de',
    'a@1.2.3.4',
    'a@[::1].de',
    'a@münchen',
    'a@b…cd',
    `a@${'b'.repeat(64)}.cd`,
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
