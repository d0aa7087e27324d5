import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { lineField } from '../http/fields.ts';

export const fetchSharePicture = endpoint({
  method: 'GET',
  path: '/api/share-pictures/:pictureName',
  summary: 'The picture that a pasted link of a public page shows: PNG, 1200 by 630',
  access: 'public',
  // For signed-out pages; everything else needs a session there.
  signedOut: true,
  params: z.strictObject({ pictureName: lineField(200) }),
  /** Names the content, so that caches request the picture again when it changes. */
  query: z.strictObject({ v: z.string().max(100).optional() }),
  data: z.null(),
  contentType: 'image/png',
  rateLimit: { times: 120, perSeconds: 60 },
  errors: [],
});
