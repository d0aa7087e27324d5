import type { Domain } from './domains.ts';

/**
 * The nouns of each domain, which are its folders, lowest first: a noun imports only those before it, types included.
 * checks/imports reads the order from here, so a new noun is one word in its domain's list.
 */
export const nouns: Partial<Record<Domain, readonly string[]>> = {
  competitions: [
    'competitions',
    'staff',
    'staff-invitations',
    'divisions',
    'board-requests',
    'workouts',
    'directory',
    'schedule',
    'entries',
    'teams',
    'scores',
    'ranking',
    'cuts',
    'entry-moves',
    'decisions',
    'publications',
    'standings',
    'cut-plans',
    'admission',
    'organizing',
    'calendar',
    'announcements',
    'following',
    'imports',
    'live-floors',
    'results',
    'personal',
    'result-folders',
  ],
};
