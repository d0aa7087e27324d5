import type { GroupType } from '@chalkline/contract/groups/group-kinds.ts';
import type { PageAsked } from '../../platform/http/read-page.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { endingOrders, type GroupFilter } from '../groups/groups.repository.ts';
import { type GroupShown, listGroups } from './groups.service.ts';

interface TimedGroupsAsked {
  readonly type: GroupType;
  readonly when: 'upcoming' | 'past';
  readonly search: string | undefined;
  readonly mine: boolean | undefined;
  readonly ownerId?: string;
  readonly communityId?: string | undefined;
  /** What else narrows the list, with a name for it that says all it depends on. */
  readonly also?: { readonly name: string; readonly condition: GroupFilter['also'] } | undefined;
}

/** Groups with times that the viewer may see: those that end next first, or the last ones that ended. */
export function listTimedGroups(
  parts: Parts,
  viewer: MaybeViewer,
  { type, when, search, mine, ownerId, communityId, also }: TimedGroupsAsked,
  page: PageAsked,
): Promise<Page<GroupShown[]>> {
  const ending = { when, than: parts.clock.now() };
  const filter = { types: [type], search, mine, ownerId, communityId, ending, also: also?.condition };
  const named = { type, when, search, mine, ownerId, communityId, also: also?.name };
  return listGroups(parts, viewer, filter, page, { order: endingOrders[when], named });
}
