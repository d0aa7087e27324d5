import type { House } from '../house/house.ts';

/** What a package.json says about dependencies; what it leaves out is empty. */
export interface Manifest {
  readonly path: string;
  readonly text: string;
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
  readonly optionalDependencies: Versions;
  readonly overrides: Readonly<Record<string, unknown>>;
}

export type Versions = Readonly<Record<string, string>>;

/** Every package.json of the repository by its folder, the root's under ''. */
export function manifestsOf({ files }: House): ReadonlyMap<string, Manifest> {
  const manifests = files.filter(({ path }) => path === 'package.json' || path.endsWith('/package.json'));
  return new Map(
    manifests.map(({ path, text }) => [
      path.replace(/\/?package\.json$/, ''),
      {
        dependencies: {},
        devDependencies: {},
        optionalDependencies: {},
        overrides: {},
        ...(JSON.parse(text) as Partial<Manifest>),
        path,
        text,
      },
    ]),
  );
}
