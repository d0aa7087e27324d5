import { describe, expect, it } from 'vitest';
import { countries, findCountry, isCountry } from './countries.service.ts';

/** Every alpha-2 code that ISO 3166-1 has given out, 249 of them. */
const official =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT ' +
  'BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ' +
  'ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT ' +
  'HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS ' +
  'LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI ' +
  'NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG ' +
  'SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG ' +
  'UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

describe('countries', () => {
  it('are the whole of ISO 3166-1, each once, by name', () => {
    // Kosovo has no code of ISO yet; sport uses the one that was set aside for it.
    const given = countries.map(({ alpha2 }) => alpha2).filter((alpha2) => alpha2 !== 'XK');
    expect(given.toSorted().join(' ')).toBe(official);
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
    ['Scotland', 'GBR'],
    ['Holland', 'NLD'],
  ])('finds %s', (text, code) => expect(findCountry(text)).toBe(code));

  it.each([
    ['GBR', ['GB', 'UK', 'England']],
    ['USA', ['US', 'USA', 'United States']],
    ['TUR', ['Turkey']],
  ])('says what else people look for %s by', (code, words) => {
    expect(countries.find((country) => country.code === code)?.also).toEqual(expect.arrayContaining(words));
  });

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
