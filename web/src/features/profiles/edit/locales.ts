/** Languages of dates and numbers to choose from; more are taken by the call. */
const offered =
  'ar bg ca cs da de de-AT de-CH el en-AU en-CA en-GB en-IE en-IN en-NZ en-US en-ZA es es-AR es-MX et fi fr fr-CA ' +
  'fr-CH he hi hr hu id is it ja ko lt lv mi ms nb nl nl-BE nn pl pt pt-BR ro ru sk sl sr sv th tr uk vi zh-Hans zh-Hant';

/** Each by its own name: `Deutsch (Österreich)`. With the one that is set, which may be another. */
export function localeChoices(current: string | null): { value: string; label: string }[] {
  const all = offered.split(' ');
  const locales = current === null || all.includes(current) ? all : [current, ...all];
  return locales
    .map((locale) => ({ value: locale, label: nameOf(locale) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

function nameOf(locale: string): string {
  const name =
    new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
