import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { isCommonPassword } from './password.rules.ts';

const mara = { name: 'Mara Lindqvist', email: 'mara.lindqvist@throwdown.example' };

describe('isCommonPassword', () => {
  it.each([
    'password12',
    'Password123!',
    'P@ssw0rd2024',
    '123football',
    'F0otball2026!',
    'qwertyuiop',
    '1234567890',
    '0987654321',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '2020202020',
    'iloveyou1234',
    'Chalkline2026',
  ])('knows %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each(['maralindqvist', 'Lindqvist2026', 'mara.lindqvist@throwdown.example', 'throwdown123'])(
    'finds %s too close to the name or the address',
    (password) => {
      expect(isCommonPassword(password, mara)).toBe(true);
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  it.each([
    'seven lanes of chalk',
    'correct horse staple',
    'Demo-2026-pass',
    'x7Gk2pQ9vT',
    'Schöne Grüße 7',
    'football and rowing',
  ])('lets %s pass', (password) => expect(isCommonPassword(password, mara)).toBe(false));

  it('lets what a password manager makes pass', () => {
    const made = fc.stringMatching(/^[a-zA-Z0-9]{20}$/);
    fc.assert(
      fc.property(made, (password) => {
        // Twenty letters of one kind can be a row or a repeat; by chance they are not.
        fc.pre(new Set(password).size > 6);
        expect(isCommonPassword(password)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('knows each word of the list with anything but letters around it', () => {
    const word = fc.constantFrom(...commonPasswords);
    const around = fc.stringMatching(/^[0-9.\-_#]{0,8}$/);
    fc.assert(
      fc.property(around, word, around, (before, core, after) => {
        expect(isCommonPassword(`${before}${core}${after}`)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('has a list in small letters', () => {
    for (const word of commonPasswords) expect(word).toBe(word.toLowerCase());
  });
});
