import sharp from 'sharp';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { receiveImage } from './uploads.service.ts';
import type { UploadRow } from './uploads.table.ts';

/** A small plain picture as a person would send it. */
export function pictureFile(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#d4ff3a' } })
    .png()
    .toBuffer();
}

/** An image that the person has uploaded and not used yet. */
export async function upload(parts: Parts, owner: Viewer): Promise<UploadRow> {
  return receiveImage(parts, owner, { filename: 'picture.png', bytes: await pictureFile() });
}
