import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { shortcuts } from './shortcuts.ts';

const said = (text: string, path = 'server/src/app.test.ts') =>
  report(shortcuts(houseWith({ [path]: text })));

describe('shortcuts', () => {
  it('say where and how to mend them', () => {
    const cast = '\nconst a = b as any;'; // an example for the check, not code
    expect(said(cast, 'server/src/app.ts')).toBe(
      'server/src/app.ts:2 [code/shortcuts] a cast to any ends all checking; name the type, or narrow from unknown',
    );
  });

  it.each([
    ["it.only('x', run)", 'it.only leaves tests out'], // an example for the check, not code
    ["describe.skip('x', run)", 'describe.skip leaves tests out'], // an example for the check, not code
    ["test.concurrent.only('x', run)", 'test.concurrent.only leaves tests out'], // an example for the check, not code
    ["it.only.each([1])('x', run)", 'it.only.each leaves tests out'],
    ["it.todo('x')", 'it.todo leaves tests out'],
    ["xit('x', run)", 'xit leaves tests out'],
    ["vi.mock('./mail.ts')", 'no module is mocked'],
    ['<any>b', 'a cast to any'],
    ['try { a(); } catch {}', 'an error is swallowed'], // an example for the check, not code
    ['try { a(); } catch (error) {\n}', 'an error is swallowed'],
    ['a().catch(() => {})', 'an error is swallowed'],
    ['a().catch(() => undefined)', 'an error is swallowed'],
    ['a().catch(function () {})', 'an error is swallowed'],
    ['// Two lines above.\n\n\na().catch(() => {})', 'an error is swallowed'],
  ])('refuse %s', (text, message) => {
    expect(said(text)).toContain(message);
  });

  it.each([
    "it.skipIf(noPostgres)('x', run)",
    'rows.skip(5)', // an example for the check, not code
    'b as unknown',
    'b as const',
    "const text = 'it.only(1)';", // an example for the check, not code
    'try { a(); } catch (error) { log.warn(error); }',
    'try { a(); } catch { return null; }',
    'try { a(); } catch {\n  // Not there yet is fine.\n}',
    '// The loop below ends with the same failure.\na().catch(() => undefined)',
    'a().catch(() => null)',
    'a().catch((error) => log.warn(error))',
  ])('let %s pass', (text) => expect(said(`async function f() {\n${text}\n}`)).toBe(''));

  it('look for silenced tests in tests only', () => {
    expect(said('test.only(a)', 'server/src/app.ts')).toBe(''); // an example for the check, not code
  });
});
