import type { DomainManifest } from '../domain-manifest.ts';
import { setUnreadCounter } from '../groups/groups/group-unread.service.ts';
import { deletedCommentRetention } from './comments/comments.table.ts';
import { commentSubject, postSubject } from './comments/post-subjects.service.ts';
import { countUnreadOf } from './feeds/feeds.service.ts';
import { postRoutes } from './feeds/posts.routes.ts';
import { postPersonalTables } from './personal/personal.repository.ts';
import { previewJob } from './posts/link-previews.jobs.ts';
import { registerCards } from './posts/post-views.service.ts';
import { postImages } from './posts/posts.images.service.ts';
import { deletedPostRetention } from './posts/posts.table.ts';

export const posts: DomainManifest = {
  routes: ({ postCards }) => {
    registerCards(postCards);
    setUnreadCounter(countUnreadOf);
    return postRoutes;
  },
  jobs: () => [previewJob],
  retentions: [deletedCommentRetention, deletedPostRetention],
  uploadSubjects: [postImages],
  notificationSubjects: [postSubject, commentSubject],
  personalTables: postPersonalTables,
};
