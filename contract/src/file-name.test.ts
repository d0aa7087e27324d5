import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it.each([
  [['Rift Valley Open', 'entries'], 'rift-valley-open-entries.csv'],
  [['Women’s Rx / “Énergie”', 'heat sheet', 2], 'womens-rx-energie-heat-sheet-2.csv'],
  [['Кубок Азии', 'scores'], 'кубок-азии-scores.csv'],
  [['../../etc/passwd', null, ''], 'etc-passwd.csv'],
  [['***', 'entries'], 'entries.csv'],
  [[], 'file.csv'],
])('makes of %j the name %s', (parts, name) => expect(fileNameOf(parts, 'csv')).toBe(name));

it.each([
  ['Ж'.repeat(200), 'x'.repeat(200)],
  ['한'.repeat(200), '競'.repeat(200), 'scores', '競'.repeat(200)],
  ['हि'.repeat(200), 'हि'.repeat(200)],
])('cuts long names at a whole character, so that any file system takes them', (...parts) => {
  const name = fileNameOf([...parts, 'version', 2], 'pdf');
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(240);
  expect(name).toMatch(/^(Ж|ж|x|한|競|हि|-|scores)+-version-2\.pdf$/);
});

it('keeps the letters of every script', () => {
  expect(fileNameOf(['한국 オープン', 'मुंबई', 'Žilina'], 'csv')).toBe('한국-オープン-मुंबई-zilina.csv');
});
