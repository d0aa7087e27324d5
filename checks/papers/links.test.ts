import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { links } from './links.ts';

const tree = {
  'server/src/app.ts': '',
  'docs/operations.md': '# Backups, and back\n',
  'docs/look/board.png': '',
};
const said = (text: string, path = 'docs/architecture.md') =>
  report(links(houseWith({ ...tree, [path]: text })));

describe('links', () => {
  it('say what leads nowhere', () => {
    expect(said('\nSee [operations](operation.md).')).toBe(
      "docs/architecture.md:2 [papers/links] the link 'operation.md' leads nowhere; correct it or remove it",
    );
  });

  it('say which named path is gone', () => {
    expect(said('`server/src/main.ts` starts it.')).toBe(
      'docs/architecture.md:1 [papers/links] `server/src/main.ts` is not in the tree; name the file that does this now',
    );
  });

  it.each([
    ['[a](../server/src/gone.ts)', 'leads nowhere'],
    ['![a](look/none.png)', 'leads nowhere'],
    ['[a]: ../gone.md', 'leads nowhere'],
    ['[a](operations.md#restore)', 'names a heading that docs/operations.md does not have'],
    ['[a](#nothing)', 'names a heading'],
  ])('refuse %s', (text, message) => expect(said(text)).toContain(message));

  it.each([
    '[a](operations.md) ![b](look/board.png) [c](../server/src/) [d](../server/src/app.ts)',
    '[a](operations.md#backups-and-back)',
    '[a](https://example.org/x) [b](mailto:a@b.c)',
    '# Here\n[a](#here)',
    '```\n[a](gone.md) `server/src/gone.ts`\n```',
    '`[a](gone.md)`',
    '`server/src/app.ts` `server/src/` `server/src/<domain>/x.ts` `/api/docs` `npm start` `x.rules.ts`',
  ])('let %s pass', (text) => expect(said(text)).toBe(''));

  it('look for named paths on the map only', () => {
    expect(said('It was in `server/src/main.ts`.', 'docs/decisions/002-x.md')).toBe('');
  });

  it('read the page at the door too', () => {
    expect(said('[map](docs/map.md)', 'README.md')).toContain(
      "README.md:1 [papers/links] the link 'docs/map.md'",
    );
  });
});
