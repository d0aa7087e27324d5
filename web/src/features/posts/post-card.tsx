import type { LinkPreview, PostReply } from '@chalkline/contract/posts/post.schema.ts';
import { likePost, restorePost } from '@chalkline/contract/posts/posts.endpoints.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconHeart, IconHeartFilled, IconMessageCircle, IconPin } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '../../patterns/use-action.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { numberText } from '../../ui/locale.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { Comments } from './comments.tsx';
import { PostEditor } from './composer.tsx';
import { PostMenu } from './post-menu.tsx';
import { PostText } from './post-text.tsx';
import styles from './posts.module.css';
import { postQueries, replacePost } from './posts.queries.ts';

interface PostCardProps {
  post: PostReply;
  /** In a feed of many groups: says which one it is in. */
  showsGroup?: boolean;
  /** Its comments are open from the start. */
  open?: boolean;
}

/** One post with what can be done about it. */
export function PostCard({ post, showsGroup = false, open = false }: PostCardProps) {
  const [talking, setTalking] = useState(open);
  const [editing, setEditing] = useState(false);
  const cache = useQueryClient();
  const here = postQueries.deletedHere(post.id);
  const { data: deleted } = useQuery(here);
  const setDeleted = (isDeleted: boolean) => cache.setQueryData(here.queryKey, isDeleted);
  const name = post.author?.name ?? 'Deleted member';
  if (deleted) return <DeletedPost post={post} onRestored={() => setDeleted(false)} />;
  return (
    <article className={styles.post} aria-label={`Post by ${name}`}>
      <header className={styles.head}>
        <Avatar
          name={name}
          id={post.author?.id ?? name}
          picture={post.author?.photo && imageAddress(post.author.photo)}
          size={40}
        />
        <div className={styles.who}>
          {post.author ? (
            <Link className={styles.author} to={urlOf('user', { id: post.author.id })}>
              {name}
            </Link>
          ) : (
            <span className={styles.author}>{name}</span>
          )}
          <span className={styles.when}>
            {post.kind === 'announcement' && 'Announcement, '}
            {showsGroup && post.group && (
              <>
                <Link to={addressOfGroup(post.group)}>{post.group.name}</Link>,{' '}
              </>
            )}
            <Link to={urlOf('post', { id: post.id })}>
              <TimeAgo at={post.at} />
            </Link>
            {post.editedAt && ', edited'}
            {post.hidden && ', hidden by a moderator'}
          </span>
        </div>
        {post.pinned && !showsGroup && (
          <span className={styles.pinned}>
            <IconPin size={16} stroke={1.75} aria-hidden="true" />
            Pinned
          </span>
        )}
        <PostMenu post={post} onEdit={() => setEditing(true)} onDeleted={() => setDeleted(true)} />
      </header>
      {editing ? (
        <PostEditor post={post} onClose={() => setEditing(false)} />
      ) : (
        <PostBody key={post.version} post={post} whole={open} />
      )}
      <footer className={styles.foot}>
        <LikeButton post={post} />
        <button
          type="button"
          className={styles.press}
          aria-expanded={talking}
          onClick={() => setTalking(!talking)}
        >
          <IconMessageCircle size={20} stroke={1.75} aria-hidden="true" />
          <span>
            {numberText(post.comments)}
            <span className={styles.unseen}> {post.comments === 1 ? 'comment' : 'comments'}</span>
          </span>
        </button>
      </footer>
      {talking && <Comments post={post} />}
    </article>
  );
}

/** From so many letters on, the beginning is shown first. */
const long = 1200;

function PostBody({ post, whole }: { post: PostReply; whole: boolean }) {
  const [all, setAll] = useState(whole || post.text.length <= long);
  return (
    <div className={styles.body}>
      {post.text && (
        <div className={clsx(!all && styles.clipped)}>
          <PostText mentions={post.mentions}>{post.text}</PostText>
        </div>
      )}
      {!all && <LinkButton onClick={() => setAll(true)}>Read more</LinkButton>}
      {post.images.length > 0 && (
        <div className={styles.images} data-count={Math.min(post.images.length, 4)}>
          {post.images.map(({ id, path, width, height, alt }, index) => (
            <a key={id} href={imageAddress(path)} target="_blank" rel="noreferrer">
              <img
                referrerPolicy="no-referrer"
                loading="lazy"
                src={imageAddress(path)}
                width={width}
                height={height}
                alt={alt || `Picture ${index + 1} of ${post.images.length}`}
              />
            </a>
          ))}
        </div>
      )}
      {post.cards.map(({ segment, id, name, place, size, to }) => (
        <Link key={`${segment} ${id}`} className={styles.card} to={to}>
          <b>{name}</b>
          <span>{[place, size].filter(Boolean).join(', ')}</span>
        </Link>
      ))}
      {post.preview && <PagePreview preview={post.preview} />}
    </div>
  );
}

/** What the page behind the first link says of itself, without its pictures: those would tell its site who reads. */
function PagePreview({ preview: { url, title, description, site } }: { preview: LinkPreview }) {
  return (
    <a className={styles.card} href={url} target="_blank" rel="noreferrer nofollow">
      <b>{title}</b>
      {description && <span>{description}</span>}
      <span>{site}</span>
    </a>
  );
}

function addressOfGroup({ id, type }: NonNullable<PostReply['group']>): string {
  return type === 'community' ? urlOf('communityDetail', { id }) : urlOf('sharedGroup', { id });
}

function LikeButton({ post }: { post: PostReply }) {
  const cache = useQueryClient();
  const { run, sending } = useAction({
    send: (call, liked: boolean) => call(likePost, { body: { post_id: post.id, liked } }),
    failed: 'Couldn’t save your like',
    onDone: (answer) => replacePost(cache, post.id, { ...post, ...answer }),
  });
  const liked = sending ?? post.liked;
  const likes = post.likes + (liked === post.liked ? 0 : liked ? 1 : -1);
  const Icon = liked ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={clsx(styles.press, liked && styles.liked)}
      aria-pressed={liked}
      disabled={!post.can.answer}
      onClick={() => run(!liked)}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <span>
        {numberText(likes)}
        <span className={styles.unseen}> {likes === 1 ? 'like' : 'likes'}</span>
      </span>
    </button>
  );
}

/** In place of a post that was just deleted. */
function DeletedPost({ post, onRestored }: { post: PostReply; onRestored: () => void }) {
  const { run, busy } = useAction({
    send: (call) => call(restorePost, { params: { postId: post.id } }),
    failed: 'Couldn’t restore the post',
    done: 'Post restored',
    onDone: onRestored,
    invalidates: [postQueries.lists, postQueries.deletedLists],
  });
  return (
    <div className={styles.deleted} role="status">
      <span>Post deleted. You can restore it for 30 days.</span>
      <LinkButton disabled={busy} onClick={() => run()}>
        Restore
      </LinkButton>
    </div>
  );
}
