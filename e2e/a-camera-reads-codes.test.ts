import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getEventPaymentIntent } from '@chalkline/contract/events/events.endpoints.ts';
import { createGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { labelPlaces } from '@chalkline/contract/nutrition/label.ts';
import { createOwnFood } from '@chalkline/contract/nutrition/own-foods.endpoints.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
import { launchBrowser, openBrowser } from './browser.ts';
import { barsOf, cameraFlags, film, modulesOf } from './film.ts';
import { type Visit, visit } from './visit.ts';

const [address] = inject('twoServers');
const ean = '4006381333931';

let backDoor: BackDoor;
let folder: string;
beforeAll(() => {
  backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
  folder = mkdtempSync(join(tmpdir(), 'chalkline-camera-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await backDoor.close();
});

/** On a phone whose camera sees this code. */
async function before(code: Parameters<typeof film>[1], as: SignedIn, act: (phone: Visit) => Promise<void>) {
  const file = join(folder, `${crypto.randomUUID()}.y4m`);
  film(file, code);
  const browser = await launchBrowser(cameraFlags(file));
  try {
    const phone = await visit(browser, { address, as, width: 390, patient: true });
    await act(phone);
    await phone.leave();
  } finally {
    await browser.close();
  }
}

it('the food search reads a barcode with the camera, and finds the food that has it', async () => {
  const as = await backDoor.signIn({ name: 'Lior Adeyemi' });
  const call = createClient({ baseUrl: address, token: () => as.token });
  const label = {
    name: 'Scanned oats',
    brand: '',
    gtin: ean,
    per: '100g',
    servingMilligrams: 40_000,
  } as const;
  const amounts = labelPlaces.map((_, index) => (index === 0 ? 372_000 : null));
  await call(createOwnFood, { body: { ...label, amounts } }, { idempotencyKey: crypto.randomUUID() });
  await before(barsOf(ean), as, async (phone) => {
    const { page } = phone;
    await phone.open('/track-diet');
    await page.getByRole('button', { name: 'Add to breakfast' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Scan a barcode' }).click();
    await dialog.getByText(/check digit correct/).waitFor();
    // The camera closes once it has read a food's code.
    await dialog.getByLabel('Camera').waitFor({ state: 'detached' });
    await phone.isAccessible();
    await dialog.getByRole('button', { name: /^Scanned oats/ }).click();
    await dialog.getByText('372 kcal per 100 g × 40 g ÷ 100').waitFor();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  });
});

it('the door reads a ticket’s code with the camera and lets it in', async () => {
  const maker = await backDoor.signIn({ name: 'Noor van Dijk' });
  const guest = await backDoor.signIn({ name: 'Zoë Wirth' });
  const client = ({ token }: SignedIn) => createClient({ baseUrl: address, token: () => token });
  const { data: event } = await client(maker)(createGroup, {
    body: {
      type: 'event',
      name: 'Camera night',
      description: 'Smile.',
      place: 'Dock 7, Rotterdam',
      starts_at: new Date(Date.now() + hour).toISOString(),
      ends_at: new Date(Date.now() + 3 * hour).toISOString(),
      zone: 'Europe/Amsterdam',
      currency: 'EUR',
      ticket_types: JSON.stringify([{ name: 'Seat', price: 0 }]),
    },
  });
  const ticket_type_id = event.event?.ticketTypes[0]?.id ?? '';
  await client(guest)(getEventPaymentIntent, { query: { group_id: event.id, ticket_type_id } });
  const shown = await visit(await openBrowser(), { address, as: guest, width: 390 });
  await shown.open('/my-tickets');
  const picture = shown.page.getByRole('img', { name: 'Ticket of Zoë Wirth to Camera night' });
  const drawn = (await picture.locator('path').getAttribute('d')) ?? '';
  await shown.leave();
  await before(modulesOf(drawn), maker, async (phone) => {
    const { page } = phone;
    await page.addInitScript(() => {
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function heard(when) {
        const { dataset } = document.documentElement;
        dataset.heard = `${dataset.heard ?? ''} ${this.frequency.value}`;
        start.call(this, when);
      };
    });
    await phone.open(`/event-door/${event.id}?gate=Gate+1`);
    await page.getByRole('button', { name: 'Scan with camera' }).click();
    const verdict = page.getByRole('region', { name: 'Last scan' });
    await verdict.getByText('In', { exact: true }).waitFor();
    await verdict.getByText('Zoë Wirth, Seat').waitFor();
    // A phone shows the verdict without scrolling.
    const box = await verdict.getByText('Zoë Wirth, Seat').boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844);
    // One high note.
    await expect.poll(() => page.locator('html').getAttribute('data-heard')).toBe(' 1320');
    await phone.isAccessible();
  });
});
