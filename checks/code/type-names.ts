import type { Finding } from '../house/finding.ts';
import type { House } from '../house/house.ts';
import type { SyntaxNode } from '../house/module.ts';

/**
 * Globals of the browser and the language that are, or could be, words of the field too. A type of ours by
 * such a name hides the global, and where its import is forgotten the compiler silently takes the global.
 */
const globals: ReadonlySet<string> = new Set(
  `Animation Attr Audio Blob Body Cache Clipboard Comment Credential Crypto Document Element Event External File
  Headers Highlight History Image Keyframe Location Lock Navigation Navigator Node Notification Option Performance
  Permissions Plugin Range Report Request Response Scheduler Screen Selection Storage Text Touch URL Window Worker
  CustomEvent DataTransfer EventSource EventTarget FileList FormData MediaStream MessageEvent PaymentAddress
  PaymentRequest PaymentResponse PerformanceEntry PushSubscription StyleSheet WebSocket
  Array Boolean Date Error Function Iterator Map Number Object Promise Record Set String Symbol`.split(/\s+/),
);

/** Types, interfaces, classes and zod schemas, exported or not, have names of their own. */
export function typeNames({ modules }: House): Finding[] {
  return modules.flatMap((module) => {
    const declared = [
      ...module.nodes('TSTypeAliasDeclaration').map(({ id }) => id),
      ...module.nodes('TSInterfaceDeclaration').map(({ id }) => id),
      ...module.nodes('ClassDeclaration').map(({ id }) => id),
      ...module.nodes('VariableDeclarator').map(({ id, init }) => (init && isSchema(init) ? id : null)),
    ];
    return declared.flatMap((id) => {
      if (id?.type !== 'Identifier' || !globals.has(id.name)) return [];
      const message = `${id.name} is a global; say whose it is: PostComment, EventDetail, ScoreRange`;
      return [{ path: module.path, line: module.lineAt(id.start), rule: 'code/type-names', message }];
    });
  });
}

/** A call on zod: `z.object({…}).strict()`. */
function isSchema(node: SyntaxNode): boolean {
  if (node.type === 'CallExpression') return isSchema(node.callee);
  if (node.type === 'MemberExpression') return isSchema(node.object);
  return node.type === 'Identifier' && node.name === 'z';
}
