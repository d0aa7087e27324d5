/**
 * The domains, lowest first: each may import only those before it, in the contract, the server and the web
 * alike. checks/imports reads the order from here, so a new domain is one line in this list.
 */
export const domains = [
  'countries',
  'formulas',
  'imports',
  'audit',
  'accounts',
  'uploads',
  'organizations',
  'notifications',
  'profiles',
  'administration',
  'groups',
  'posts',
  'activities',
  'messages',
  'moderation',
  'money',
  'checkout',
  'waivers',
  'events',
  'competitions',
  'programs',
  'coaching',
  'training',
  'memberships',
  'nutrition',
  'partners',
  'inventory',
  'finance',
  'showcase',
  'assistant',
  'companion',
  'agenda',
  'search',
  'overview',
] as const;

export type Domain = (typeof domains)[number];
