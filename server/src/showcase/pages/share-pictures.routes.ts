import { fetchSharePicture } from '@chalkline/contract/showcase/share-pictures.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { openSharePicture, type PictureSource } from './share-pictures.service.ts';

export const sharePictureRoutes = (source: PictureSource): readonly Route[] => [
  serve(fetchSharePicture, async ({ parts, viewer, params, query }) =>
    openSharePicture(parts, source, viewer, params.pictureName, query.v),
  ),
];
