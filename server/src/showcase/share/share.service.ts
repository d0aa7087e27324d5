import { type ShareSegment, shareLink } from '@chalkline/contract/share-links.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { SharedThingKind } from '../../platform/pages/shared-things.ts';
import type { Parts } from '../../platform/parts.ts';

/** The link to a thing that everybody may see. Throws 404 for any other. */
export async function createSharedLink(
  parts: Parts,
  kinds: readonly SharedThingKind[],
  { type, id }: { readonly type: ShareSegment; readonly id: string },
): Promise<string> {
  const kind = kinds.find(({ segment }) => segment === type);
  const found = await kind?.find(parts, null, [id]);
  if (!found?.has(id)) throw notFound('page');
  return shareLink(parts.config.publicUrl, type, id);
}
