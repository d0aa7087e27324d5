import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

let browser: Browser;
let backDoor: BackDoor;
beforeAll(async () => {
  browser = await openBrowser();
  backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
});
afterAll(async () => {
  await leaveBrowser(browser);
  await backDoor.close();
});

const [address] = inject('twoServers');

it('a day is logged on a phone: foods, a quick entry, the day copied, a portion changed', async () => {
  const as = await backDoor.signIn({ name: 'Ines Kaya' });
  const phone = await visit(browser, { address, as, width: 360 });
  const { page } = phone;
  const dialog = page.getByRole('dialog');
  await phone.open('/track-diet');
  await page.getByRole('heading', { level: 1, name: 'Food diary' }).waitFor();

  await page.getByRole('button', { name: 'Add to breakfast' }).click();
  await dialog.getByText('What you add is kept here').waitFor();
  await dialog.getByRole('searchbox', { name: 'Search foods' }).fill('200 g bananna');
  await dialog.getByRole('button', { name: /^Banana, raw/ }).click();
  await dialog.getByText('97 kcal per 100 g × 200 g ÷ 100. USDA FNDDS, fndds-63107010').waitFor();
  await phone.isAccessible();
  await dialog.getByRole('button', { name: 'Favorite' }).click();
  await dialog.locator('[aria-pressed="true"]').waitFor();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();

  // Back at the search, with what was added at hand.
  await dialog.getByRole('button', { name: /^Add Banana, raw/ }).waitFor();
  expect(await overflow(page)).toBe(0);
  await phone.isAccessible();
  await dialog.getByRole('radio', { name: 'Favorites' }).check();
  await dialog.getByRole('list', { name: 'Favorite foods' }).getByText('Banana, raw').waitFor();
  await dialog.getByRole('button', { name: 'Quick add' }).click();
  await dialog.getByLabel('Name').fill('Office cake');
  await dialog.getByLabel('Energy').fill('310.5');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });

  // 2 × 97 + 310.5, rounded once.
  const energy = page.locator('dl').filter({ hasText: 'Energy' }).first();
  await energy.getByText('505').waitFor();
  await page.getByText('known for 1 of 2').first().waitFor();
  await page.getByRole('button', { name: /^Banana, raw/ }).click();
  await dialog.getByLabel('Amount').fill('100');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await energy.getByText('408').waitFor();
  expect(await overflow(page)).toBe(0);
  await phone.isAccessible();

  // Targets, water and weight of the day, with calories shown and hidden.
  await page.getByRole('button', { name: 'Set targets' }).click();
  await dialog.getByLabel('Energy').fill('2350');
  await dialog.getByLabel('Water').fill('2000');
  await dialog.getByRole('checkbox').first().waitFor();
  await phone.isAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await energy.getByText('of 2,350 kcal').waitFor();
  await energy.getByText('1,942 left').waitFor();
  await page.getByText('2,350 kcal, water 2,000 ml').waitFor();
  await page.getByRole('button', { name: 'Glass, 250 ml' }).click();
  await page.getByText('0.25', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Add weight' }).click();
  await dialog.getByRole('radio', { name: 'lb' }).check();
  await dialog.getByLabel('Weight').fill('180');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(/^81\.6 kg/).waitFor();
  await page.getByText('Hide calories').click();
  await energy.waitFor({ state: 'detached' });
  await page.getByText('water 2,000 ml', { exact: true }).waitFor();
  expect(await overflow(page)).toBe(0);
  await phone.isAccessible();
  await page.getByText('Hide calories').click();
  await energy.getByText('of 2,350 kcal').waitFor();

  await page.getByRole('button', { name: 'Day after' }).click();
  await page.getByText('They add up here once you add food.').waitFor();
  await page.getByRole('button', { name: 'Copy from another day' }).click();
  await dialog.getByText('Banana, raw · Office cake').waitFor();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await energy.getByText('408').waitFor();
  await page.getByRole('button', { name: /^Office cake/ }).click();
  await dialog.getByRole('button', { name: 'Remove from diary' }).click();
  await dialog.waitFor({ state: 'detached' });
  await energy.getByText(/^97/).waitFor();

  // A food by its label, found again by its barcode, and changed for past days too.
  await page.getByRole('button', { name: 'Add to dinner' }).click();
  await dialog.getByRole('searchbox', { name: 'Search foods' }).fill('4006381333931');
  await dialog.getByText('No food with this barcode yet').waitFor();
  await dialog.getByRole('button', { name: 'New food' }).click();
  await dialog.getByLabel('Name').fill('Oat bar');
  await dialog.getByLabel('Serving weight').fill('40');
  await dialog.getByLabel('Energy').fill('160');
  await dialog.getByLabel('Protein').fill('50');
  expect(await overflow(page)).toBe(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Protein, carbohydrate and fat weigh more').first().waitFor();
  await dialog.getByLabel('Protein').fill('5');
  await phone.isAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('400 kcal per 100 g × 40 g ÷ 100. From your label').waitFor();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('searchbox', { name: 'Search foods' }).fill('4006381333931');
  await dialog.getByRole('button', { name: /^Oat bar/ }).click();
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Energy').fill('180');
  await dialog.getByText('Apply to past days').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('450 kcal per 100 g × 40 g ÷ 100. From your label').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  await energy.getByText(/^277/).waitFor();

  await page.getByText('kcal per logged day, by week').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^food-diary.*\.csv$/);
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'JSON' }).click(),
  ]);
  expect(json.suggestedFilename()).toMatch(/^food-diary.*\.json$/);

  await page.getByText('Vitamins').click();
  await page.locator('summary').filter({ hasText: 'Vitamin C' }).click();
  await page.getByText('known for 1 of 2').filter({ visible: true }).first().waitFor();
  await page.getByText('Banana, raw, 100 g', { exact: true }).filter({ visible: true }).waitFor();
  await phone.isAccessible();
  await phone.leave();
});

