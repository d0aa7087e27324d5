import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { folderCircles } from './folder-circles.ts';

const groups = 'web/src/features/groups';

function said(texts: Readonly<Record<string, string>>): string {
  return report(folderCircles(houseWith(texts)));
}

describe('folders that import one another', () => {
  it('are named all the way round, at the import that closes the circle', () => {
    expect(
      said({
        [`${groups}/members/members.tsx`]: "import '../posts/posts.tsx';",
        [`${groups}/posts/posts.tsx`]: "\nimport type { Rules } from '../rules/rules.tsx';",
        [`${groups}/rules/rules.tsx`]: "\n\nimport '../members/member-card.tsx';",
      }),
    ).toBe(
      `${groups}/rules/rules.tsx:3 [imports/folder-circles] members → posts → rules → members is a circle of folders; ` +
        'move what two of them need to the one that lies lower',
    );
  });

  it('are found through a file next to them', () => {
    expect(
      said({
        'contract/src/groups/posts/posts.schema.ts': "import '../groups.rules.ts';",
        'contract/src/groups/groups.rules.ts': "import '@chalkline/contract/groups/posts/reading.ts';",
      }),
    ).toContain('posts → groups.rules.ts → posts is a circle of folders');
  });

  it('are named once, however many they are', () => {
    const texts = Object.fromEntries(
      ['one', 'two', 'three'].map((name) => [
        `${groups}/${name}/${name}.tsx`,
        "import '../one/x.tsx'; import '../two/x.tsx';",
      ]),
    );
    expect(said(texts).split('\n')).toHaveLength(1);
  });
});

describe('folders in one direction', () => {
  it('may be joined by a file above them and share one below', () => {
    expect(
      said({
        [`${groups}/groups.routes.tsx`]: "import './posts/posts.tsx'; import './members/members.tsx';",
        [`${groups}/posts/posts.tsx`]: "import '../groups.queries.ts'; import '../members/members.tsx';",
        [`${groups}/members/members.tsx`]: "import '../groups.queries.ts';",
        [`${groups}/members/members.test.tsx`]: "import '../posts/posts.tsx';",
        [`${groups}/groups.queries.ts`]: "import './groups.texts.ts';",
        [`${groups}/groups.texts.ts`]: "import type { Query } from './groups.queries.ts';",
      }),
    ).toBe('');
  });

  it('are not asked of the server, whose folders have an order', () => {
    expect(
      said({
        'server/src/groups/posts/posts.service.ts': "import '../members/members.service.ts';",
        'server/src/groups/members/members.service.ts': "import '../posts/posts.service.ts';",
      }),
    ).toBe('');
  });
});
