import type { Finding } from '../house/finding.ts';
import type { House } from '../house/house.ts';

/** What is spread has a name of its own; fields and elements that are written out need none. */
export function spreadLiterals({ modules }: House): Finding[] {
  return modules.flatMap((module) =>
    module
      .nodes('SpreadElement')
      .filter(({ argument: { type } }) => type === 'ObjectExpression' || type === 'ArrayExpression')
      .map(({ start }) => ({
        path: module.path,
        line: module.lineAt(start),
        rule: 'code/spread-literals',
        message: 'a literal is spread into a literal; write its fields or elements where they belong',
      })),
  );
}
