import { z } from 'zod';
import { groupTypes } from '../groups/group-kinds.ts';
import { idField, momentField, optionalLine, optionalText } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { positionField } from '../live/live.endpoints.ts';
import { personCard } from '../profiles/connection.schema.ts';
import { uploadField, uploadReply } from '../uploads/upload.schema.ts';
import { mentionedIn } from './mentions.rules.ts';

export const postLimits = {
  text: 10_000,
  comment: 4000,
  images: 10,
  mentions: 20,
  cards: 3,
  pinned: 3,
  alt: 300,
  reason: 300,
} as const;
/** A post that is changed sooner than this is not shown as edited. */
export const unmarkedEditMinutes = 5;
/** Days in which the person who deleted something can restore it. */
export const restorableDays = 30;

export const postKinds = ['post', 'announcement'] as const;
export type PostKind = (typeof postKinds)[number];

const mentionsFew = (text: string) => mentionedIn(text).length <= postLimits.mentions;
const tooManyMentions = { error: 'mentions more than 20 people' };

export const postText = optionalText(postLimits.text).refine(mentionsFew, tooManyMentions);
export const commentText = optionalText(postLimits.comment).min(1).refine(mentionsFew, tooManyMentions);

const withAlt = z.object({ image: uploadField, alt: optionalLine(postLimits.alt).default('') });
type NewImage = z.output<typeof withAlt>;
const bare = uploadField.transform((image): NewImage => ({ image, alt: '' }));
/** Uploads by their ids, paths or addresses, with a text for people who can’t see them. In a query, one or several. */
const images = z
  .union([z.array(z.union([withAlt, bare])).max(postLimits.images), bare.transform((one) => [one])])
  .refine((all) => new Set(all.map(({ image }) => image)).size === all.length, {
    error: 'has the same image twice',
  });

export const newPost = z.object({
  /** Left out: on the author’s own page. */
  group_id: idField.optional(),
  text: postText.default(''),
  images: images.default([]),
  kind: z.enum(postKinds).default('post'),
});
export type NewPost = z.output<typeof newPost>;

export const postPatch = z.object({
  post_id: idField,
  text: postText.optional(),
  images: images.optional(),
  /** The version that was read: what was changed meanwhile is not overwritten. */
  version: z.coerce.number().int().min(1).optional(),
});
export type PostPatch = z.output<typeof postPatch>;

export const deletedPost = z.object({
  post_id: idField,
  reason: optionalLine(postLimits.reason).default(''),
});
export const postParams = z.strictObject({ postId: idField });
export const groupPostParams = z.strictObject({ groupId: idField });
export const personPostParams = z.strictObject({ personId: idField });

const flag = z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])]);
/** Without `liked` it toggles. */
export const likeInput = z.object({
  post_id: idField,
  liked: flag.transform((value) => value === true || value === 'true' || value === '1').optional(),
});
export type LikeInput = z.output<typeof likeInput>;

const { limit, cursor } = pageQuery;
export const groupPostsQuery = z.object({
  group_id: idField.optional(),
  /** Only posts with images. */
  with: z.enum(['images']).optional(),
  limit,
  cursor,
});
export type GroupPostsQuery = z.output<typeof groupPostsQuery>;
export const feedQuery = z.strictObject({ limit, cursor });
export type FeedQuery = z.output<typeof feedQuery>;

export const feeds = ['public', 'following', 'group'] as const;
export type Feed = (typeof feeds)[number];
/** How many posts came into a feed after the newest one that was read. */
export const newsQuery = z.strictObject({
  feed: z.enum(feeds),
  groupId: idField.optional(),
  /** Left out: the feed is empty. */
  after: idField.optional(),
});
export type NewsQuery = z.output<typeof newsQuery>;
/** Counting ends here. */
export const newsAtMost = 99;
export const newsReply = z.object({
  count: z.int(),
  /** Follow the live topic `group:<id>` from here. */
  position: positionField,
});

/** A group can have its next announcement after so many hours. */
export const announcementHours = 24;
export const announcementReach = z.object({
  /** How many people an announcement now would notify. */
  people: z.int(),
  /** When the next one can be posted; null: now. */
  openAt: momentField.nullable(),
});
export type AnnouncementReach = z.output<typeof announcementReach>;

export const pinBody = z.strictObject({ pinned: z.boolean() });
/** Marks a group as read up to this post. `unread` moves the mark back before it. */
export const readBody = z.strictObject({ seq: z.int().min(0), unread: z.boolean().default(false) });
export type ReadBody = z.output<typeof readBody>;
/** What was posted last in a group, for a list of groups. */
export const latestReply = z.array(
  z.object({
    groupId: z.string(),
    /** null: somebody whose account is gone. */
    author: z.string().nullable(),
    isMine: z.boolean(),
    /** The beginning, without Markdown’s signs; empty for images alone. */
    text: z.string(),
    images: z.int(),
    at: momentField,
  }),
);
export type LatestReply = z.output<typeof latestReply>;