it('a recipe is written on a phone, eaten, and changed for the days to come alone', async () => {
  const as = await backDoor.signIn({ name: 'Tomas Wren' });
  const phone = await visit(browser, { address, as, width: 360 });
  const { page } = phone;
  const dialog = page.getByRole('dialog');
  await phone.open('/track-diet');
  await page.getByRole('button', { name: 'Add to dinner' }).click();
  await dialog.getByRole('button', { name: 'New recipe' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Add between 1 and 50 ingredients.').first().waitFor();
  await dialog.getByLabel('Name').fill('Bananas in butter');
  for (const [typed, found] of [
    ['400 g bananna', /^Banana, raw/],
    ['20 g butter salted', /^Butter, salted/],
  ] as const) {
    await dialog.getByRole('button', { name: 'Add ingredient' }).click();
    await dialog.getByRole('searchbox', { name: 'Search foods' }).fill(typed);
    await dialog.getByRole('button', { name: found }).first().click();
    await phone.isAccessible();
    await dialog.getByRole('button', { name: 'Add to recipe' }).click();
  }
  await dialog.getByLabel('Servings').fill('2');
  await dialog.getByText('A serving weighs 210 g, with energy known for 2 of 2.').waitFor();
  expect(await overflow(page)).toBe(0);
  await phone.isAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();

  // Its foods are named beside what one serving adds: 2 × 97 + 10 g of butter.
  await dialog.getByText('All of it').waitFor();
  await dialog.getByRole('list', { name: 'Ingredients' }).getByText('Banana, raw, 400 g').waitFor();
  await phone.isAccessible();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  const energy = page.locator('dl').filter({ hasText: 'Energy' }).first();
  await energy.getByText(/^26[5-9]/).waitFor();
  const before = await energy.textContent();

  await page.getByRole('button', { name: 'Add to snacks' }).click();
  await dialog.getByRole('searchbox', { name: 'Search foods' }).fill('bananas in');
  await dialog.getByRole('button', { name: /^Bananas in butter/ }).click();
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('button', { name: /^Butter, salted/ }).click();
  await dialog.getByRole('button', { name: 'Remove ingredient' }).click();
  await dialog.getByText('A serving weighs 200 g').waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('1 ingredient, 400 g in all').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await energy.waitFor();
  expect(await energy.textContent()).toBe(before);
  await page.getByRole('button', { name: /^Bananas in butter/ }).click();
  await dialog.getByText('2 ingredients, 420 g in all').waitFor();
  await phone.isAccessible();
  await phone.leave();
});
