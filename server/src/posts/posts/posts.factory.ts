import { newPost } from '@chalkline/contract/posts/post.schema.ts';
import type { z } from 'zod';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { PostShown } from './post-views.service.ts';
import { addPost } from './posts.service.ts';

/** A post of this person, on their own page unless a group is named. */
export function post(
  parts: Parts,
  viewer: Viewer,
  sketch: Partial<z.input<typeof newPost>> = {},
): Promise<PostShown> {
  return addPost(parts, viewer, newPost.parse({ text: 'Six rounds, no chalk left.', ...sketch }));
}
