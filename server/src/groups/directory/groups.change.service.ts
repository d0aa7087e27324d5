import type {
  CommunityPatch,
  GroupPatch,
  NewCommunity,
  NewGroup,
} from '@chalkline/contract/groups/group.schema.ts';
import { activityFacts, challengeFacts, eventFacts } from '@chalkline/contract/groups/group-facts.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import type { IncomingFile } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { archive, restore } from '../groups/archive.repository.ts';
import { enterGroup, type GroupSeen, seeGroup } from '../groups/group-access.service.ts';
import { checkDeletable, followArchive, groupKindOf } from '../groups/group-kinds.service.ts';
import { groupChanged, groupNotFound, visibilityNeedsCommunity } from '../groups/groups.errors.ts';
import { namedImage, setGroupImage } from '../groups/groups.images.service.ts';
import { mayBeOpen } from '../groups/groups.policy.ts';
import { insertGroup, updateGroup } from '../groups/groups.repository.ts';
import type { GroupRow } from '../groups/groups.table.ts';
import { putBelonging } from '../members/members.repository.ts';
import { fillPlaces } from '../members/members.service.ts';
import { type GroupShown, shown } from './groups.service.ts';

type NewFacts = Pick<GroupRow, 'type' | 'name' | 'description' | 'category' | 'visibility'>;

/** The person who creates it owns it; it is seen by their organization alone if they have one. */
export function createCommunity(parts: Parts, viewer: Viewer, body: NewCommunity): Promise<GroupShown> {
  const { image, ...facts } = body;
  const { organizationId } = viewer;
  return parts.database.transaction(async (tx) => {
    const imageId = (await namedImage(parts, viewer, image)) ?? '';
    const of = { communityId: null, organizationId, isOpen: false };
    return create(parts, tx, viewer, { ...facts, ...of, type: 'community' }, imageId);
  });
}

/** Throws 404 and 403 for a community that the viewer can't add groups to. */
export async function createGroup(
  parts: Parts,
  viewer: Viewer,
  { community_id: communityId, image, type, name, description, visibility, is_open, ...ofType }: NewGroup,
  file: IncomingFile | undefined,
): Promise<GroupShown> {
  const imageId = (await namedImage(parts, viewer, image, file)) ?? '';
  return parts.database.transaction(async (tx) => {
    const community =
      communityId === undefined ? null : await enterGroup(tx, viewer, communityId, 'addGroups', 'shared');
    if (visibility === 'community' && community === null) throw visibilityNeedsCommunity();
    const organizationId = community ? community.organizationId : viewer.organizationId;
    const of = {
      type,
      name,
      description,
      visibility,
      category: null,
      communityId: community?.id ?? null,
      organizationId,
      isOpen: is_open && mayBeOpen({ type, visibility, organizationId, community }),
    };
    return create(parts, tx, viewer, of, imageId, ofType);
  });
}

async function create(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  facts: NewFacts & Pick<GroupRow, 'communityId' | 'organizationId' | 'isOpen'>,
  imageId: string,
  ofType: Readonly<Record<string, unknown>> = {},
): Promise<GroupShown> {
  const now = parts.clock.now();
  const id = newId(now.getTime());
  const untimed = { startsAt: null, endsAt: null, capacity: null };
  const begins = {
    ...untimed,
    imageId: null,
    lastSeq: 0,
    version: 1,
    createdAt: now,
    updatedAt: now,
    archivedAt: null,
    isTakenDown: false,
  };
  await insertGroup(tx.sql, { ...facts, ...begins, id });
  const kind = groupKindOf(facts.type);
  const afterSave = await kind?.watchSave?.(parts, tx, viewer, { id, isNew: true }, ofType);
  const shared = await kind?.save(
    parts,
    tx,
    viewer,
    { id, isNew: true, organizationId: facts.organizationId },
    ofType,
  );
  if (shared) await updateGroup(tx.sql, id, shared);
  if (imageId !== '') {
    await updateGroup(tx.sql, id, { imageId: await setGroupImage(parts, tx, viewer, id, imageId) });
  }
  await putBelonging(tx.sql, {
    groupId: id,
    personId: viewer.personId,
    role: 'owner',
    state: 'in',
    since: now,
  });
  await audit(parts, tx, viewer, id, 'created', { after: facts });
  await afterSave?.();
  return shown(parts, viewer, await seeGroup(tx.sql, viewer, id), tx.sql);
}

/** Throws 404 for a group that is no community, and 409 when it is not of the version that was read. */
export function editCommunity(
  parts: Parts,
  viewer: Viewer,
  { community_id: id, ...patch }: CommunityPatch,
): Promise<GroupShown> {
  return change(parts, viewer, { id, isCommunity: true }, patch, undefined);
}

/** The same for a group. */
export function editGroup(
  parts: Parts,
  viewer: Viewer,
  { group_id: id, ...patch }: GroupPatch,
  file: IncomingFile | undefined,
): Promise<GroupShown> {
  return change(parts, viewer, { id, isCommunity: false }, patch, file);
}

interface Wanted {
  readonly id: string;
  readonly isCommunity: boolean;
}

