import { screenSection } from '../../platform/screen-section.ts';

/** In a community or group: its posts. */
export const groupFeedSection = screenSection<{
  groupId: string;
  writes: boolean;
  announces: boolean;
  isMember: boolean;
}>({
  key: 'feed',
  label: 'Feed',
  load: async () => (await import('./group-feed.section.tsx')).GroupFeedSection,
});

/** In a group: the pictures of its posts. */
export const groupFilesSection = screenSection<{ groupId: string; writes: boolean }>({
  key: 'files',
  label: 'Files',
  load: async () => (await import('./group-files.section.tsx')).GroupFilesSection,
});

/** In a list of groups: the beginning of what was posted last. */
export const groupLatestSection = screenSection<{ groupId: string; otherwise: string }>({
  key: 'latest',
  label: 'Latest post',
  load: async () => (await import('./group-latest.section.tsx')).GroupLatestSection,
});

/** In a list of groups: when something was posted, and how many posts are unread. */
export const groupUnreadSection = screenSection<{ groupId: string }>({
  key: 'unread',
  label: 'Unread posts',
  load: async () => (await import('./group-unread.section.tsx')).GroupUnreadSection,
});

/** On a person's page: what they posted. */
export const personPostsSection = screenSection<{ personId: string; isMe: boolean }>({
  key: 'posts',
  label: 'Posts',
  load: async () => (await import('./person-posts.section.tsx')).PersonPostsSection,
});
