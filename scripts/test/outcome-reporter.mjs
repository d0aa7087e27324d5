import { writeFileSync } from 'node:fs';

/** Where to write the outcome: named in the environment, since a reporter of the command line takes no options. */
export const outcomeVariable = 'CHALKLINE_TEST_OUTCOME';

/**
 * What one run of Vitest came to, counted for the line over everything.
 * @typedef {{ passed: number, skipped: number, failures: { where: string, why: string }[] }} Outcome
 */

/**
 * @param {Iterable<import('vitest/node').TestModule>} modules
 * @param {readonly { message?: string, stack?: string }[]} errors of no test: an unhandled rejection, a crash
 * @returns {Outcome} A file that could not be loaded, or whose setup failed, is one failure of its own.
 */
export function outcomeOf(modules, errors) {
  const outcome = { passed: 0, skipped: 0, failures: [] };
  for (const module of modules) {
    const failedBefore = outcome.failures.length;
    for (const test of module.children.allTests()) {
      const { state, errors: found = [] } = test.result();
      if (state === 'passed') outcome.passed += 1;
      else if (state === 'failed') fail(`${module.relativeModuleId} > ${test.fullName}`, found);
      else outcome.skipped += 1;
    }
    if (module.state() === 'failed' && outcome.failures.length === failedBefore) {
      const ofSuites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
      fail(module.relativeModuleId, [...module.errors(), ...ofSuites]);
    }
  }
  for (const error of errors) fail('beside the tests', [error]);
  return outcome;

  function fail(where, found) {
    const why = found.map(({ message, stack }) => stack ?? message ?? 'no reason given').join('\n');
    outcome.failures.push({ where, why });
  }
}

export default class OutcomeReporter {
  onTestRunEnd(modules, errors) {
    writeFileSync(process.env[outcomeVariable], JSON.stringify(outcomeOf(modules, errors)));
  }
}
