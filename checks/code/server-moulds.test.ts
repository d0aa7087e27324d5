import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { serverMoulds } from './server-moulds.ts';

const said = (file: string, text: string) =>
  report(serverMoulds(houseWith({ [`server/src/${file}`]: text })));

describe('the moulds of the server', () => {
  it.each([
    [
      'groups/groups.service.ts',
      "import { readCursor } from '../platform/http/cursor.ts';",
      'a list in pages is read with readPage',
    ],
    [
      'groups/groups.service.ts',
      'export function changeGroup({ was, ...patch }) { return patch; }',
      'is compared by readPatch',
    ],
    [
      'groups/groups.service.ts',
      'export function changeGroup({ version, ...patch }) { return patch; }',
      'is compared by readPatch',
    ],
    [
      'groups/groups.repository.ts',
      'export const sweep = (sql, now) => sql.delete(groups).where(and(isClosed, lt(groups.endsAt, now)));',
      'by the retention that their table declares',
    ],
  ])('are used by %s: %s', (file, text, message) => {
    expect(said(file, text)).toContain(`server/src/${file}:1 [code/server-moulds]`);
    expect(said(file, text)).toContain(message);
  });

  it.each([
    ['platform/http/read-page.ts', "import { readCursor, writeCursor } from './cursor.ts';"],
    ['groups/groups.test.ts', "import { writeCursor } from '../platform/http/cursor.ts';"],
    ['groups/groups.service.ts', 'const { version } = board;'],
    [
      'groups/groups.repository.ts',
      'export const drop = (sql, id) => sql.delete(groups).where(eq(groups.id, id));',
    ],
    [
      'groups/groups.repository.ts',
      'export const find = (sql, now) => sql.select().from(groups).where(lt(groups.endsAt, now));',
    ],
  ])('leave alone %s: %s', (file, text) => expect(said(file, text)).toBe(''));

  it('keep no exemption that is not needed', () => {
    const file = 'competitions/standings/boards.read.service.ts';
    expect(said(file, 'export const nothing = null;')).toContain(
      `${file}#pages no longer needs its exemption; remove it from the list`,
    );
  });
});
