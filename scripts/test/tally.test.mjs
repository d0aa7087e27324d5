import { afterEach, expect, it, vi } from 'vitest';
import { report } from './tally.mjs';
import { countResults } from './vitest.mjs';

afterEach(() => vi.restoreAllMocks());

function lastLine(results) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const code = report(results.map((result) => ({ name: 'step', skipped: 0, seconds: 1, ...result })));
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

const file = (status, ...tests) => ({ status, assertionResults: tests.map((each) => ({ status: each })) });

it.each([
  ['all is well', { testResults: [file('passed', 'passed', 'skipped', 'todo')] }, 0, [1, 0, 2]],
  ['a test failed', { testResults: [file('failed', 'passed', 'failed')] }, 1, [1, 1, 0]],
  ['a file could not be loaded', { testResults: [file('failed'), file('passed', 'passed')] }, 1, [1, 1, 0]],
  ['a setup failed after tests had passed', { testResults: [file('failed', 'passed')] }, 1, [1, 1, 0]],
  ['the run failed beside its tests', { testResults: [file('passed', 'passed')] }, 1, [1, 1, 0]],
  ['the run crashed before it could say', null, 1, [0, 1, 0]],
  ['the run was ended by a signal before it could say', null, 130, [0, 1, 0]],
])('counts when %s', (_, results, exitCode, [passed, failed, skipped]) => {
  expect(countResults(results, exitCode)).toEqual({ passed, failed, skipped });
});
