import { type BrandColours, brandContrasts } from '@chalkline/contract/organisations/branding.rules.ts';
import { nearestBrand } from '@chalkline/contract/organisations/nearest-brand.rules.ts';
import type { CorporatePatch } from '@chalkline/contract/organisations/organisation.schema.ts';
import { notFound, Refusal } from '../platform/http/refusal.ts';
import type { IncomingFile } from '../platform/http/serve.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { setUploads } from '../uploads/uploads.attach.service.ts';
import { receiveImage } from '../uploads/uploads.service.ts';
import { coloursIncomplete, contrastTooLow } from './organisations.errors.ts';
import { mayEditBranding } from './organisations.policy.ts';
import {
  changeOrganisation,
  findByIdentifier,
  findOrganisation,
  lockOrganisation,
  type Organisation,
} from './organisations.repository.ts';
import { known, tellOfChange } from './organisations.service.ts';
import { logoSubject } from './organisations.watch.service.ts';

/**
 * Changes what is named of a company's name, colours and logo. Throws 404 for one that is not the viewer's to
 * change, `colours_incomplete`, `contrast_too_low` with the nearest colours that pass, and what images are
 * refused for.
 */
export async function updateCorporate(
  parts: Parts,
  viewer: Viewer,
  patch: CorporatePatch,
  logo: IncomingFile | undefined,
): Promise<Organisation> {
  const { id, ...before } = await editable(parts, viewer, patch.identifier);
  assertReadable(coloursAfter(before, patch));
  const upload = logo && (await receiveImage(parts, viewer, logo).catch(refuseLogo));
  const ids = upload ? [upload.id] : [];
  return parts.database.transaction(async (tx) => {
    await lockOrganisation(tx.sql, id);
    const current = known(await findOrganisation(tx.sql, id));
    const colours = coloursAfter(current, patch);
    assertReadable(colours);
    await changeOrganisation(tx.sql, id, {
      ...(patch.name !== undefined && { name: patch.name }),
      ...(colours && {
        backgroundColor: colours.background,
        textColor: colours.text,
        buttonColor: colours.button,
      }),
      ...((upload || patch.logo === '') && { logoId: upload?.id ?? null }),
      updatedAt: parts.clock.now(),
    });
    if (upload || patch.logo === '') {
      await setUploads(parts, tx, viewer, { kind: logoSubject.kind, id }, { ids, path: 'files.logo' });
    }
    const after = known(await findOrganisation(tx.sql, id));
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

async function editable(parts: Parts, viewer: Viewer, identifier: string | undefined): Promise<Organisation> {
  const { sql } = parts.database;
  const own = viewer.organisationId;
  const found =
    identifier === undefined
      ? own && (await findOrganisation(sql, own))
      : await findByIdentifier(sql, identifier);
  if (!found || !mayEditBranding(viewer, found)) throw notFound();
  return found;
}

type Colours = Pick<Organisation, 'backgroundColor' | 'textColor' | 'buttonColor'>;

/** null: none were chosen and none are now. Throws `colours_incomplete` for some of the three. */
function coloursAfter(before: Colours, patch: CorporatePatch): BrandColours | null {
  const background = patch.bg_color ?? before.backgroundColor;
  const text = patch.text_color ?? before.textColor;
  const button = patch.button_color ?? before.buttonColor;
  if (background === null && text === null && button === null) return null;
  if (background === null) throw coloursIncomplete('body.bg_color');
  if (text === null) throw coloursIncomplete('body.text_color');
  if (button === null) throw coloursIncomplete('body.button_color');
  return { background, text, button };
}

function assertReadable(colours: BrandColours | null): void {
  if (colours === null) return;
  const failing = brandContrasts(colours).filter(({ passes }) => !passes);
  if (failing.length > 0) throw contrastTooLow(failing, nearestBrand(colours));
}

/** What the audit log says of a brand. */
function brandFacts({ name, backgroundColor, textColor, buttonColor, logoId }: Organisation) {
  return { name, backgroundColor, textColor, buttonColor, logoId };
}
