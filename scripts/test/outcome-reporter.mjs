import { writeFileSync } from 'node:fs';

/** Where to write the outcome: named in the environment, since a reporter of the command line takes no options. */
export const outcomeVariable = 'CHALKLINE_TEST_OUTCOME';

/**
 * What one run of Vitest came to, counted for the line over everything. `secondTries` are tests that failed and then
 * passed: each is a race somewhere, in the test or in the product, and is said at the end.
 * @typedef {{ where: string, why: string }} Failure
 * @typedef {{ passed: number, skipped: number, failures: Failure[], secondTries: Failure[] }} Outcome
 */

/**
 * @param {Iterable<import('vitest/node').TestModule>} modules
 * @param {readonly { message?: string, stack?: string }[]} errors of no test: an unhandled rejection, a crash
 * @returns {Outcome} A file that could not be loaded, or whose setup failed, is one failure of its own.
 */
export function outcomeOf(modules, errors) {
  const outcome = { passed: 0, skipped: 0, failures: [], secondTries: [] };
  for (const module of modules) {
    const failedBefore = outcome.failures.length;
    for (const test of module.children.allTests()) {
      const { state, errors: found = [] } = test.result();
      const where = `${module.relativeModuleId} > ${test.fullName}`;
      if (state === 'passed') outcome.passed += 1;
      else if (state === 'failed') outcome.failures.push({ where, why: reasonOf(found) });
      else outcome.skipped += 1;
      if (test.diagnostic()?.flaky) outcome.secondTries.push({ where, why: reasonOf(found) });
    }
    if (module.state() === 'failed' && outcome.failures.length === failedBefore) {
      const ofSuites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
      outcome.failures.push({
        where: module.relativeModuleId,
        why: reasonOf([...module.errors(), ...ofSuites]),
      });
    }
  }
  for (const error of errors) outcome.failures.push({ where: 'beside the tests', why: reasonOf([error]) });
  return outcome;
}

function reasonOf(errors = []) {
  return errors.map(({ message, stack }) => stack ?? message ?? 'no reason given').join('\n');
}

export default class OutcomeReporter {
  onTestRunEnd(modules, errors) {
    writeFileSync(process.env[outcomeVariable], JSON.stringify(outcomeOf(modules, errors)));
  }
}
