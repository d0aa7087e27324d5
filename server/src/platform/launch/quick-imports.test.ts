import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { drizzleResolver } from './quick-imports.ts';

const ours = import.meta.url;
const context = (parentURL: string) => ({ conditions: ['node', 'import'], importAttributes: {}, parentURL });

/** With Node's own way to resolve, counted. */
function resolver() {
  const asked: string[] = [];
  const resolve = drizzleResolver();
  return {
    asked,
    resolve: (specifier: string, parentURL: string) =>
      resolve(specifier, context(parentURL), (name) => {
        asked.push(name);
        return { url: import.meta.resolve(name), format: 'module' };
      }).url,
  };
}

describe('imports of drizzle-orm', () => {
  it('are resolved by Node once per specifier', () => {
    const { resolve, asked } = resolver();
    const first = resolve('drizzle-orm/pg-core', ours);
    expect(first).toMatch(/\/node_modules\/drizzle-orm\/pg-core\/index\.js$/);
    expect(resolve('drizzle-orm/pg-core', pathToFileURL('/elsewhere.ts').href)).toBe(first);
    expect(resolve('drizzle-orm', ours)).toMatch(/\/node_modules\/drizzle-orm\/index\.js$/);
    expect(asked).toEqual(['drizzle-orm/pg-core', 'drizzle-orm']);
  });

  it('are found beside one another without asking', () => {
    const { resolve, asked } = resolver();
    const core = resolve('drizzle-orm/pg-core', ours);
    expect(resolve('../sql/sql.js', core)).toBe(
      import.meta.resolve('drizzle-orm').replace('index.js', 'sql/sql.js'),
    );
    expect(asked).toEqual(['drizzle-orm/pg-core']);
  });

  it('leave those of other packages to Node', () => {
    const { resolve, asked } = resolver();
    resolve('zod', ours);
    resolve('./quick-imports.ts', ours);
    expect(asked).toEqual(['zod', './quick-imports.ts']);
  });
});
