import { uploadsPath } from '@chalkline/contract/uploads/upload-paths.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { type Route, serve } from '../platform/http/serve.ts';
import type { Parts } from '../platform/parts.ts';
import { fetchUpload, type UploadRights } from './uploads.fetch.service.ts';
import { presentUpload, sendUpload } from './uploads.present.ts';
import { receiveImage } from './uploads.service.ts';

export const uploadsRoutes: readonly Route[] = [
  serve(uploadImage, async ({ parts, viewer, files }) =>
    presentUpload(parts, viewer, await receiveImage(parts, viewer, files.file), 'viewer'),
  ),
];

/** Where files are fetched; public, each file is as visible as what it hangs on. */
export const uploadAddress = `${uploadsPath}:name` as const;

interface FileCall {
  Params: { name: string };
  Querystring: { pass?: string };
}

/** No call of the contract: it answers with the file itself, to an <img> that can send no token. */
export function serveUploadFiles(app: FastifyInstance, parts: Parts, rights: UploadRights): void {
  app.get<FileCall>(uploadAddress, { schema: { hide: true } as object }, async (request, reply) =>
    sendUpload(request, reply, await fetchUpload(parts, rights, request.params.name, passOf(request.query))),
  );
}

/** A parameter that came twice is none. */
function passOf({ pass }: FileCall['Querystring']): string | undefined {
  return typeof pass === 'string' ? pass : undefined;
}
