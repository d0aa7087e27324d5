import { createRequire } from 'node:module';
import type { CountryReply } from '@chalkline/contract/countries/country.schema.ts';
import library from 'i18n-iso-countries';

const english = createRequire(import.meta.url)('i18n-iso-countries/langs/en.json') as {
  countries: Record<string, string | string[]>;
};

/** What people write for a country that is no name of it in the library. */
const everyday: Readonly<Record<string, readonly string[]>> = {
  GB: ['England', 'Scotland', 'Wales', 'Northern Ireland', 'Britain'],
  NL: ['Holland'],
  US: ['America'],
};

const namesOf = (alpha2: string): string[] => [
  ...[english.countries[alpha2] ?? []].flat(),
  ...(everyday[alpha2] ?? []),
];

/** ISO 3166-1 with the names the library keeps; the first name is the usual one. */
export const countries: readonly CountryReply[] = Object.keys(english.countries)
  .map((alpha2) => {
    const [name = '', ...others] = namesOf(alpha2);
    const code = library.alpha2ToAlpha3(alpha2) ?? alpha2;
    return { code, alpha2, name, also: [alpha2, code, ...others] };
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

const nameByCode: ReadonlyMap<string, string> = new Map(countries.map(({ code, name }) => [code, name]));

/** All of them, by name. */
export async function listOfCountries(): Promise<CountryReply[]> {
  return [...countries];
}

/** Whether a text is the ISO 3166-1 alpha-3 code of a country. */
export function isCountry(code: string): boolean {
  return nameByCode.has(code);
}

/** The English name of a code; null when it is none. */
export function countryName(code: string | null): string | null {
  return code === null ? null : (nameByCode.get(code) ?? null);
}

/**
 * The alpha-3 code of what a person may write in a table: ISO alpha-2 or alpha-3, the Olympic code where it
 * differs (GER, NED), or an English name. Case, accents and punctuation do not matter. null when unknown.
 */
export function findCountry(text: string): string | null {
  return codesByWord.get(plain(text)) ?? null;
}

const codesByWord: ReadonlyMap<string, string> = new Map([
  ...olympicCodes(),
  ...countries.flatMap(({ code, alpha2 }) => namesOf(alpha2).map((name) => [plain(name), code] as const)),
  ...countries.map(({ code, alpha2 }) => [plain(alpha2), code] as const),
  ...countries.map(({ code }) => [plain(code), code] as const),
]);

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Codes of the International Olympic Committee that sport uses and ISO 3166-1 gives to nobody. */
function olympicCodes(): [word: string, code: string][] {
  const pairs =
    'ALG DZA, ANG AGO, ANT ATG, ARU ABW, ASA ASM, BAH BHS, BAN BGD, BAR BRB, BER BMU, BHU BTN, BOT BWA, ' +
    'BUL BGR, BUR BFA, CAM KHM, CAY CYM, CGO COG, CHA TCD, CHI CHL, CRC CRI, CRO HRV, DEN DNK, ESA SLV, ' +
    'FIJ FJI, GAM GMB, GBS GNB, GEQ GNQ, GER DEU, GRE GRC, GRN GRD, GUA GTM, GUI GIN, HAI HTI, HON HND, ' +
    'INA IDN, IRI IRN, ISV VIR, IVB VGB, KSA SAU, KUW KWT, LAT LVA, LBA LBY, LES LSO, LIB LBN, MAD MDG, ' +
    'MAS MYS, MAW MWI, MGL MNG, MRI MUS, MTN MRT, MYA MMR, NCA NIC, NED NLD, NEP NPL, NGR NGA, NIG NER, ' +
    'OMA OMN, PAR PRY, PHI PHL, PLE PSE, POR PRT, PUR PRI, RSA ZAF, SAM WSM, SEY SYC, SIN SGP, SKN KNA, ' +
    'SLO SVN, SOL SLB, SRI LKA, SUD SDN, SUI CHE, TAN TZA, TGA TON, TOG TGO, TPE TWN, TRI TTO, UAE ARE, ' +
    'URU URY, VAN VUT, VIE VNM, VIN VCT, ZAM ZMB, ZIM ZWE, ' +
    // The home nations compete for themselves and are parts of one ISO country.
    'ENG GBR, SCO GBR, WAL GBR, NIR GBR';
  return pairs
    .split(', ')
    .map((pair) => pair.toLowerCase().split(' '))
    .map(([word = '', code = '']) => [word, code.toUpperCase()]);
}
