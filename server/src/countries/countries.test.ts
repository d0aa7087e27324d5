import { describe, expect, it } from 'vitest';
import { countries, findCountry, isCountry } from './countries.service.ts';

describe('countries', () => {
  it('are the whole of ISO 3166-1, each once, by name', () => {
    expect(countries.length).toBeGreaterThanOrEqual(249);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    expect(
      countries.every(({ code, alpha2, name }) => /^[A-Z]{3}$/.test(code) && alpha2.length === 2 && name),
    ).toBe(true);
    expect(countries.map(({ name }) => name)).toContain('Norway');
  });

  it.each([
    ['NO', 'NOR'],
    ['nor', 'NOR'],
    ['Norway', 'NOR'],
    ['GER', 'DEU'],
    ['Côte d’Ivoire', 'CIV'],
    ['ivory coast', 'CIV'],
    ['USA', 'USA'],
    ['The Netherlands', 'NLD'],
    ['UK', 'GBR'],
    ['turkey', 'TUR'],
    ['Türkiye', 'TUR'],
    ['South Korea', 'KOR'],
  ])('finds %s', (text, code) => expect(findCountry(text)).toBe(code));

  it.each(['', 'Atlantis', 'ZZZ', 'N', '1'])('does not find %j', (text) =>
    expect(findCountry(text)).toBeNull(),
  );

  it('knows a code from a word', () => {
    expect(isCountry('NOR')).toBe(true);
    expect(isCountry('GER')).toBe(false);
  });

  it('gives no Olympic code a meaning that ISO has given it already', () => {
    for (const { code } of countries) expect(findCountry(code)).toBe(code);
  });
});
