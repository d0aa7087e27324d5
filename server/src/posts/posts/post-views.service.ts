import type { CardLink } from '@chalkline/contract/share-links.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { PostCard, PostCardKind } from '../../platform/pages/post-cards.ts';
import type { Parts } from '../../platform/parts.ts';
import { pathFor } from '../../uploads/uploads.fetch.service.ts';
import { findLinkPreviews } from './link-previews.repository.ts';
import type { LinkPreviewRow } from './link-previews.table.ts';
import { linkIn } from './links.rules.ts';
import type { PostSeen } from './post-access.service.ts';
import { findNamed } from './posts.repository.ts';
import { shownEdit } from './posts.rules.ts';
import type { PostImage } from './posts.table.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
  readonly handle: string | null;
}

/** A post with everything that its reader sees of it. */
export interface PostShown {
  readonly post: PostSeen;
  readonly mentions: readonly Named[];
  readonly images: readonly { id: string; path: string; width: number; height: number; alt: string }[];
  readonly cards: readonly (CardLink & PostCard)[];
  readonly preview: LinkPreviewRow | null;
  readonly photoPath: string | null;
  readonly editedAt: Date | null;
}

let kinds: readonly PostCardKind[] = [];

/** What posts can link to with a card. The manifest hands over those of all domains. */
export function registerCards(all: readonly PostCardKind[]): void {
  kinds = all;
}

/** Pictures of a post with their addresses for one reader. */
export function picturesFor(
  parts: Pick<Parts, 'config' | 'clock'>,
  viewer: MaybeViewer,
  images: readonly PostImage[],
): PostShown['images'] {
  return images.map(({ name, ...image }) => ({
    id: name.slice(0, 36),
    path: pathFor(parts, viewer, name, 'viewer'),
    ...image,
  }));
}

/** What the reader sees of these posts, with a fixed number of queries. */
export async function showPosts(
  parts: Parts,
  sql: Sql,
  viewer: MaybeViewer,
  seen: readonly PostSeen[],
): Promise<PostShown[]> {
  const [named, cards, previews] = await Promise.all([
    findNamed(sql, [...new Set(seen.flatMap(({ mentions }) => mentions))]),
    findCards(
      parts,
      viewer,
      seen.flatMap((post) => post.cards),
    ),
    findPreviews(parts, sql, seen),
  ]);
  const path = (name: string) => pathFor(parts, viewer, name, 'viewer');
  return seen.map((post) => ({
    post,
    mentions: post.mentions.flatMap((id) => named.get(id) ?? []),
    images: picturesFor(parts, viewer, post.images),
    cards: post.cards.flatMap((card) => cards.get(keyOf(card)) ?? []),
    preview: previews.get(post.id) ?? null,
    photoPath: post.author?.photo ? path(post.author.photo) : null,
    editedAt: shownEdit(post),
  }));
}

export async function showPost(
  parts: Parts,
  sql: Sql,
  viewer: MaybeViewer,
  seen: PostSeen,
): Promise<PostShown> {
  const [shown] = await showPosts(parts, sql, viewer, [seen]);
  if (!shown) throw new Error('A post was not shown.');
  return shown;
}

/** Of posts whose first link is still the one that was read; none where previews are switched off. */
async function findPreviews(
  { config }: Parts,
  sql: Sql,
  seen: readonly PostSeen[],
): Promise<ReadonlyMap<string, LinkPreviewRow>> {
  if (!config.linkPreviews) return new Map();
  const links = new Map(seen.map(({ id, body }) => [id, linkIn(body, config.publicUrl)]));
  const found = await findLinkPreviews(
    sql,
    seen.map(({ id }) => id),
  );
  return new Map([...found].filter(([id, { url }]) => links.get(id) === url));
}

const keyOf = ({ segment, id }: CardLink) => `${segment} ${id}`;

/** One question for each kind, as the reader: a card is there exactly for who can open what it leads to. */
async function findCards(
  parts: Parts,
  viewer: MaybeViewer,
  links: readonly CardLink[],
): Promise<ReadonlyMap<string, CardLink & PostCard>> {
  if (links.length === 0) return new Map();
  const found = await Promise.all(
    kinds.map(async ({ segment, find }) => {
      const ids = links.filter((link) => link.segment === segment).map(({ id }) => id);
      if (ids.length === 0) return [];
      return [...(await find(parts, viewer, [...new Set(ids)]))].map(([id, card]) => ({
        ...card,
        segment,
        id,
      }));
    }),
  );
  return new Map(found.flat().map((thing) => [keyOf(thing), thing]));
}
