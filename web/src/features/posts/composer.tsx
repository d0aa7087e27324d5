import { storedFrom, typedFrom } from '@chalkline/contract/posts/mentions.rules.ts';
import { type PostKind, type PostReply, postLimits } from '@chalkline/contract/posts/post.schema.ts';
import { addPost, editPost } from '@chalkline/contract/posts/posts.endpoints.ts';
import { imageTypes } from '@chalkline/contract/uploads/image-limits.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { IconPhoto, IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAction } from '../../patterns/use-action.ts';
import { useSession } from '../../platform/session.ts';
import { useKeptState } from '../../platform/use-kept-state.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choices.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ReachNote } from './announcement-reach.tsx';
import styles from './composer.module.css';
import { MentionBox } from './mention-box.tsx';
import { postQueries, replacePost } from './posts.queries.ts';
import { useDraft } from './use-draft.ts';
import { type Attached, useImages } from './use-images.ts';

interface ComposerProps {
  /** Left out: on one's own page. */
  groupId?: string;
  /** May post announcements, which everybody in the group is notified of. */
  announces?: boolean;
  placeholder: string;
}

/** Where something new is written. What was begun is kept until it is posted. */
export function Composer({ groupId, announces = false, placeholder }: ComposerProps) {
  const session = useSession();
  const { draft, change, clear } = useDraft(groupId ?? 'own page');
  const attached = useImages([]);
  const [kind, setKind] = useState<PostKind>('post');
  const isAnnouncement = kind === 'announcement';
  const reach = useQuery({ ...postQueries.reach(groupId ?? ''), enabled: isAnnouncement });
  const { run, busy } = useAction({
    send: (call) =>
      call(addPost, {
        body: {
          ...(groupId && { group_id: groupId }),
          text: storedFrom(draft.text, draft.people),
          images: attached.images.map(({ id, alt }) => ({ image: id, alt })),
          kind,
        },
      }),
    failed: 'Couldn’t post',
    done: 'Posted',
    onDone: () => {
      clear();
      attached.clear();
      setKind('post');
    },
    invalidates: [postQueries.lists, ...(groupId ? [postQueries.reach(groupId).queryKey] : [])],
  });
  if (!session) return null;
  const { id, name } = session.user;
  const isEmpty = draft.text.trim() === '' && attached.images.length === 0;
  const isClosed = isAnnouncement && reach.data?.openAt !== null;
  return (
    <form
      className={styles.composer}
      aria-label="New post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !isClosed && !attached.busy) run();
      }}
    >
      <div className={styles.composing}>
        <Avatar name={name} id={id} size={40} />
        <MentionBox
          label="Your post"
          placeholder={placeholder}
          text={draft.text}
          people={draft.people}
          maxLength={postLimits.text}
          rows={isEmpty ? 1 : 4}
          onChange={(text, people) => change({ text, people })}
        />
      </div>
      <Pictures {...attached} />
      {isAnnouncement && <ReachNote query={reach} />}
      <div className={styles.composerFoot}>
        <AddPictures {...attached} />
        {announces && (
          <Checkbox
            label="Announcement"
            checked={isAnnouncement}
            onChange={(event) => setKind(event.currentTarget.checked ? 'announcement' : 'post')}
          />
        )}
        <Button type="submit" variant="main" disabled={isEmpty || isClosed || attached.busy} busy={busy}>
          Post
        </Button>
      </div>
    </form>
  );
}

type AttachedImages = ReturnType<typeof useImages>;

function AddPictures({ images, add, busy }: AttachedImages) {
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={imageTypes}
        onChange={(event) => {
          void add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <IconButton
        edged
        label="Add pictures"
        icon={<IconPhoto size={20} stroke={1.75} aria-hidden="true" />}
        disabled={busy || images.length >= postLimits.images}
        onClick={() => files.current?.click()}
      />
    </>
  );
}

function Pictures({ images, describe, remove, refusal }: AttachedImages) {
  return (
    <>
      {images.length > 0 && (
        <ul className={styles.attached}>
          {images.map(({ id, path, alt }, index) => (
            <li key={id}>
              <img referrerPolicy="no-referrer" src={imageAddress(path)} alt="" width={56} height={56} />
              <TextField
                id={`alt-${id}`}
                label={`Description of picture ${index + 1}`}
                labelHidden
                placeholder="Describe it for people who can’t see it"
                maxLength={postLimits.alt}
                value={alt}
                onChange={(event) => describe(id, event.currentTarget.value)}
              />
              <IconButton
                label={`Remove picture ${index + 1}`}
                icon={<IconX size={18} aria-hidden="true" />}
                onClick={() => remove(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {refusal && (
        <p className={styles.failed} role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}

/** Changes a post in its place. */
export function PostEditor({ post, onClose }: { post: PostReply; onClose: () => void }) {
  const cache = useQueryClient();
  const [text, setText] = useKeptState(`post ${post.id}`, typedFrom(post.text, post.mentions));
  const [people, setPeople] = useKeptState<readonly { id: string; name: string }[]>(
    `people in post ${post.id}`,
    post.mentions,
  );
  // As it was when the editor opened, so that a change made meanwhile isn't overwritten unseen.
  const [version] = useState(post.version);
  const attached = useImages(post.images.map(({ id, path, alt }): Attached => ({ id, path, alt })));
  const { run, busy } = useAction({
    send: (call) =>
      call(editPost, {
        body: {
          post_id: post.id,
          version,
          text: storedFrom(text, people),
          images: attached.images.map(({ id, alt }) => ({ image: id, alt })),
        },
      }),
    failed: 'Couldn’t save the post',
    done: 'Post saved',
    onDone: (saved) => {
      replacePost(cache, post.id, saved);
      onClose();
    },
    invalidates: [postQueries.versions(post.id).queryKey],
  });
  const isEmpty = text.trim() === '' && attached.images.length === 0;
  return (
    <form
      className={styles.editor}
      aria-label="Edit post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !attached.busy) run();
      }}
    >
      <MentionBox
        autoFocus
        label="Your post"
        placeholder=""
        text={text}
        people={people}
        maxLength={postLimits.text}
        rows={5}
        onChange={(next, named) => {
          setText(next);
          setPeople(named);
        }}
      />
      <Pictures {...attached} />
      <div className={styles.composerFoot}>
        <AddPictures {...attached} />
        <Row>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="main" disabled={isEmpty || attached.busy} busy={busy}>
            Save
          </Button>
        </Row>
      </div>
    </form>
  );
}
