/**
 * The files of a server domain, one word for one job. A new kind is a decision record and one entry here.
 * Contract files may be imported by every kind; zones decide which domain's.
 */
export interface FileKind {
  /** Kinds of the same domain. */
  readonly own: readonly string[];
  /** Kinds of the same domain that are loaded when they are needed: only by `import('…')`. */
  readonly ownDeferred: readonly string[];
  /** Kinds of the domains before it in the list. */
  readonly before: readonly string[];
  /** Like the two above, but only as `import type`: what a value looks like is no dependency at run time. */
  readonly ownTypes: readonly string[];
  readonly beforeTypes: readonly string[];
  /** Folders of server/src/platform, or 'all'. Types of the platform (Viewer, Parts, Sql) are open to every kind. */
  readonly platform: readonly string[] | 'all';
  /** Packages, or 'all' of them but those that belong to another kind. */
  readonly packages: readonly string[] | 'all';
  readonly builtins: boolean;
}

const nothing: FileKind = {
  own: [],
  ownDeferred: [],
  before: [],
  ownTypes: [],
  beforeTypes: [],
  platform: [],
  packages: [],
  builtins: false,
};

export const fileKinds: Readonly<Record<string, FileKind>> = {
  table: {
    ...nothing,
    own: ['table'],
    before: ['table'],
    platform: ['database', 'ids'],
    packages: ['drizzle-orm'],
  },
  rules: { ...nothing, own: ['rules'], before: ['rules'] },
  policy: {
    ...nothing,
    own: ['rules', 'policy'],
    before: ['rules', 'policy'],
    ownTypes: ['table', 'repository'],
    beforeTypes: ['table'],
  },
  errors: { ...nothing, platform: ['http'] },
  repository: {
    ...nothing,
    own: ['table', 'errors', 'repository'],
    before: ['table'],
    ownTypes: ['rules', 'policy'],
    beforeTypes: ['rules'],
    platform: ['database', 'ids'],
    // better-auth writes rows of ours through drizzle (docs/decisions/006-accounts-on-better-auth.md).
    packages: ['drizzle-orm', 'better-auth'],
  },
  service: {
    ...nothing,
    own: ['rules', 'policy', 'errors', 'repository', 'service', 'jobs'],
    before: ['rules', 'errors', 'service'],
    ownTypes: ['table'],
    beforeTypes: ['table', 'policy'],
    platform: 'all',
    packages: 'all',
    builtins: true,
  },
  present: {
    ...nothing,
    own: ['rules', 'policy', 'present'],
    before: ['rules', 'present'],
    ownTypes: ['table', 'repository', 'service'],
    beforeTypes: ['table', 'service'],
  },
  routes: { ...nothing, own: ['service', 'present'], platform: ['http'] },
  // The service is loaded when its first job comes, so the definition names it in an import('…').
  jobs: {
    ...nothing,
    own: ['jobs'],
    ownDeferred: ['service'],
    // A service that needs what higher domains registered is given it where the jobs are joined.
    ownTypes: ['service'],
    platform: ['jobs'],
    packages: ['zod'],
  },
  // The domain's manifest: domain.ts, joined in server/src/manifests.ts. Of tables it names their retention.
  domain: {
    ...nothing,
    own: ['table', 'service', 'repository', 'present', 'routes', 'jobs'],
    before: ['service', 'present', 'jobs'],
    platform: 'all',
  },
  factory: {
    ...nothing,
    own: ['table', 'rules', 'service', 'factory'],
    before: ['table', 'service', 'factory'],
    platform: 'all',
    packages: 'all',
    builtins: true,
  },
};

/** What `packages: 'all'` leaves out: queries are the repository's, HTTP is the routes'. */
export const packagesOfOneKind: readonly string[] = ['drizzle-orm', 'pg', 'fastify'];

/**
 * The kind in a file's name: `heats.rules.ts` is rules, `events.publish.service.ts` a service split by use
 * case. Undefined when the name follows no pattern of the house.
 */
export function kindOf(fileName: string): string | undefined {
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)*\.test\.ts$/.test(fileName)) return 'test';
  if (fileName === 'domain.ts') return 'domain';
  const [, useCase, kind = ''] = /^[a-z0-9-]+(\.[a-z0-9-]+)?\.([a-z]+)\.ts$/.exec(fileName) ?? [];
  if (useCase && kind !== 'service') return undefined;
  return kind in fileKinds ? kind : undefined;
}
