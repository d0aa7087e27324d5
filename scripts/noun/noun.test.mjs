import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { projectFolder } from '../steps/project.mjs';
import { intoList, intoObject, withImport } from './edit.mjs';
import { layOut } from './lay-out.mjs';
import { namesOf } from './names.mjs';

const roots = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** A project with the files that name every noun, and the manifest of one domain. */
function project() {
  const root = mkdtempSync(join(tmpdir(), 'noun-'));
  roots.push(root);
  const named = ['domains.ts', 'nouns.ts', 'manifests.ts', 'access.walk.test.ts', 'isolation.walk.test.ts'];
  const built = ['competitions/domain.ts', 'competitions/competitions.table.ts', 'countries/domain.ts'];
  for (const file of [...named, ...built]) {
    const path = join('server/src', file);
    mkdirSync(join(root, dirname(path)), { recursive: true });
    cpSync(join(projectFolder, path), join(root, path));
  }
  return { root, read: (path) => readFileSync(join(root, path), 'utf8') };
}

describe('a noun', () => {
  it.each([
    ['sponsors', 'sponsor', 'a sponsor'],
    ['gear-lists', 'gear-list', 'a gear list'],
    ['entries', 'entry', 'an entry'],
    ['passes', 'pass', 'a pass'],
    ['houses', 'house', 'a house'],
  ])('%s is one %s', (many, one, aOneWords) => {
    expect(namesOf({ many, domain: 'events' })).toMatchObject({ one, aOneWords });
  });

  it('has names for code, tables and people', () => {
    expect(namesOf({ many: 'gear-lists', domain: 'nutrition' })).toMatchObject({
      One: 'GearList',
      oneC: 'gearList',
      manySnake: 'gear_lists',
      ManyWords: 'Gear lists',
    });
  });

  it.each([
    [{ many: 'Sponsors', domain: 'events' }, 'isn’t a valid file name'],
    [{ many: 'equipment', domain: 'events' }, 'Say it: --one NAME'],
  ])('%j is refused', (asked, sentence) => expect(() => namesOf(asked)).toThrow(sentence));
});

describe('laying out', () => {
  it('fills every template and declares the noun where all are declared', () => {
    const { root, read } = project();
    const files = layOut(root, namesOf({ many: 'sponsors', domain: 'competitions' }));
    for (const file of files) expect(read(file), file).not.toMatch(/\{\{\w|\w\}\}/);
    expect(files).toContain('web/src/features/competitions/sponsors/sponsors.part.test.tsx');
    expect(read('server/src/competitions/domain.ts')).toMatch(/\.\.\.sponsorRoutes,\s*\]/);
    expect(read('server/src/competitions/domain.ts')).toContain('personalTables: [...sponsorPersonalTables]');
    expect(read('server/src/nouns.ts')).toContain("'sponsors'");
    expect(read('server/src/access.walk.test.ts')).toContain(
      'sponsorId: (await sponsor(parts, made.viewer)).id',
    );
    expect(read('server/src/isolation.walk.test.ts')).toContain("'sponsorId'");
  });

  it('begins a domain that has no folder yet', () => {
    const { root, read } = project();
    layOut(root, namesOf({ many: 'meals', domain: 'companion' }));
    expect(read('server/src/companion/companion.table.ts')).toContain("pgSchema('companion')");
    expect(read('server/src/manifests.ts')).toMatch(/companion,\s*\}/);
    expect(read('server/src/nouns.ts')).toContain("companion: ['meals']");
  });

  it('refuses a domain that is not listed and a noun that is there, and writes nothing', () => {
    const { root } = project();
    expect(() => layOut(root, namesOf({ many: 'meals', domain: 'cooking' }))).toThrow('no domain "cooking"');
    layOut(root, namesOf({ many: 'meals', domain: 'companion' }));
    expect(() => layOut(root, namesOf({ many: 'meals', domain: 'companion' }))).toThrow('There are meals');
    expect(existsSync(join(root, 'server/src/cooking'))).toBe(false);
  });
});

describe('editing', () => {
  it('adds to lists of every form', () => {
    expect(intoList("const a: T = ['x'];", 'const a', "'y'")).toBe("const a: T = ['x', 'y',];");
    expect(intoObject('{\n  routes: () => list,\n};', 'routes', '...more')).toContain(
      '() => [...list, ...more],',
    );
    expect(intoObject('{\n  routes: (a) => made(a),\n};', 'routes', '...more')).toContain(
      '(a) => [...made(a), ...more],',
    );
    expect(intoObject('{\n  a: 1,\n};', 'routes', '...more', '() => ')).toContain('routes: () => [...more],');
    expect(withImport("import { a } from './a.ts';\n\nx;", 'b', './b.ts')).toBe(
      "import { a } from './a.ts';\nimport { b } from './b.ts';\n\nx;",
    );
  });

  it('refuses where there is nothing to add to', () => {
    expect(() => intoList('', 'const a', 'x')).toThrow('no "const a"');
    expect(() => intoObject('', 'routes', 'x')).toThrow('no object');
  });
});
