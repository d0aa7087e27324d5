import { afterEach, expect, it, vi } from 'vitest';
import { outcomeOf } from './outcome-reporter.mjs';
import { report } from './tally.mjs';
import { countOutcome } from './vitest.mjs';

afterEach(() => vi.restoreAllMocks());

function lastLine(results) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const code = report(
    results.map((result) => ({
      name: 'step',
      skipped: 0,
      seconds: 1,
      failures: [],
      secondTries: [],
      ...result,
    })),
  );
  return { code, line: log.mock.calls.at(-1)?.[0] };
}

it('closes with one line over everything', () => {
  expect(
    lastLine([
      { passed: 3, failed: 0 },
      { passed: 4, failed: 0, skipped: 2 },
    ]),
  ).toEqual({
    code: 0,
    line: '7 passed, 0 failed',
  });
  expect(
    lastLine([
      { passed: 3, failed: 1 },
      { passed: 4, failed: 0 },
    ]),
  ).toEqual({
    code: 1,
    line: '7 passed, 1 failed',
  });
});

it('takes a run in which nothing was tested as failed', () => {
  expect(lastLine([{ passed: 0, failed: 0 }])).toEqual({ code: 1, line: '0 passed, 0 failed' });
});

it('says once more what failed, and shortly why', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const why = ['Error: late', ...Array.from({ length: 40 }, (_, line) => `    at line ${line}`)].join('\n');
  const step = { name: 'web', passed: 2, failed: 1, skipped: 0, seconds: 1, secondTries: [] };
  report([{ ...step, failures: [{ where: 'beside the tests', why }] }]);
  const lines = log.mock.calls.map(([line]) => line);
  expect(lines.slice(2, 4)).toEqual(['\n✗ web: beside the tests', '  Error: late']);
  expect(lines).toHaveLength(12);
});

it('says what passed only on the second try, and why the first failed', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const outcome = outcomeOf([file('passed', ['passed'], { flaky: true })], []);
  const step = { name: 'e2e', seconds: 1, ...countOutcome(outcome, 0) };
  expect(report([step])).toBe(0);
  const lines = log.mock.calls.map(([line]) => line);
  expect(lines[2]).toBe('\n↻ e2e: passed only on the second try: scores.test.ts > passed');
  expect(lines[3]).toBe('  Error: passed');
  expect(lines.at(-1)).toBe('1 passed, 0 failed');
});

/** A file of tests as Vitest hands it to a reporter. */
const file = (state, tests, { errors = [], ofSuites = [], flaky = false } = {}) => ({
  relativeModuleId: 'scores.test.ts',
  state: () => state,
  errors: () => errors,
  children: {
    allTests: () =>
      tests.map((each) => ({
        fullName: each,
        result: () => ({ state: each, errors: [new Error(each)] }),
        diagnostic: () => ({ flaky }),
      })),
    allSuites: () => ofSuites.map((error) => ({ errors: () => [error] })),
  },
});

it.each([
  ['all is well', [file('passed', ['passed', 'skipped', 'pending'])], [], 0, [1, 2], []],
  [
    'a test failed',
    [file('failed', ['passed', 'failed'])],
    [],
    1,
    [1, 0],
    ['scores.test.ts > failed: Error: failed'],
  ],
  [
    'a file could not be loaded',
    [file('failed', [], { errors: [new Error('no such file')] }), file('passed', ['passed'])],
    [],
    1,
    [1, 0],
    ['scores.test.ts: Error: no such file'],
  ],
  [
    'a setup failed after tests had passed',
    [file('failed', ['passed'], { ofSuites: [new Error('afterAll')] })],
    [],
    1,
    [1, 0],
    ['scores.test.ts: Error: afterAll'],
  ],
  [
    'something was thrown that no test waited for',
    [file('passed', ['passed'])],
    [new Error('late')],
    1,
    [1, 0],
    ['beside the tests: Error: late'],
  ],
  [
    'the run failed for a reason nobody gives',
    [file('passed', ['passed'])],
    [],
    1,
    [1, 0],
    ['the run: ended with code 1'],
  ],
])('counts when %s', (_, modules, errors, exitCode, [passed, skipped], said) => {
  const counts = countOutcome(outcomeOf(modules, errors), exitCode);
  expect(counts).toMatchObject({ passed, skipped, failed: said.length });
  expect(counts.failures.map(({ where, why }) => `${where}: ${why.split('\n')[0]}`)).toEqual(said);
});

it.each([1, 130])(
  'counts a run that ended with code %d before it could say anything as a failure',
  (code) => {
    expect(countOutcome(null, code)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  },
);
