import type { Finding } from '../house/finding.ts';
import type { House } from '../house/house.ts';

/** A file the parser cannot read would pass every other rule. */
export function syntax({ modules }: House): Finding[] {
  return modules.flatMap(({ path, faults }) =>
    faults.map(({ line, message }) => ({
      path,
      line,
      rule: 'code/syntax',
      message: `cannot be read: ${message}`,
    })),
  );
}
