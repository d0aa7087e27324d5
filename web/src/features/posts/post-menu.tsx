import type { PostReply } from '@chalkline/contract/posts/post.schema.ts';
import { deletePost, pinPost } from '@chalkline/contract/posts/posts.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconDots } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../patterns/confirm-action.tsx';
import { useAction } from '../../patterns/use-action.ts';
import { useReport } from '../../platform/report-door.ts';
import { useSession } from '../../platform/session.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { postQueries, replacePost } from './posts.queries.ts';
import { Versions } from './versions.tsx';

interface PostMenuProps {
  post: PostReply;
  onEdit: () => void;
  onDeleted: () => void;
}

/** What else can be done with a post. */
export function PostMenu({ post, onEdit, onDeleted }: PostMenuProps) {
  const cache = useQueryClient();
  const [open, setOpen] = useState<'delete' | 'versions' | null>(null);
  const report = useReport();
  const person = useSession();
  const { id, can, pinned, group, editedAt, author } = post;
  const isOthers = person !== null && author !== null && author.id !== person.user.id;
  const pin = useAction({
    send: (call) => call(pinPost, { params: { postId: id }, body: { pinned: !pinned } }),
    failed: pinned ? 'Couldn’t unpin the post' : 'Couldn’t pin the post',
    done: pinned ? 'Post unpinned' : 'Post pinned',
    onDone: (saved) => replacePost(cache, id, saved),
    invalidates: group ? [postQueries.pinned(group.id).queryKey] : [],
  });
  return (
    <>
      <Menu
        width={200}
        target={<IconButton label="Post options" icon={<IconDots size={20} aria-hidden="true" />} />}
      >
        <MenuItem to={urlOf('post', { id })}>Open post</MenuItem>
        {can.edit && <MenuItem onClick={onEdit}>Edit</MenuItem>}
        {can.pin && group && <MenuItem onClick={() => pin.run()}>{pinned ? 'Unpin' : 'Pin'}</MenuItem>}
        {editedAt && <MenuItem onClick={() => setOpen('versions')}>Earlier versions</MenuItem>}
        {isOthers && <MenuItem onClick={() => report({ kind: 'post', id })}>Report</MenuItem>}
        {can.delete && (
          <MenuItem danger onClick={() => setOpen('delete')}>
            Delete
          </MenuItem>
        )}
      </Menu>
      {open === 'delete' && (
        <ConfirmAction
          title="Delete this post?"
          confirm="Delete"
          keep="Keep it"
          danger
          send={(call) => call(deletePost, { body: { post_id: id } })}
          done="Post deleted"
          onDone={onDeleted}
          invalidates={[postQueries.deletedLists, ...(group ? [postQueries.pinned(group.id).queryKey] : [])]}
          onClose={() => setOpen(null)}
        >
          <p>
            The post and its comments disappear for everyone. You can restore it for 30 days, under Posts you
            deleted.
          </p>
        </ConfirmAction>
      )}
      {open === 'versions' && (
        <Versions query={postQueries.versions(id)} of="post" onClose={() => setOpen(null)} />
      )}
    </>
  );
}
