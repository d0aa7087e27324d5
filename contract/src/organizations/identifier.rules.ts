/** An organization's name in addresses: lowercase letters, digits and hyphens. */
export const identifierPattern = /^[a-z0-9-]{3,40}$/;

/** Suggests an identifier for a name: `Iron Harbor Gyms` → `iron-harbor-gyms`. */
export function identifierFrom(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
}
