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

it('cuts long names, so that any file system takes it', () => {
  const name = fileNameOf(['Ж'.repeat(200), 'x'.repeat(200)], 'pdf');
  expect(new TextEncoder().encode(name).length).toBeLessThan(255);
});