async function change(
  parts: Parts,
  viewer: Viewer,
  wanted: Wanted,
  { image, ...asked }: Omit<GroupPatch, 'group_id'> | Omit<CommunityPatch, 'community_id'>,
  file: IncomingFile | undefined,
): Promise<GroupShown> {
  const imageId = await namedImage(parts, viewer, image, file);
  return parts.database.transaction(async (tx) => {
    const { type } = await enter(tx, viewer, wanted, 'edit');
    const { patch: words, ofType } = partsOf(asked);
    const kind = groupKindOf(type);
    const afterSave = await kind?.watchSave?.(parts, tx, viewer, { id: wanted.id, isNew: false }, ofType);
    // Read now: what it watches may have waited for another change.
    const group = await seeGroup(tx.sql, viewer, wanted.id);
    const patch = openOf(words, group);
    if (patch.visibility === 'community' && group.community === null) throw visibilityNeedsCommunity();
    const named = imageId === undefined ? {} : { imageId: imageId === '' ? null : imageId };
    const difference = readPatch(group, { ...patch, ...named }, groupChanged);
    const facts = await kind?.save(parts, tx, viewer, { ...group, isNew: false }, ofType);
    if (!difference && !facts) {
      await afterSave?.();
      return shown(parts, viewer, await seeGroup(tx.sql, viewer, group.id), tx.sql);
    }
    const { before, after } = difference ?? { before: {}, after: {} };
    if ('imageId' in after) await setGroupImage(parts, tx, viewer, group.id, imageId ?? '');
    const stamp = { version: group.version + 1, updatedAt: parts.clock.now() };
    await updateGroup(tx.sql, group.id, { ...after, ...facts, ...stamp });
    await fillPlaces(parts, tx, group.id);
    await audit(parts, tx, viewer, group.id, 'changed', { before, after: { ...after, ...facts } });
    await afterSave?.();
    return shown(parts, viewer, await seeGroup(tx.sql, viewer, group.id), tx.sql);
  });
}

/** Its own column, and closed along with what isn’t public anymore. */
function openOf<Words extends { visibility?: GroupRow['visibility'] | undefined }>(
  { is_open, ...words }: Words & { is_open?: boolean | undefined },
  group: GroupSeen,
) {
  const wanted = { ...group, visibility: words.visibility ?? group.visibility };
  return { ...words, isOpen: (is_open ?? group.isOpen) && mayBeOpen(wanted) };
}

const factNames = new Set(
  Object.keys({ ...activityFacts.shape, ...challengeFacts.shape, ...eventFacts.shape }),
);

/** What groups of all types have, and what the type adds. */
function partsOf<Fields extends object>(asked: Fields) {
  const entries = Object.entries(asked);
  return {
    patch: Object.fromEntries(entries.filter(([name]) => !factNames.has(name))) as Fields,
    ofType: Object.fromEntries(entries.filter(([name]) => factNames.has(name))),
  };
}

/** Deletes it; a community with its groups. It can be restored for 30 days. */
export function deleteGroup(parts: Parts, viewer: Viewer, wanted: Wanted): Promise<GroupShown> {
  return parts.database.transaction(async (tx) => {
    const { id, name } = await enter(tx, viewer, wanted, 'delete');
    await checkDeletable(tx, id);
    const gone = await archive(tx.sql, id, parts.clock.now());
    await followArchive(parts, tx, viewer, gone, true);
    await audit(parts, tx, viewer, id, 'deleted', { before: { name } });
    return shown(parts, viewer, await seeGroup(tx.sql, viewer, id), tx.sql);
  });
}

/** Restores it with the groups that were deleted along with it. Throws 409 for what wasn't deleted. */
export function restoreGroup(parts: Parts, viewer: Viewer, groupId: string): Promise<GroupShown> {
  return parts.database.transaction(async (tx) => {
    const group = await enterGroup(tx, viewer, groupId, null);
    if (group.archivedAt === null) throw groupChanged();
    await enterGroup(tx, viewer, groupId, 'restore');
    const back = await restore(tx.sql, group, parts.clock.now());
    await followArchive(parts, tx, viewer, back, false);
    await audit(parts, tx, viewer, groupId, 'restored', { after: { name: group.name } });
    return shown(parts, viewer, await seeGroup(tx.sql, viewer, groupId), tx.sql);
  });
}

async function enter(
  tx: Transaction,
  viewer: Viewer,
  { id, isCommunity }: Wanted,
  right: 'edit' | 'delete',
): Promise<GroupSeen> {
  const group = await enterGroup(tx, viewer, id, right);
  if ((group.type === 'community') !== isCommunity) throw groupNotFound();
  return group;
}

function audit(
  parts: Parts,
  tx: Transaction,
  { personId }: Viewer,
  subjectId: string,
  what: 'created' | 'changed' | 'deleted' | 'restored',
  facts: { readonly before?: object; readonly after?: object },
): Promise<void> {
  const action = `group.${what}` as const;
  return recordAudit(parts, tx, { actorId: personId, action, subjectKind: 'group', subjectId, ...facts });
}
