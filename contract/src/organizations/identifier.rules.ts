/** What an organization is known by in addresses: small letters, figures and hyphens (spec: Organizations). */
export const identifierPattern = /^[a-z0-9-]{3,40}$/;

/** An identifier made of a name, to be changed by whoever likes another: `Iron Harbor Gyms` → `iron-harbor-gyms`. */
export function identifierFrom(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
}
