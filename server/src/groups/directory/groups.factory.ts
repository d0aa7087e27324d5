import { newCommunity, newGroup } from '@chalkline/contract/groups/group.schema.ts';
import type { z } from 'zod';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { createCommunity, createGroup } from './groups.change.service.ts';
import type { GroupShown } from './groups.service.ts';

/** A public community of this person. */
export function community(
  parts: Parts,
  viewer: Viewer,
  sketch: Partial<z.input<typeof newCommunity>> = {},
): Promise<GroupShown> {
  const usual = { name: 'Harbor Athletics', description: 'Training together since 2019.' };
  return createCommunity(parts, viewer, newCommunity.parse({ ...usual, ...sketch }));
}

/** A public group of this person. */
export function group(
  parts: Parts,
  viewer: Viewer,
  sketch: Partial<z.input<typeof newGroup>> = {},
): Promise<GroupShown> {
  const usual = { name: 'Early Birds', description: 'Mornings at six.' };
  return createGroup(parts, viewer, newGroup.parse({ ...usual, ...sketch }), undefined);
}
