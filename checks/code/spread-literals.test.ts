import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { spreadLiterals } from './spread-literals.ts';

const said = (text: string) =>
  report(spreadLiterals(houseWith({ 'server/src/events/events.present.ts': text })));

describe('spread literals', () => {
  it('say what to write instead', () => {
    expect(said('\nexport const sum = { ...{ a: 1 } };')).toBe(
      'server/src/events/events.present.ts:2 [code/spread-literals] a literal is spread into a literal; ' +
        'write its fields or elements where they belong',
    );
  });

  it.each(['f(...[1, 2]);', 'const all = [0, ...[1, 2]];', 'const row = { id, ...{ name, photo } };'])(
    'refuse %s',
    (text) => expect(said(text)).toContain('[code/spread-literals]'),
  );

  it.each([
    'const all = [...known, 1];',
    'const row = { ...base, id };',
    'const row = { ...(isOpen && { id }) };',
    'const all = [...[a, b].map(one)];',
    'const { ...rest } = row;',
  ])('accept %s', (text) => expect(said(text)).toBe(''));
});
