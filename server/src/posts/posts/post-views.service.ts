import type { CardLink } from '@chalkline/contract/share-links.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { PostCard, PostCardKind } from '../../platform/pages/post-cards.ts';
import type { Parts } from '../../platform/parts.ts';
import { pathFor } from '../../uploads/uploads.fetch.service.ts';
import type { PostSeen } from './post-access.service.ts';
import { findNamed } from './posts.repository.ts';
import { shownEdit } from './posts.rules.ts';

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
  readonly photoPath: string | null;
  readonly editedAt: Date | null;
}

let kinds: readonly PostCardKind[] = [];

/** What posts can link to with a card. The manifest hands over those of all domains. */
export function registerCards(all: readonly PostCardKind[]): void {
  kinds = all;
}

/** What the reader sees of these posts, with a fixed number of queries. */
export async function showPosts(
  parts: Parts,
  sql: Sql,
  viewer: MaybeViewer,
  seen: readonly PostSeen[],
): Promise<PostShown[]> {
  const [named, cards] = await Promise.all([
    findNamed(sql, [...new Set(seen.flatMap(({ mentions }) => mentions))]),
    findCards(
      parts,
      seen.flatMap((post) => post.cards),
    ),
  ]);
  const path = (name: string) => pathFor(parts, viewer, name, 'viewer');
  return seen.map((post) => ({
    post,
    mentions: post.mentions.flatMap((id) => named.get(id) ?? []),
    images: post.images.map(({ name, ...image }) => ({ id: name.slice(0, 36), path: path(name), ...image })),
    cards: post.cards.flatMap((card) => cards.get(keyOf(card)) ?? []),
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

const keyOf = ({ segment, id }: CardLink) => `${segment} ${id}`;

/** Cards show what everybody may see, so no reader sees more by them. */
async function findCards(
  parts: Parts,
  links: readonly CardLink[],
): Promise<ReadonlyMap<string, CardLink & PostCard>> {
  if (links.length === 0) return new Map();
  const found = await Promise.all(
    kinds.map(async ({ segment, find }) => {
      const ids = links.filter((link) => link.segment === segment).map(({ id }) => id);
      if (ids.length === 0) return [];
      return [...(await find(parts, [...new Set(ids)]))].map(([id, card]) => ({ ...card, segment, id }));
    }),
  );
  return new Map(found.flat().map((thing) => [keyOf(thing), thing]));
}
