import { type Domain, domains } from '../../server/src/domains.ts';

/** Where a file is: the part of the repository, the room within it, and the domain it belongs to. */
export interface Place {
  readonly part: Part;
  readonly room: Room;
  /** Set in domains and features. */
  readonly domain?: Domain;
  /** The first folder inside the room: `http` for server/src/platform/http/…, empty for a file beside it. */
  readonly folder: string;
}

export type Part = 'contract' | 'server' | 'web' | 'e2e' | 'bench' | 'checks' | 'scripts' | 'root';
export type Room =
  | 'top' // files directly in server/src and web/src: they combine everything below
  | 'ground' // the platforms, contract/src/http, live and the files beside them: know no domain
  | 'testing' // a folder of that name, anywhere: only tests may import it
  | 'domain' // contract/src/<domain>, server/src/<domain>, web/src/features/<domain>
  | 'demo'
  | 'ui'
  | 'patterns' // web/src/patterns: lists, forms and actions, built from platform and ui
  | 'app'
  | 'outside' // beside src: configuration, and all of e2e, bench, checks, scripts
  | 'unknown';

const parts: readonly Part[] = ['contract', 'server', 'web', 'e2e', 'bench', 'checks', 'scripts'];

/** The folders of src that aren't domains. Any other folder is reported. */
const rooms: Readonly<Partial<Record<Part, Readonly<Record<string, Room>>>>> = {
  contract: { http: 'ground', live: 'ground', covers: 'ground' },
  server: { platform: 'ground', demo: 'demo' },
  web: { platform: 'ground', ui: 'ui', patterns: 'patterns', app: 'app' },
};

export function placeOf(path: string): Place {
  const [first = '', src, ...rest] = path.split('/');
  const part = parts.find((name) => name === first && src !== undefined);
  if (!part) return { part: 'root', room: 'outside', folder: '' };
  if (!rooms[part] || src !== 'src') return { part, room: 'outside', folder: '' };
  if (rest.length < 2) return { part, room: part === 'contract' ? 'ground' : 'top', folder: '' };
  if (rest.slice(0, -1).includes('testing')) return { part, room: 'testing', folder: '' };
  if (part === 'web' && rest[0] === 'features') return domainPlace(part, rest.slice(1));
  const [name = '', folder = ''] = rest;
  const room = rooms[part]?.[name];
  if (room) return { part, room, folder: rest.length > 2 ? folder : '' };
  return part === 'web' ? { part, room: 'unknown', folder: '' } : domainPlace(part, rest);
}

function domainPlace(part: Part, rest: readonly string[]): Place {
  const domain = domains.find((name) => name === rest[0] && rest.length > 1);
  const folder = rest.length > 2 ? (rest[1] ?? '') : '';
  return domain ? { part, room: 'domain', domain, folder } : { part, room: 'unknown', folder };
}

/** Whether the list has `domain` at or before `other`, so that `other` may import it. */
export function isReachable(domain: Domain | undefined, other: Domain | undefined): boolean {
  return !domain || !other || domains.indexOf(domain) <= domains.indexOf(other);
}
