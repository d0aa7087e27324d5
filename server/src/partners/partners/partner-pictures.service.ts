import type { Transaction } from '../../platform/database/database.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { discardUploadsOf } from '../../uploads/uploads.attach.service.ts';
import { pathFor, type UploadSubject } from '../../uploads/uploads.fetch.service.ts';
import type { ShopPicture } from '../partners.table.ts';
import { maySeePartner } from './partners.policy.ts';
import { findPartner, type PartnerOwner } from './partners.repository.ts';
import type { PartnerRow } from './partners.table.ts';
import { attachPictures } from './shop-pictures.service.ts';

const roles = ['logo', 'cover'] as const;
type Role = (typeof roles)[number];

const kindOf = (role: Role) => `partner_${role}`;

/** Logo and cover are for everyone who may see the partner. */
export const partnerPictures: readonly UploadSubject[] = roles.map((role) => ({
  kind: kindOf(role),
  maySee: async ({ database }, viewer, id) => {
    const row = await findPartner(database.sql, id);
    return row !== null && maySeePartner(viewer, row);
  },
  signedOut: true,
}));

/** Ids of uploads; null takes the picture away, undefined keeps it. */
export type PictureChoice = { readonly [name in Role]?: string | null | undefined };

/** Attaches what was chosen. Gives the columns that change. Throws 422 `upload_unknown`. */
export async function setPartnerPictures(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  partnerId: string,
  choice: PictureChoice,
): Promise<{ [name in Role]?: ShopPicture | null }> {
  const kept: { [name in Role]?: ShopPicture | null } = {};
  for (const role of roles) {
    const chosen = choice[role];
    if (chosen === undefined) continue;
    const ids = chosen === null ? [] : [chosen];
    const subject = { kind: kindOf(role), id: partnerId };
    const [picture] = await attachPictures(parts, tx, viewer, subject, { ids, path: `body.${role}` });
    kept[role] = picture ?? null;
  }
  return kept;
}

export async function discardPartnerPictures(parts: Parts, tx: Transaction, id: string): Promise<void> {
  for (const role of roles) await discardUploadsOf(parts, tx, { kind: kindOf(role), id });
}

/** A partner with the paths of its pictures for one viewer, and for administrators who applied. */
export interface PartnerView extends PartnerRow {
  readonly owner?: PartnerOwner | undefined;
  /** Who owns it is suspended. Left out where they ask themselves. */
  readonly isPaused?: boolean;
  readonly logoPath: string | null;
  readonly coverPath: string | null;
}

export function viewPartner(
  parts: Pick<Parts, 'config' | 'clock'>,
  viewer: MaybeViewer,
  row: PartnerRow,
): PartnerView {
  const audience = row.state === 'approved' ? 'everybody' : 'viewer';
  const path = (picture: ShopPicture | null) => picture && pathFor(parts, viewer, picture.name, audience);
  return { ...row, logoPath: path(row.logo), coverPath: path(row.cover) };
}
