import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type { GroupType } from '@chalkline/contract/groups/group-kinds.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { GroupSeen } from './group-access.service.ts';
import type { GroupFilter } from './groups.repository.ts';
import type { GroupRow } from './groups.table.ts';

/** What a type adds to the reply on a group. */
export type FactsOfGroup = Partial<Pick<GroupReply, 'activity' | 'challenge' | 'event'>>;

/** What a type adds that groups of all types have columns for. */
export type SharedFacts = Pick<GroupRow, 'startsAt' | 'endsAt' | 'capacity'>;

/** What a type of groups adds to groups, in tables of its own domain. */
export interface GroupKind {
  readonly type: GroupType;
  /**
   * Saves what the body says of it. Null: it says nothing, which a new group must. Throws 422 for facts that are missing
   * or don't fit, and 409 for those that can't change anymore.
   */
  readonly save: (
    parts: Parts,
    tx: Transaction,
    viewer: Viewer,
    group: { readonly id: string; readonly isNew: boolean; readonly organizationId: string | null },
    body: Readonly<Record<string, unknown>>,
  ) => Promise<SharedFacts | null>;
  /**
   * Called before a group of the type is saved; what it gives back is called after, in the same transaction: what saving
   * brings about in other groups.
   */
  readonly watchSave?: (
    parts: Parts,
    tx: Transaction,
    viewer: Viewer,
    group: { readonly id: string; readonly isNew: boolean },
    body: Readonly<Record<string, unknown>>,
  ) => Promise<() => Promise<void>>;
  /** Which of them lists of groups of all types show, as a condition on `groups`; left out where that’s all of them. */
  readonly isListed?: (now: Date) => GroupFilter['also'];
  /** Throws for one that can’t be deleted, or a community with one inside; stays true until the transaction ends. */
  readonly beforeDelete?: (tx: Transaction, groupId: string) => Promise<void>;
  /** Called after groups of the type were deleted or restored, in the same transaction. */
  readonly afterArchive?: (
    parts: Parts,
    tx: Transaction,
    viewer: Viewer,
    groupIds: readonly string[],
    isArchived: boolean,
  ) => Promise<void>;
  /** Throws for one that nobody is invited to anymore. */
  readonly beforeInvite?: (parts: Parts, tx: Transaction, group: GroupSeen) => Promise<void>;
  /** Called before somebody leaves groups, in the same transaction. */
  readonly beforeLeave?: (parts: Parts, tx: Transaction, personId: string) => Promise<void>;
  /** Who hears what is announced in one of them besides its members, such as who has tickets. */
  readonly alsoHear?: (sql: Sql, groupId: string) => Promise<readonly string[]>;
  /** What replies say of these groups, by id. All of them may be read by the viewer. */
  readonly read: (
    parts: Parts,
    sql: Sql,
    groups: readonly GroupSeen[],
  ) => Promise<ReadonlyMap<string, FactsOfGroup>>;
}

const kinds = new Map<GroupType, GroupKind>();

/** Makes types known to the calls on groups. The manifest hands over those of all domains. */
export function registerGroupKinds(all: readonly GroupKind[]): void {
  for (const kind of all) kinds.set(kind.type, kind);
}

/** Which groups lists of all types leave out, by their type. */
export function listedConditions(now: Date): NonNullable<GroupFilter['ofTypes']> {
  return [...kinds.values()].flatMap(({ type, isListed }) => {
    const condition = isListed?.(now);
    return condition ? [{ type, condition }] : [];
  });
}

export function groupKindOf(type: GroupType): GroupKind | undefined {
  return kinds.get(type);
}

/** Throws where a type doesn’t let a group be deleted. */
export async function checkDeletable(tx: Transaction, groupId: string): Promise<void> {
  for (const kind of kinds.values()) await kind.beforeDelete?.(tx, groupId);
}

/** What types do once groups were deleted or restored. */
export async function followArchive(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  changed: readonly Pick<GroupRow, 'id' | 'type'>[],
  isArchived: boolean,
): Promise<void> {
  for (const kind of kinds.values()) {
    const ids = changed.filter(({ type }) => type === kind.type).map(({ id }) => id);
    if (ids.length > 0) await kind.afterArchive?.(parts, tx, viewer, ids, isArchived);
  }
}

/** Who hears announcements in a group besides its members. */
export async function findOtherHearers(sql: Sql, groupId: string): Promise<string[]> {
  const found = await Promise.all([...kinds.values()].map((kind) => kind.alsoHear?.(sql, groupId) ?? []));
  return found.flat();
}

/** What types do before somebody leaves groups. */
export async function prepareLeaving(parts: Parts, tx: Transaction, personId: string): Promise<void> {
  for (const kind of kinds.values()) await kind.beforeLeave?.(parts, tx, personId);
}

/** What the types of these groups add, by the group's id; nothing of those that the viewer can't read. */
export async function readFacts(
  parts: Parts,
  sql: Sql,
  groups: readonly GroupSeen[],
): Promise<ReadonlyMap<string, FactsOfGroup>> {
  const readable = groups.filter(({ can }) => can.read);
  const found = await Promise.all(
    [...kinds.values()].map((kind) => {
      const ofKind = readable.filter(({ type }) => type === kind.type);
      return ofKind.length === 0 ? new Map<string, FactsOfGroup>() : kind.read(parts, sql, ofKind);
    }),
  );
  return new Map(found.flatMap((facts) => [...facts]));
}
