import { expect, it } from 'vitest';
import { routes } from './manifests.ts';

/** Fixed: companion apps make these calls, spelled as they are. */
const kept = [
  ...[
    'GET get-communities-list get-community-detail get-community-programs-list get-user_owner_communities-list',
    'GET get-trainer-dashboard-stats-clients get-featured-promoted-content',
    'POST create-community edit-community delete-community',
    'GET get-my-groups_v2 get-group-info_v2 get-group-posts get-post-comments',
    'POST like-unlike-post add-comment comment-info delete-comment add-post post-info delete-post upload-image',
    'GET get_event_checkedin_list_v2 get-event-attachments get-owner-events get-participated-events',
    'GET get-event-payment-intent get-filters create-shared-link',
    'POST event_checkin_v2 event_checkout_v2 add-event-attachment update-event-attachment',
    'DELETE delete-event-attachment',
    'POST create-group_v2 group-info_v2 delete-group_v2 create-wavier',
  ].flatMap((line) => {
    const [method, ...names] = line.split(' ');
    return names.map((name) => `${method} /mobileapis/${name}`);
  }),
  'POST /api/corporate/register',
  'POST /api/corporate/update',
  'GET /api/corporate',
  'GET /api/corporates',
];

it('answers every call that companion apps make', () => {
  expect(new Set(kept).size).toBe(kept.length);
  const known = new Set(routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`));
  expect(kept.filter((call) => !known.has(call))).toEqual([]);
});
