import type { GroupCan } from '@chalkline/contract/groups/group.schema.ts';
import type { PostReply } from '@chalkline/contract/posts/post.schema.ts';

interface PostInPolicy {
  readonly isMine: boolean;
  /** What the viewer may do in the group that it is in; null: it is on its author's page, which the viewer sees. */
  readonly group: Pick<GroupCan, 'read' | 'write' | 'moderate'> | null;
  readonly isSignedIn: boolean;
}

/** What somebody who may read a post may do with it. */
export function postCan({ isMine, group, isSignedIn }: PostInPolicy): PostReply['can'] {
  const writes = group ? group.write : isSignedIn;
  return {
    edit: isMine && writes,
    delete: isMine || (group?.moderate ?? false),
    pin: group ? group.moderate : isMine,
    answer: writes,
  };
}

interface CommentInPolicy extends PostInPolicy {
  readonly isOnMyPage: boolean;
}

/** What somebody who may read a comment may do with it. On their own page, people look after what others write. */
export function commentCan({ isMine, group, isSignedIn, isOnMyPage }: CommentInPolicy) {
  const writes = group ? group.write : isSignedIn;
  return {
    edit: isMine && writes,
    delete: isMine || (group ? group.moderate : isOnMyPage),
    reply: writes,
  };
}
