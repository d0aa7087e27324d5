import {
  fetchUpload,
  uploadDocument,
  uploadFile,
  uploadImage,
} from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { type Route, serve } from '../platform/http/serve.ts';
import { openUpload, type UploadRights } from './uploads.fetch.service.ts';
import { presentDocument, presentFile, presentUpload } from './uploads.present.ts';
import { receiveDocument, receiveFile, receiveImage } from './uploads.service.ts';

export const uploadsRoutes = (rights: UploadRights): readonly Route[] => [
  serve(uploadImage, async ({ parts, viewer, files }) =>
    presentUpload(await receiveImage(parts, viewer, files.file)),
  ),
  serve(fetchUpload, async ({ parts, viewer, params, query }) =>
    openUpload(parts, rights, viewer, { name: params.uploadName, ...query }),
  ),
  serve(uploadDocument, async ({ parts, viewer, files }) =>
    presentDocument(await receiveDocument(parts, viewer, files.file)),
  ),
  serve(uploadFile, async ({ parts, viewer, files }) =>
    presentFile(await receiveFile(parts, viewer, files.file)),
  ),
];