export const unreadReply = z.array(z.object({ groupId: z.string(), unread: z.int() }));

/** A thing that a post links to, for a reader who can open it. */
const cardReply = z.object({
  segment: z.string(),
  id: z.string(),
  name: z.string(),
  place: z.string(),
  size: z.string(),
  /** Where it leads inside the app. */
  to: z.string(),
});
export type PostCard = z.output<typeof cardReply>;

const mention = z.object({ id: z.string(), name: z.string(), handle: z.string().nullable() });
export type Mention = z.output<typeof mention>;

/** What the page that a post links to says of itself. */
const linkPreview = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  site: z.string(),
});
export type LinkPreview = z.output<typeof linkPreview>;

export const postReply = z.object({
  id: z.string(),
  /** The number of the post in its group; null on a person’s own page. */
  seq: z.int().nullable(),
  kind: z.enum(postKinds),
  group: z.object({ id: z.string(), name: z.string(), type: z.enum(groupTypes) }).nullable(),
  /** null: their account was deleted. */
  author: personCard.nullable(),
  /** Markdown. `<@id>` stands for one of `mentions`. */
  text: z.string(),
  mentions: z.array(mention),
  images: z.array(uploadReply.extend({ alt: z.string() })),
  cards: z.array(cardReply),
  /** Of its first link to another site, where the server reads pages for previews. */
  preview: linkPreview.nullable(),
  likes: z.int(),
  liked: z.boolean(),
  comments: z.int(),
  pinned: z.boolean(),
  /** A moderator hid it: only its author and people who moderate still see it. */
  hidden: z.boolean(),
  version: z.int(),
  at: momentField,
  /** Changed more than five minutes after it was posted; null: not changed, or at once. */
  editedAt: momentField.nullable(),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    pin: z.boolean(),
    /** Comment and like. */
    answer: z.boolean(),
  }),
});
export type PostReply = z.output<typeof postReply>;

/** The posts that one deleted oneself: everywhere, or in one group. */
export const deletedPostsQuery = z.strictObject({ groupId: idField.optional(), limit, cursor });
export type DeletedPostsQuery = z.output<typeof deletedPostsQuery>;

/** A post that the viewer deleted and can restore. */
export const deletedPostReply = z.object({
  id: z.string(),
  group: postReply.shape.group,
  author: personCard.pick({ id: true, name: true }).nullable(),
  isMine: z.boolean(),
  text: z.string(),
  mentions: z.array(mention),
  images: z.int(),
  deletedAt: momentField,
  restorableUntil: momentField,
});
export type DeletedPostReply = z.output<typeof deletedPostReply>;

export const postVersion = z.object({
  version: z.int(),
  text: z.string(),
  mentions: z.array(mention),
  images: z.int(),
  /** Fewer than `images` in versions from before pictures were kept with them. */
  pictures: postReply.shape.images,
  at: momentField,
});
export type PostVersion = z.output<typeof postVersion>;

/** What a comment said before it was changed. */
export const commentVersion = postVersion.pick({ version: true, text: true, mentions: true, at: true });
export type CommentVersion = z.output<typeof commentVersion>;

export const likedReply = z.object({ liked: z.boolean(), likes: z.int() });

export const commentsQuery = z.object({ post_id: idField, limit, cursor });
export type CommentsQuery = z.output<typeof commentsQuery>;
export const newComment = z.object({
  post_id: idField,
  text: commentText,
  /** The comment that it replies to. */
  parent_id: idField.optional(),
});
export type NewComment = z.output<typeof newComment>;
export const commentPatch = z.object({ comment_id: idField, text: commentText });
export type CommentPatch = z.output<typeof commentPatch>;
export const commentIdInput = z.object({ comment_id: idField });
export const commentParams = z.strictObject({ commentId: idField });

export const commentReply = z.object({
  id: z.string(),
  postId: z.string(),
  /** The comment at the top that it replies to. */
  parentId: z.string().nullable(),
  /** null: deleted, or their account was. */
  author: personCard.nullable(),
  text: z.string(),
  mentions: z.array(mention),
  /** Its replies are still there. */
  isDeleted: z.boolean(),
  /** As of a post. */
  hidden: z.boolean(),
  at: momentField,
  editedAt: momentField.nullable(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), reply: z.boolean() }),
});
export type CommentReply = z.output<typeof commentReply>;

/** Kinds of events of the topic `group:<id>`. Each names the post. */
export const postEvents = { added: 'post', changed: 'post_changed' } as const;
export const groupTopic = (groupId: string) => `group:${groupId}`;
