import { describe, expect, it } from 'vitest';
import { hidesSomething, withoutInvisible } from './invisible.ts';

describe('invisible characters', () => {
  it.each([
    ['English', 'Zoë Łukasik-O’Brien Jr.'],
    ['Chinese', '李小龍'],
    ['Korean', '김연아'],
    ['Arabic', 'فاطمة الزهراء'],
    ['Hebrew with points', 'דָּנָה'],
    ['Persian, with a non-joiner', 'می\u200cخواهم'],
    ['Hindi, with a joiner after a virama', 'क्\u200dष'],
    ['Bengali, with a joiner before a virama', 'র\u200d্য'],
    ['Sinhala, with a joiner', 'ශ්\u200dරී'],
    ['old Malayalam, with a joiner at the end', 'അവന്\u200d'],
    ['Japanese, with the form of a character', '葛\u{E0100}城'],
    ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ\u180eᠠ'],
    ['a colored heart', 'Team ❤\ufe0f'],
    ['a plain sign', 'Team ☠\ufe0e'],
    ['a family', '👨\u200d👩\u200d👧\u200d👦'],
    ['a lifter with a skin tone', '🏋🏽\u200d♀\ufe0f'],
    ['a rainbow flag', '🏳\ufe0f\u200d🌈'],
    ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['a keycap', 'Lane 1\ufe0f\u20e3'],
    ['a flag of two letters', '🇩🇪'],
  ])('are kept in %s', (_, text) => {
    expect(withoutInvisible(text)).toBe(text);
  });

  it.each([
    ['zero width space', 'Mara\u200bLind', 'MaraLind'],
    ['zero width joiner', 'Mara\u200dLind', 'MaraLind'],
    ['zero width non-joiner', 'Mara\u200cLind', 'MaraLind'],
    ['a joiner at the end of an Arabic name', 'علي\u200d', 'علي'],
    ['two joiners in a row', 'می\u200c\u200cخواهم', 'میخواهم'],
    ['a joiner between figures', '۱\u200d۲', '۱۲'],
    ['a byte order mark', 'Mara\ufeffLind', 'MaraLind'],
    ['a word joiner', 'Mara\u2060Lind', 'MaraLind'],
    ['a soft hyphen', 'Mara\u00adLind', 'MaraLind'],
    ['a grapheme joiner', 'Mara\u034fLind', 'MaraLind'],
    ['a mark of direction', 'Mara\u200fLind', 'MaraLind'],
    ['an override', '\u202eMara', 'Mara'],
    ['an isolate', '\u2067Mara\u2069', 'Mara'],
    ['an Arabic letter mark', 'Mara\u061c', 'Mara'],
    ['a Hangul filler', 'Mara\u3164', 'Mara'],
    ['a half-width Hangul filler', '\uffa0Mara', 'Mara'],
    ['Hangul fillers of jamo', '\u115fMara\u1160', 'Mara'],
    ['Khmer inherent vowels', 'Mara\u17b4\u17b5', 'Mara'],
    ['a braille blank', 'Mara\u2800', 'Mara'],
    ['a variation selector after a letter', 'Mara\ufe0f', 'Mara'],
    ['a supplementary selector after a letter', 'Mara\u{E0101}', 'Mara'],
    ['a selector after a figure', 'Lane 1\ufe0f', 'Lane 1'],
    ['a selector after a selector', '❤\ufe0f\ufe0f', '❤\ufe0f'],
    ['words written with tags', 'Mara\u{E0068}\u{E0069}', 'Mara'],
    ['tags after another emoji', '😀\u{E0068}\u{E0069}\u{E0070}\u{E007F}', '😀'],
    ['a musical format character', 'Mara\u{1D173}', 'Mara'],
    ['an annotation', '\ufff9Mara\ufffb', 'Mara'],
    ['a line separator', 'Mara\u2028Lind', 'MaraLind'],
  ])('are found: %s', (_, text, rest) => {
    expect([hidesSomething(text), withoutInvisible(text)]).toEqual([true, rest]);
  });

  it.each(['\u200b', '\u200d\u200c', '\u3164', '\u2800\u2800', '\ufe0f', '\u{E0041}', '\u00ad'])(
    'alone leave nothing: %j',
    (text) => {
      expect(withoutInvisible(text)).toBe('');
    },
  );
});
