import { emailPattern } from '@chalkline/contract/http/fields.ts';
import { letterHtml } from './letter-html.ts';
import type { Letter } from './mail.ts';

/** A letter that no mail server may be given: trying again would not help. */
export class LetterUnfit extends Error {}

export interface LetterMessage {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Characters with which one address becomes two, or a line becomes a header. */
const unsafeInAddress = /[\p{Cc}\s,;:<>()[\]\\"]/u;

/**
 * A letter as it is handed to the mail server. Nothing that a person typed can add a header or a recipient:
 * the address must be a single plain one, and line breaks in the subject become spaces. Throws `LetterUnfit`.
 */
export function letterMessage(letter: Letter, productName: string): LetterMessage {
  if (!emailPattern.test(letter.to) || unsafeInAddress.test(letter.to)) {
    throw new LetterUnfit('The address of a letter is not one plain address.');
  }
  const subject = oneLine(letter.subject);
  if (subject === '') throw new LetterUnfit('A letter has no subject.');
  if (letter.action && !/^https?:\/\/[^\s]+$/.test(letter.action.url)) {
    throw new LetterUnfit('The button of a letter leads to no web address.');
  }
  const { action } = letter;
  return {
    to: { name: '', address: letter.to },
    subject,
    text: action ? `${letter.text.trim()}\n\n${action.label}: ${action.url}\n` : `${letter.text.trim()}\n`,
    html: letterHtml({ ...letter, subject }, productName),
    // Holiday notices and the like shall not answer.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
