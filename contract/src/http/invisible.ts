/**
 * Which invisible characters a text may hold. Names that consist of them, or hide one, look like another name
 * or like none at all, so they are only let through where Unicode needs them to show something:
 *
 * - a variation selector, a zero width joiner or tags inside an emoji (UTS #51),
 * - a joiner or non-joiner between letters of scripts that shape by it, such as Persian (می‌خواهم), or after the
 *   virama of Indic scripts, such as Sinhala (ශ්‍රී); after RFC 5892, appendix A.1 and A.2,
 * - a variation selector after the Chinese character that it gives a form, as in Japanese names (UTS #37), and those
 *   of Mongolian.
 */

/** Whatever Unicode lets a program show as nothing, other format characters, and blanks that are no white space. */
const invisible = String.raw`(?:\p{Default_Ignorable_Code_Point}|[\u2028\u2029\u2800\uFFF9-\uFFFC\u{1D159}])`;

/** Emoji: a base with a selector or a skin tone, joined to the next one; keycaps; flags written with tags. */
const emojiPart = String.raw`(?:\p{Extended_Pictographic}(?:[\uFE0E\uFE0F]|\p{Emoji_Modifier})?)`;
const emoji = String.raw`${emojiPart}(?:\u200D${emojiPart})*|\p{Emoji_Presentation}\uFE0F`;
const keycap = String.raw`[0-9#*]\uFE0F\u20E3`;
const flag = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`;

/** Scripts whose letters join each other, and scripts with a virama. A joiner between two of their letters shows. */
const joining = ['Arabic', 'Syriac', 'Mongolian', 'Nko', 'Mandaic', 'Adlam', 'Hanifi_Rohingya', 'Sogdian'];
const indic = [
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Myanmar',
  'Khmer',
  'Tibetan',
];
const scripts = [...joining, ...indic].map((script) => String.raw`\p{Script=${script}}`).join('');
/** Old Malayalam ends words with a virama and a joiner. */
const virama = String.raw`[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]`;
const between = String.raw`(?<=(?![\p{Nd}\p{P}])[${scripts}])[\u200C\u200D](?=(?![\p{Nd}\p{P}])[${scripts}])`;
const joiner = String.raw`${between}|(?<=${virama})[\u200C\u200D]`;

const form = String.raw`(?<=\p{Script=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`;
const mongolian = String.raw`(?<=\p{Script=Mongolian})[\u180B-\u180F]`;

/** What shows something is passed over as a whole; what is left is hidden. */
const wellUsed = [flag, keycap, emoji, joiner, form, mongolian].join('|');

const each = new RegExp(`(${wellUsed})|${invisible}`, 'gu');

/** The text without invisible characters, except where they show something. */
export function withoutInvisible(text: string): string {
  return text.replace(each, (_, used: string | undefined) => used ?? '');
}

/** Whether an invisible character is in a place where it has no effect. */
export function hidesSomething(text: string): boolean {
  return withoutInvisible(text) !== text;
}
