/** seed.md §5: text without spaces, an @, a domain, and a dot followed by at least 2 letters. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

const label = '(?!-)[a-z\\d-]{1,63}(?<!-)';
/** Labels of letters, digits and hyphens. The last one has letters only, or is a Punycode one. */
const domainPattern = new RegExp(`^(?:${label}\\.)+(?:[a-z]{2,63}|xn--${label})$`);

/** What can be in a domain before it is in ASCII. The URL parser below would take a port or a path from the rest. */
const domainLetters = /^[\p{L}\p{M}\p{N}.\-。．｡]+$/u;

/**
 * An email address as it is stored and compared: lower case, with the domain in ASCII, so that `münchen.de` and
 * `xn--mnchen-3ya.de` are one. Text that has no such domain only loses its capitals, and is no email address.
 */
export function normalizedEmail(text: string): string {
  const trimmed = text.trim().normalize('NFC').toLowerCase();
  const at = trimmed.lastIndexOf('@');
  const domain = asciiDomain(trimmed.slice(at + 1));
  return at < 0 || domain === null ? trimmed : `${trimmed.slice(0, at + 1)}${domain}`;
}

/** Whether a normalized text is an email address. */
export function isEmail(text: string): boolean {
  return emailPattern.test(text) && domainPattern.test(text.slice(text.lastIndexOf('@') + 1));
}

/** By the rules that browsers follow (UTS 46); null for what is no domain. */
function asciiDomain(domain: string): string | null {
  const address = `http://${domain}/`;
  return domainLetters.test(domain) && URL.canParse(address) ? new URL(address).hostname : null;
}
