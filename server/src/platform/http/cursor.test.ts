import { describe, expect, it } from 'vitest';
import type { Config } from '../config/config.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { Refusal } from './refusal.ts';

const config = { appSecret: 'a secret of the test' } as Config;
const list = ['entries', { competition: 'one', state: 'active' }];

describe('cursor', () => {
  it('decodes to the mark it was encoded from', () => {
    const mark = ['2026-06-01T09:00:00.123456Z', 12, 'ż'];
    expect(readCursor(config, list, writeCursor(config, list, mark))).toEqual(mark);
    expect(readCursor(config, list, undefined)).toBeNull();
  });

  it.each([
    ['of another list', writeCursor(config, ['entries', { competition: 'two' }], [12])],
    ['of another server', writeCursor({ appSecret: 'another' } as Config, list, [12])],
    ['altered', writeCursor(config, list, [12]).replace(/^./, 'X')],
    ['cut', writeCursor(config, list, [12]).slice(0, -3)],
    ['empty', ''],
    ['made up', 'abc.def'],
  ])('refuses one that is %s', (_, cursor) => {
    expect(() => readCursor(config, list, cursor)).toThrow(Refusal);
  });
});
