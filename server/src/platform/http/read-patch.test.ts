import { describe, expect, it } from 'vitest';
import { readPatch } from './read-patch.ts';
import { stateChanged } from './refusal.ts';

const row = {
  id: 'one',
  version: 3,
  name: 'Doors',
  cap: null as number | null,
  scoring: { by: 'time', caps: [1, 2] },
  opensAt: new Date('2026-06-01T09:00:00Z'),
};

const changed = () => stateChanged('row');

describe('a patch', () => {
  it('gives what changes as it was and as it becomes, and the row', () => {
    expect(readPatch(row, { name: 'Gates', cap: 12, scoring: row.scoring })).toEqual({
      before: { name: 'Doors', cap: null },
      after: { name: 'Gates', cap: 12 },
      row: { ...row, name: 'Gates', cap: 12 },
    });
  });

  it.each([
    [{}],
    [{ name: undefined }],
    [{ name: 'Doors' }],
    [{ cap: null }],
    [{ scoring: { caps: [1, 2], by: 'time' } }],
    [{ opensAt: '2026-06-01T11:00:00+02:00' }],
  ])('changes nothing with %j', (patch) => expect(readPatch(row, patch)).toBeNull());

  it.each([
    [{ cap: 0 }],
    [{ scoring: { by: 'time', caps: [2, 1] } }],
    [{ opensAt: null }],
    [{ opensAt: '2026-06-01T09:00:01Z' }],
  ])('changes something with %j', (patch) => expect(readPatch(row, patch)?.after).toEqual(patch));

  it.each([
    [{ version: 3, name: 'Gates' }],
    [{ was: { name: 'Doors' }, name: 'Gates' }],
    [{ was: { opensAt: '2026-06-01T09:00:00.000Z' }, name: 'Gates' }],
    // What it does not name was not looked at.
    [{ was: {}, name: 'Gates' }],
  ])('made from what is there is taken: %j', (patch) =>
    expect(readPatch(row, patch, changed)?.after).toEqual({ name: 'Gates' }),
  );

  it.each([
    [{ version: 2, name: 'Gates' }],
    [{ version: 2 }],
    [{ was: { name: 'Gate' }, name: 'Gates' }],
    [{ was: { cap: 4 }, name: 'Gates' }],
    [{ was: { scoring: { by: 'reps' } }, name: 'Gates' }],
  ])('made from something else is refused: %j', (patch) =>
    expect(() => readPatch(row, patch, changed)).toThrow('Someone changed this row in the meantime.'),
  );
});
