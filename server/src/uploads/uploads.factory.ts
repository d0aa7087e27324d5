import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { receiveImage } from './uploads.service.ts';
import type { UploadRow } from './uploads.table.ts';

/** A small plain picture as a person would send it. */
export function pictureFile({ width = 60, height = 40 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#d4ff3a' } })
    .png()
    .toBuffer();
}

/** An image that the person has uploaded and not used yet. */
export async function upload(parts: Parts, owner: Viewer): Promise<UploadRow> {
  return receiveImage(parts, owner, { filename: 'picture.png', bytes: await pictureFile() });
}

const office = 'application/vnd.openxmlformats-officedocument.';

/** A Word or Excel file with the least it needs, and whatever else is in it. */
export function officeFile(
  kind: 'wordprocessingml.document' | 'spreadsheetml.sheet',
  more: Readonly<Record<string, Uint8Array>> = {},
  mainType = `${office}${kind}.main+xml`,
): Uint8Array<ArrayBuffer> {
  const types = `<Types><Override PartName="/main.xml" ContentType="${mainType}"/></Types>`;
  return Uint8Array.from(zipSync({ '[Content_Types].xml': strToU8(types), ...more }));
}
