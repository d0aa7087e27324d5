import type { Finding } from '../house/finding.ts';
import type { House } from '../house/house.ts';
import { isTest } from '../house/module.ts';

/** Addresses of files, and the folder that a name is stored in, are no names to save a file under. */
const others = /\/|^\./;
const ending = /\.(csv|ics|json|pdf|zip)$/;
/** What a file that people save is named by. */
const namers = /^(saveFile|pdfReply|file)$/;
const properties = /^(fileName|download|name)$/;
const message = 'files that people save are named in one style; use contract/src/file-name.ts';

/** A name of a file that is written in a style of its own. The demo's people name theirs freely. */
export function fileNames({ modules }: House): Finding[] {
  return modules
    .filter(({ path }) => /^(contract|server|web)\/src\/(?!demo\/)/.test(path) && !isTest(path))
    .flatMap((module) => {
      const named = [
        ...module
          .nodes('CallExpression')
          .filter(({ callee }) => callee.type === 'Identifier' && namers.test(callee.name))
          .flatMap((call) => call.arguments),
        ...module
          .nodes('Property')
          .filter(({ key }) => key.type === 'Identifier' && properties.test(key.name))
          .map(({ value }) => value),
      ];
      return named
        .filter((node) => isFileName(node))
        .map((node) => ({
          path: module.path,
          line: module.lineAt(node.start),
          rule: 'code/file-names',
          message,
        }));
    });
}

interface Written {
  readonly type: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
}

function isFileName(node: object): boolean {
  const { type, value, quasis } = node as Written;
  const text = type === 'TemplateLiteral' ? quasis?.map((one) => one.value.raw).join('x') : value;
  return typeof text === 'string' && ending.test(text) && !others.test(text);
}
