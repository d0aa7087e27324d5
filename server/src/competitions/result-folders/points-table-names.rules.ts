/**
 * The table's own name where a folder writes it otherwise: `2023-75+`, `2012-half`, `2026-30-50 points`. Until 2018
 * a season had one table for all fields, so its year is enough.
 */
export function tableOf(name: string): string {
  const written = /^(\d{4})(?:-(\d{1,4})\+?)?(?:[- ](?:(half)|50[- ]?p(?:oin)?ts?))?$/i.exec(name.trim());
  if (!written) return name;
  const [whole, year = '', field, half] = written;
  const isFifty = /p(oin)?ts?$/i.test(whole) || (half !== undefined && /^201[24]$/.test(year));
  const kind = isFifty ? '-50pt' : half ? '-half' : '';
  return `${year}-${field ?? (year < '2019' ? '40' : '')}${kind}`;
}
