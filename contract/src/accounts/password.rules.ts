import { commonPasswords } from './common-passwords.ts';

/** Characters. Long enough for a sentence, short enough that hashing one is no burden. */
export const passwordLength = { least: 10, most: 128 } as const;

/**
 * Whether a password is too easy to guess: a common one (also with digits or signs around it, or with the
 * usual digits for letters), one sign or a short piece repeated, a row of the keyboard, or the person's own
 * name or address. Length is checked apart.
 */
export function isCommonPassword(password: string, about: { name?: string; email?: string } = {}): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  // The ends go first: the digits of `P@ssw0rd2024` stand for letters only inside.
  const core = bare(lower);
  const cores = [lower, core, letters(lower), unleet(lower), unleet(core), letters(unleet(core))];
  if (cores.some((text) => commonPasswords.has(text) || isRepeated(text) || isRow(text))) return true;
  const own = ownWords(about);
  return cores.some((text) => own.has(text));
}

/** Without digits and signs at both ends: `123password!` is `password`. */
function bare(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

function letters(text: string): string {
  return text.replace(/[^\p{L}]/gu, '');
}

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function unleet(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => leet[sign] ?? sign);
}

/** `aaaaaaaaaa`, `abcabcabcabc`, `2020202020`: a piece of at most 4 again and again. */
function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+.{0,3}$/u.test(text) && text.length > 5;
}

const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
];

function isRow(text: string): boolean {
  if (text.length < 6) return false;
  const backwards = [...text].reverse().join('');
  return rows.some((row) => row.includes(text) || row.includes(backwards));
}

/** The name and the address, whole and in pieces long enough to matter. */
function ownWords({ name = '', email = '' }: { name?: string; email?: string }): ReadonlySet<string> {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const words = [
    name,
    ...name.split(/\s+/),
    email,
    local,
    domain,
    ...local.split(/[._+-]/),
    ...domain.split('.'),
  ];
  return new Set(
    words
      .flatMap((word) => [word.toLowerCase(), letters(word.toLowerCase())])
      .filter((word) => word.length > 3),
  );
}
