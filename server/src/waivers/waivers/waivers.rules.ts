/** What the SHA-256 of a version is taken of: its title, an empty line and its text, in UTF-8. */
export function signedText({ title, text }: { readonly title: string; readonly text: string }): string {
  return `${title}\n\n${text}`;
}

/** Whether somebody is a minor on the day. Days are texts such as 2026-12-05. */
export function isMinor(birthDate: string | null, adultIfBornBy: string | null): boolean {
  return birthDate !== null && adultIfBornBy !== null && birthDate > adultIfBornBy;
}
