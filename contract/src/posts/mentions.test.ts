import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mentionedIn, plainStart, storedFrom, typedFrom } from './mentions.rules.ts';

const ana = { id: '01975f00-0000-7000-8000-000000000001', name: 'Ana' };
const anaMaria = { id: '01975f00-0000-7000-8000-000000000002', name: 'Ana Maria' };
const people = [ana, anaMaria];

describe('mentions', () => {
  it('are stored by id and typed by name, the longer name first', () => {
    const typed = 'Thanks @Ana Maria and @Ana!';
    const stored = `Thanks <@${anaMaria.id}> and <@${ana.id}>!`;
    expect(storedFrom(typed, people)).toBe(stored);
    expect(typedFrom(stored, people)).toBe(typed);
    expect(mentionedIn(stored)).toEqual([anaMaria.id, ana.id]);
  });

  it('name nobody whose name is not known', () => {
    expect(typedFrom(`<@${ana.id}>`, [])).toBe('@someone');
  });

  it('are found in any text without a failure, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constant(`<@${ana.id}>`))), (pieces) => {
        const found = mentionedIn(pieces.join(''));
        expect(found.length).toBe(new Set(found).size);
      }),
    );
  });
});

describe('the plain beginning of a text', () => {
  it.each([
    ['## Sunday\n\n- **Row** 2k\n- [Heats](https://a.example)', 'Sunday Row 2k Heats'],
    [`Hi <@${ana.id}>`, 'Hi @Ana'],
    ['a'.repeat(50), `${'a'.repeat(39)}…`],
  ])('of %j', (text, plain) => {
    expect(plainStart(text, people, 40)).toBe(plain);
  });
});
