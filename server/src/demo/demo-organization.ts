import sharp from 'sharp';
import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { updateCorporate } from '../organizations/organizations.branding.service.ts';
import { organization } from '../organizations/organizations.factory.ts';
import { changeTrial } from '../organizations/organizations.trial.service.ts';
import type { Parts } from '../platform/parts.ts';
import { lettering } from '../platform/pictures/lettering.ts';
import { daysAgo } from './demo-joined.ts';

const name = 'Ironworks Gyms';
const colors = { bg_color: '#0b2a3c', text_color: '#ffffff', button_color: '#147ea4' } as const;

/** Days ago, before any of its people; its trial was made longer, and ends in a month. */
const founded = 270;
const trialDays = founded + 30;

/** Creates the demo's gym chain. Returns its id. */
export async function makeDemoOrganization(parts: Parts): Promise<string> {
  return (await organization(daysAgo(parts, founded), { name, identifier: 'ironworks' })).id;
}

/** More time to try, from the administrator of the site. */
export async function extendDemoTrial(parts: Parts, admin: Person, id: string): Promise<void> {
  await changeTrial(daysAgo(parts, founded - 28), asViewer(admin), id, { period: trialDays });
}

/** Its brand, chosen by its admin through the regular service. */
export async function brandDemoOrganization(parts: Parts, admin: Person): Promise<void> {
  const logo = { filename: 'ironworks.png', bytes: await drawLogo() };
  await updateCorporate(parts, asViewer(admin), colors, logo);
}

/** An anvil next to the name, transparent so that it works on any background. */
function drawLogo(): Promise<Buffer> {
  const letters = lettering(700);
  const text = 'IRONWORKS';
  const size = 64;
  const [left, height] = [88, 72];
  const width = Math.ceil(left + letters.width(text, size));
  const anvil = 'M4 16H72V28C60 28 52 34 50 42V50H60V60H18V50H28V40C18 40 6 34 4 16Z';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path d="${anvil}" fill="#ffffff"/><path d="${letters.path(text, left, 59, size)}" fill="#ffffff"/></svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}
