import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { cycles } from './cycles.ts';

describe('cycles', () => {
  it('are named all the way round, at the import that closes them', () => {
    const house = houseWith({
      'server/src/a.ts': "import './b.ts';",
      'server/src/b.ts': "\nimport './c.ts';",
      'server/src/c.ts': "\n\nimport { b } from './b.ts';",
    });
    expect(report(cycles(house))).toBe(
      'server/src/c.ts:3 [imports/cycles] server/src/b.ts → server/src/c.ts → server/src/b.ts is a circle; ' +
        'move what both need into a file of its own, or import only the type',
    );
  });

  it('are seen through re-exports, the contract’s name and a file that imports itself', () => {
    const house = houseWith({
      'contract/src/a.ts': "export * from './b.ts';",
      'contract/src/b.ts': "export { x } from '@chalkline/contract/a.ts';",
      'contract/src/c.ts': "import './c.ts';",
    });
    expect(cycles(house)).toHaveLength(2);
  });

  it('are seen where an inline type keeps the import alive', () => {
    const house = houseWith({
      'server/src/a.ts': "import { type B } from './b.ts';",
      'server/src/b.ts': "import './a.ts';",
    });
    expect(cycles(house)).toHaveLength(1);
  });

  it('are not closed by types, nor by what is loaded later', () => {
    const house = houseWith({
      'server/src/a.ts': "import './b.ts'; import './d.ts';",
      'server/src/b.ts': "import type { A } from './a.ts'; type X = import('./a.ts').X;",
      'server/src/c.ts': "import './a.ts';",
      'server/src/d.ts': "export const load = () => import('./c.ts');",
    });
    expect(cycles(house)).toEqual([]);
  });

  it('are not two ways to the same file', () => {
    const house = houseWith({
      'server/src/a.ts': "import './b.ts'; import './c.ts';",
      'server/src/b.ts': "import './d.ts';",
      'server/src/c.ts': "import './d.ts';",
      'server/src/d.ts': '',
    });
    expect(cycles(house)).toEqual([]);
  });
});
