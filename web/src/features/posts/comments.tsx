import { storedFrom, typedFrom } from '@chalkline/contract/posts/mentions.rules.ts';
import { type CommentReply, type PostReply, postLimits } from '@chalkline/contract/posts/post.schema.ts';
import {
  addComment,
  deleteComment,
  editComment,
  restoreComment,
} from '@chalkline/contract/posts/posts.endpoints.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import clsx from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { PagedList } from '../../patterns/paged-list.tsx';
import { useAction } from '../../patterns/use-action.ts';
import { useReport } from '../../platform/report-door.ts';
import { useSession } from '../../platform/session.ts';
import { useKeptState } from '../../platform/use-kept-state.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Note } from '../../ui/note.tsx';
import { Row } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import writing from './composer.module.css';
import { MentionBox } from './mention-box.tsx';
import { PostText } from './post-text.tsx';
import styles from './posts.module.css';
import { postQueries } from './posts.queries.ts';
import { useDraft } from './use-draft.ts';
import { useSoughtComment } from './use-sought-comment.ts';
import { Versions } from './versions.tsx';

/** What people say to a post, with the field to say something. */
export function Comments({ post }: { post: PostReply }) {
  const sought = useSoughtComment(post.id);
  return (
    <section className={styles.comments} aria-label="Comments">
      {sought.isGone && <Note>The comment you’re looking for isn’t here anymore.</Note>}
      <PagedList
        query={postQueries.comments(post.id)}
        page={null}
        failed="Couldn’t load comments"
        skeleton={<SkeletonRows rows={2} />}
        empty={<p className={styles.when}>No comments yet.</p>}
      >
        {(comments) => (
          <ul className={styles.commentList}>
            {comments.map((comment) => (
              <li
                key={comment.id}
                data-comment={comment.id}
                aria-current={comment.id === sought.id || undefined}
                className={clsx(comment.parentId && styles.reply)}
              >
                <OneComment post={post} comment={comment} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {post.can.answer && <CommentForm post={post} />}
    </section>
  );
}

const invalidatedBy = (post: PostReply) => [
  postQueries.comments(post.id).queryKey,
  postQueries.post(post.id).queryKey,
  postQueries.lists,
];

function OneComment({ post, comment }: { post: PostReply; comment: CommentReply }) {
  const [open, setOpen] = useState<'edit' | 'reply' | 'versions' | null>(null);
  const [deleted, setDeleted] = useState(false);
  const report = useReport();
  const person = useSession();
  const isOthers = person !== null && comment.author !== null && comment.author.id !== person.user.id;
  const invalidates = invalidatedBy(post);
  const remove = useAction({
    send: (call) => call(deleteComment, { body: { comment_id: comment.id } }),
    failed: 'Couldn’t delete the comment',
    onDone: () => setDeleted(true),
    invalidates: [postQueries.post(post.id).queryKey],
  });
  const restore = useAction({
    send: (call) => call(restoreComment, { params: { commentId: comment.id } }),
    failed: 'Couldn’t restore the comment',
    onDone: () => setDeleted(false),
    invalidates,
  });
  if (comment.isDeleted || deleted) {
    return (
      <p className={styles.when}>
        Comment deleted.{' '}
        {deleted && (
          <LinkButton disabled={restore.busy} onClick={() => restore.run()}>
            Restore
          </LinkButton>
        )}
      </p>
    );
  }
  const name = comment.author?.name ?? 'Deleted member';
  return (
    <div className={styles.comment}>
      <Avatar
        name={name}
        id={comment.author?.id ?? name}
        picture={comment.author?.photo && imageAddress(comment.author.photo)}
        size={32}
      />
      <div className={styles.said}>
        <span className={styles.when}>
          {comment.author ? (
            <Link className={styles.author} to={urlOf('user', { id: comment.author.id })}>
              {name}
            </Link>
          ) : (
            <span className={styles.author}>{name}</span>
          )}{' '}
          <TimeAgo at={comment.at} />
          {comment.editedAt && (
            <>
              ,{' '}
              <LinkButton className={styles.small} onClick={() => setOpen('versions')}>
                edited
              </LinkButton>
            </>
          )}
          {comment.hidden && ', hidden by a moderator'}
        </span>
        {open === 'edit' ? (
          <CommentEditor post={post} comment={comment} onClose={() => setOpen(null)} />
        ) : (
          <PostText mentions={comment.mentions}>{comment.text}</PostText>
        )}
        {open === null && (
          <Row>
            {comment.can.reply && (
              <LinkButton className={styles.small} onClick={() => setOpen('reply')}>
                Reply
              </LinkButton>
            )}
            {comment.can.edit && (
              <LinkButton className={styles.small} onClick={() => setOpen('edit')}>
                Edit
              </LinkButton>
            )}
            {isOthers && (
              <LinkButton
                className={styles.small}
                onClick={() => report({ kind: 'comment', id: comment.id })}
              >
                Report
              </LinkButton>
            )}
            {comment.can.delete && (
              <LinkButton className={styles.small} disabled={remove.busy} onClick={() => remove.run()}>
                Delete
              </LinkButton>
            )}
          </Row>
        )}
        {open === 'versions' && (
          <Versions
            query={postQueries.commentVersions(comment.id)}
            of="comment"
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'reply' && <CommentForm post={post} answers={comment} onClose={() => setOpen(null)} />}
      </div>
    </div>
  );
}

interface CommentFormProps {
  post: PostReply;
  /** The comment that it replies to. */
  answers?: CommentReply;
  onClose?: () => void;
}

function CommentForm({ post, answers, onClose }: CommentFormProps) {
  const session = useSession();
  const { draft, change, clear } = useDraft(`${post.id} ${answers?.id ?? ''}`);
  const { run, busy } = useAction({
    send: (call) =>
      call(addComment, {
        body: {
          post_id: post.id,
          text: storedFrom(draft.text, draft.people),
          ...(answers && { parent_id: answers.id }),
        },
      }),
    failed: 'Couldn’t post the comment',
    onDone: () => {
      clear();
      onClose?.();
    },
    invalidates: invalidatedBy(post),
  });
  if (!session) return null;
  const isEmpty = draft.text.trim() === '';
  return (
    <form
      className={writing.commentForm}
      aria-label={answers ? 'Reply' : 'New comment'}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) run();
      }}
    >
      <Avatar name={session.user.name} id={session.user.id} size={32} />
      <MentionBox
        label={answers ? 'Your reply' : 'Your comment'}
        placeholder={answers ? 'Write a reply' : 'Write a comment'}
        text={draft.text}
        people={draft.people}
        maxLength={postLimits.comment}
        rows={isEmpty ? 1 : 3}
        onChange={(text, people) => change({ text, people })}
        autoFocus={answers !== undefined}
      />
      {(!isEmpty || onClose) && (
        <Row>
          {onClose && <Button onClick={onClose}>Cancel</Button>}
          <Button type="submit" variant="main" disabled={isEmpty} busy={busy}>
            {answers ? 'Reply' : 'Comment'}
          </Button>
        </Row>
      )}
    </form>
  );
}

interface CommentEditorProps {
  post: PostReply;
  comment: CommentReply;
  onClose: () => void;
}

function CommentEditor({ post, comment, onClose }: CommentEditorProps) {
  const [text, setText] = useKeptState(`comment ${comment.id}`, typedFrom(comment.text, comment.mentions));
  const [people, setPeople] = useKeptState<readonly { id: string; name: string }[]>(
    `people in comment ${comment.id}`,
    comment.mentions,
  );
  const { run, busy } = useAction({
    send: (call) => call(editComment, { body: { comment_id: comment.id, text: storedFrom(text, people) } }),
    failed: 'Couldn’t save the comment',
    onDone: onClose,
    invalidates: [postQueries.comments(post.id).queryKey],
  });
  const isEmpty = text.trim() === '';
  return (
    <form
      aria-label="Edit comment"
      className={clsx(writing.editor, writing.bare)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) run();
      }}
    >
      <MentionBox
        autoFocus
        label="Your comment"
        placeholder=""
        text={text}
        people={people}
        maxLength={postLimits.comment}
        rows={3}
        onChange={(next, named) => {
          setText(next);
          setPeople(named);
        }}
      />
      <Row>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="main" disabled={isEmpty} busy={busy}>
          Save
        </Button>
      </Row>
    </form>
  );
}
