import { type BrandColors, brandContrasts } from '@chalkline/contract/organizations/branding.rules.ts';
import { nearestBrand } from '@chalkline/contract/organizations/nearest-brand.rules.ts';
import type { CorporatePatch } from '@chalkline/contract/organizations/organization.schema.ts';
import { notFound, Refusal } from '../platform/http/refusal.ts';
import type { IncomingFile } from '../platform/http/serve.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { setUploads } from '../uploads/uploads.attach.service.ts';
import { receiveImage } from '../uploads/uploads.service.ts';
import { colorsIncomplete, contrastTooLow } from './organizations.errors.ts';
import { mayEditBranding } from './organizations.policy.ts';
import {
  changeOrganization,
  findByIdentifier,
  findOrganization,
  lockOrganization,
  type Organization,
} from './organizations.repository.ts';
import { known, tellOfChange } from './organizations.service.ts';
import { logoSubject } from './organizations.watch.service.ts';

/**
 * Changes what is named of a company's name, colors and logo. Throws 404 for one that is not the viewer's to
 * change, `colors_incomplete`, `contrast_too_low` with the nearest colors that pass, and what images are
 * refused for.
 */
export async function updateCorporate(
  parts: Parts,
  viewer: Viewer,
  patch: CorporatePatch,
  logo: IncomingFile | undefined,
): Promise<Organization> {
  const { id, ...before } = await editable(parts, viewer, patch.identifier);
  assertReadable(colorsAfter(before, patch));
  const upload = logo && (await receiveImage(parts, viewer, logo).catch(refuseLogo));
  const ids = upload ? [upload.id] : [];
  return parts.database.transaction(async (tx) => {
    await lockOrganization(tx.sql, id);
    const current = known(await findOrganization(tx.sql, id));
    const colors = colorsAfter(current, patch);
    assertReadable(colors);
    await changeOrganization(tx.sql, id, {
      ...(patch.name !== undefined && { name: patch.name }),
      ...(colors && {
        backgroundColor: colors.background,
        textColor: colors.text,
        buttonColor: colors.button,
      }),
      ...((upload || patch.logo === '') && { logoId: upload?.id ?? null }),
      updatedAt: parts.clock.now(),
    });
    if (upload || patch.logo === '') {
      await setUploads(parts, tx, viewer, { kind: logoSubject.kind, id }, { ids, path: 'files.logo' });
    }
    const after = known(await findOrganization(tx.sql, id));
    const change = { before: brandFacts(current), after: brandFacts(after) };
    await tellOfChange(parts, tx, viewer.personId, after, { action: 'branded', ...change });
    return after;
  });
}

/** What was wrong with the picture, at the field that it came in. */
function refuseLogo(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  const problems = error.problems.map((problem) => ({ ...problem, path: 'files.logo' }));
  throw new Refusal(error.status, problems, error.retryAfter);
}

async function editable(parts: Parts, viewer: Viewer, identifier: string | undefined): Promise<Organization> {
  const { sql } = parts.database;
  const own = viewer.organizationId;
  const found =
    identifier === undefined
      ? own && (await findOrganization(sql, own))
      : await findByIdentifier(sql, identifier);
  if (!found || !mayEditBranding(viewer, found)) throw notFound();
  return found;
}

type Colors = Pick<Organization, 'backgroundColor' | 'textColor' | 'buttonColor'>;

/** null: none were chosen and none are now. Throws `colors_incomplete` for some of the three. */
function colorsAfter(before: Colors, patch: CorporatePatch): BrandColors | null {
  const background = patch.bg_color ?? before.backgroundColor;
  const text = patch.text_color ?? before.textColor;
  const button = patch.button_color ?? before.buttonColor;
  if (background === null && text === null && button === null) return null;
  if (background === null) throw colorsIncomplete('body.bg_color');
  if (text === null) throw colorsIncomplete('body.text_color');
  if (button === null) throw colorsIncomplete('body.button_color');
  return { background, text, button };
}

function assertReadable(colors: BrandColors | null): void {
  if (colors === null) return;
  const failing = brandContrasts(colors).filter(({ passes }) => !passes);
  if (failing.length > 0) throw contrastTooLow(failing, nearestBrand(colors));
}

/** What the audit log says of a brand. */
function brandFacts({ name, backgroundColor, textColor, buttonColor, logoId }: Organization) {
  return { name, backgroundColor, textColor, buttonColor, logoId };
}
