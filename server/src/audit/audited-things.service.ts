import { shareAddress } from '@chalkline/contract/share-links.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { SharedThingKind } from '../platform/pages/shared-things.ts';
import type { Parts } from '../platform/parts.ts';

/** Something that the audit log has lines about, as administrators of the site find it. */
export interface AuditedThing {
  readonly name: string;
  /** Inside the app. */
  readonly address: string;
}

/** One kind of thing that the audit log has lines about, registered by its domain. */
export interface AuditedKind {
  /** As `subjectKind` in the log. */
  readonly kind: string;
  /** Those that administrators may know of, by id. */
  readonly find: (
    parts: Parts,
    viewer: Viewer,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, AuditedThing>>;
}

/** What visitors can see is named in the log as where it is shared. */
export function auditedAsShared(kind: string, { segment, find }: SharedThingKind): AuditedKind {
  return {
    kind,
    async find(parts, _viewer, ids) {
      const found = await find(parts, null, ids);
      return new Map([...found].map(([id, { name }]) => [id, { name, address: shareAddress(segment, id) }]));
    },
  };
}
