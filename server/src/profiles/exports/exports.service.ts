import { createHash, randomBytes } from 'node:crypto';
import { exportDays, exportLinkMinutes } from '@chalkline/contract/profiles/export.lifecycle.ts';
import { day, minute } from '@chalkline/contract/spans.ts';
import { FileReply } from '../../platform/http/file-reply.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { exportNotReady } from './exports.errors.ts';
import { makeExportJob } from './exports.jobs.ts';
import {
  type ExportRow,
  findByLink,
  findExport,
  findExportsOf,
  insertExport,
  keepLink,
  takeLink,
} from './exports.repository.ts';
import { exportFileName, exportKey } from './exports.rules.ts';

export function listExports(parts: Parts, viewer: Viewer): Promise<ExportRow[]> {
  return findExportsOf(parts.database.sql, viewer.personId, parts.clock.now());
}

/** Throws `export_under_way`. */
export async function askExport(parts: Parts, viewer: Viewer): Promise<ExportRow> {
  const now = parts.clock.now();
  return parts.database.transaction(async (tx) => {
    const row = await insertExport(tx.sql, {
      id: newId(now.getTime()),
      personId: viewer.personId,
      state: 'asked',
      askedAt: now,
      endsAt: new Date(now.getTime() + exportDays * day),
    });
    await parts.jobs.enqueue(tx, makeExportJob, { exportId: row.id });
    return row;
  });
}

export interface MadeLink {
  readonly token: string;
  readonly endsAt: Date;
}

/** A link for one download; it replaces earlier ones. Throws 404 and `export_not_ready`. */
export async function makeExportLink(parts: Parts, viewer: Viewer, exportId: string): Promise<MadeLink> {
  const { sql } = parts.database;
  const row = isId(exportId) ? await findExport(sql, exportId) : null;
  const now = parts.clock.now();
  if (!row || row.personId !== viewer.personId || row.endsAt <= now) throw notFound();
  const token = randomBytes(32).toString('base64url');
  const linkEndsAt = new Date(now.getTime() + exportLinkMinutes * minute);
  const isKept = await keepLink(sql, row, { linkHash: hashOf(token), linkEndsAt }, now);
  if (!isKept) throw exportNotReady();
  return { token, endsAt: linkEndsAt };
}

/**
 * The file, once: a link that was used, has expired or never existed is the same 404. HEAD requests, which download
 * managers send, don't use it up.
 */
export async function openExport(parts: Parts, token: string, method: string): Promise<FileReply> {
  const lookUp = method === 'HEAD' ? findByLink : takeLink;
  const row = await lookUp(parts.database.sql, hashOf(token), parts.clock.now());
  if (!row) throw notFound();
  return new FileReply({
    version: row.id,
    audience: 'viewer',
    download: exportFileName(parts.config.productName, row.askedAt),
    open: () => parts.storage.get(exportKey(row.id)),
  });
}

/** A token has 256 random bits, so a plain hash can't be reversed. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
