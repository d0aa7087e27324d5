import type { Domain } from './domains.ts';

/**
 * The nouns of each domain with folders, and the platform's modules, lowest first: a noun imports only those before
 * it. An entry is a folder; one that ends with `.ts` is a file directly in the domain's folder that has a place in
 * the order. Other such files lie below all nouns, and `domain.ts` above them. checks/imports/nouns.ts holds
 * imports to this, so a new folder is one entry here.
 */
export const nouns: Readonly<Partial<Record<Domain | 'platform', readonly string[]>>> = {
  platform: [
    'clock',
    'ids',
    'log',
    'metrics',
    'slow-hash',
    'images',
    'pictures',
    'config',
    'embedded',
    'storage',
    'mail',
    'database',
    'after-commit',
    'job-queue',
    'migrations',
    'live-events',
    'threads',
    // What comes before is a part or what parts are made of; what comes after takes the parts.
    'parts.ts',
    'personal-data.ts',
    'jobs',
    'http',
    'live',
    'side-thread',
    'pages',
    'backup',
    'launch',
    'operate',
  ],
  accounts: [
    'notices',
    'people',
    'auth',
    'codes',
    'attempts',
    'devices',
    'sessions',
    'passwords',
    'email-changes',
    'newcomers',
    'registrations',
    'sign-in-codes',
    'sign-ins',
    'handovers',
    'suspensions',
    'leaving',
    'administrators',
    'security',
    'personal',
  ],
  profiles: ['handles', 'profiles', 'exports', 'leaving', 'personal'],
  notifications: ['preferences', 'notifications', 'inbox', 'mails', 'security', 'personal'],
  administration: ['organisations', 'people', 'invitations', 'imports', 'personal'],
  showcase: ['featured', 'promo', 'pages', 'share', 'contact', 'personal'],
};
