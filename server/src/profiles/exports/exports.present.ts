import type { ExportLink, ExportReply } from '@chalkline/contract/profiles/export.schema.ts';
import type { ExportRow } from './exports.repository.ts';
import type { MadeLink } from './exports.service.ts';

export function presentExport({ id, state, askedAt, bytes, endsAt }: ExportRow): ExportReply {
  return { id, state, askedAt: askedAt.toISOString(), bytes, endsAt: endsAt.toISOString() };
}

export function presentLink({ token, endsAt }: MadeLink): ExportLink {
  return { path: `/api/profile-exports/${token}`, endsAt: endsAt.toISOString() };
}
