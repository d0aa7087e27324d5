import type { Finding } from '../house/finding.ts';
import type { House } from '../house/house.ts';
import { isTest } from '../house/module.ts';

/** Where formats of days and times are made. This list is not for more: it can only become shorter. */
const makers = ['contract/src/date-format.ts'];
const formats = ['DateTimeFormat', 'RelativeTimeFormat'];
const methods = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'];
const message =
  'days and times are written in one style; use contract/src/date-format.ts, on screens ui/times.ts';

/** Code that formats a day or a time in a way of its own. */
export function dateFormats({ modules }: House): Finding[] {
  return modules
    .filter(
      ({ path }) => /^(contract|server|web)\/src\//.test(path) && !isTest(path) && !makers.includes(path),
    )
    .flatMap((module) => {
      const nodes = [
        ...module.nodes('NewExpression').map(({ callee }) => callee),
        ...module.nodes('CallExpression').map(({ callee }) => callee),
      ];
      return nodes.flatMap((node) => {
        if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return [];
        const { object, property } = node;
        const isFormat =
          object.type === 'Identifier' && object.name === 'Intl' && formats.includes(property.name);
        if (!isFormat && !methods.includes(property.name)) return [];
        return [{ path: module.path, line: module.lineAt(node.start), rule: 'code/date-formats', message }];
      });
    });
}
