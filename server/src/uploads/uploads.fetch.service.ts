import { FileReply } from '../platform/http/file-reply.ts';
import { readPass, writePass } from '../platform/http/pass.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { MaybeViewer } from '../platform/http/viewer.ts';
import { isId } from '../platform/ids/new-id.ts';
import type { ViewersOfSessions } from '../platform/live/live-topics.ts';
import type { Parts } from '../platform/parts.ts';
import { heldKind } from './holds.repository.ts';
import { findUpload } from './uploads.repository.ts';
import { isPicture, storageKey, uploadName } from './uploads.rules.ts';
import type { UploadRow } from './uploads.table.ts';

/** A kind of thing uploads are attached to. Each domain declares its own in its domain.ts. */
export interface UploadSubject {
  /** `competition_cover`: the thing, and the picture's role there. */
  readonly kind: string;
  /**
   * Whether this person, or a visitor, may see the thing with this id; false if there is none. Checked on each request.
   * Whatever visitors may see, everyone may.
   */
  readonly maySee: (parts: Parts, viewer: MaybeViewer, id: string) => Promise<boolean>;
  /** A corporate site shows it to visitors too; all other pictures need a session there. */
  readonly signedOut?: true;
}

export interface UploadRights {
  readonly subjects: readonly UploadSubject[];
  readonly viewersOfSessions: ViewersOfSessions;
}

/**
 * The file with this name, if the viewer may currently see the thing it is attached to. Everything else is the same
 * 404, so it doesn't reveal what exists.
 */
export async function openUpload(
  parts: Parts,
  rights: UploadRights,
  viewer: MaybeViewer,
  { name, pass }: { name: string; pass?: string | undefined },
): Promise<FileReply> {
  const id = name.slice(0, 36);
  const upload = isId(id) ? await findUpload(parts.database.sql, id) : null;
  if (!upload || uploadName(upload) !== name) throw notFound();
  const open = () => parts.storage.get(storageKey(upload));
  // Documents are downloaded, so that no page runs their content.
  const saved = isPicture(upload) ? {} : { download: upload.name ?? name };
  if (isOpenToVisitors(parts, rights, upload) && (await maySee(parts, rights, upload, null))) {
    return new FileReply({ version: name, audience: 'everybody', open, ...saved });
  }
  const asking = viewer ?? (await bearerOf(parts, rights, name, pass));
  if (asking === null || !(await maySee(parts, rights, upload, asking))) throw notFound();
  return new FileReply({ version: name, audience: 'viewer', open, ...saved });
}

/** An upload with its address for one viewer. */
export interface UploadWithPath extends UploadRow {
  readonly path: string;
}

/** An upload with the result of `pathFor`. */
export function withPath(
  parts: Pick<Parts, 'config' | 'clock'>,
  viewer: MaybeViewer,
  upload: UploadRow,
  audience: 'everybody' | 'viewer',
): UploadWithPath {
  return { ...upload, path: pathFor(parts, viewer, uploadName(upload), audience) };
}

/**
 * The path of a public upload needs no pass and never changes; any other is valid for ten minutes. On a corporate site
 * nothing is public.
 */
export function pathFor(
  parts: Pick<Parts, 'config' | 'clock'>,
  viewer: MaybeViewer,
  name: string,
  audience: 'everybody' | 'viewer',
): string {
  const needsPass = audience === 'viewer' || parts.config.corporateMode;
  if (!needsPass || viewer === null) return name;
  const { sessionId } = viewer;
  const pass = writePass(parts.config.appSecret, { thing: thingOf(name), sessionId }, parts.clock.now());
  return `${name}?pass=${pass}`;
}

function thingOf(name: string): string {
  return `upload ${name}`;
}

async function bearerOf(
  parts: Parts,
  { viewersOfSessions }: UploadRights,
  name: string,
  pass: string | undefined,
): Promise<MaybeViewer> {
  const sessionId = pass && readPass(parts.config.appSecret, thingOf(name), pass, parts.clock.now());
  if (!sessionId) return null;
  return (await viewersOfSessions(parts, [sessionId])).get(sessionId) ?? null;
}

function isOpenToVisitors(
  { config }: Parts,
  { subjects }: UploadRights,
  { subjectKind }: UploadRow,
): boolean {
  return !config.corporateMode || subjects.some(({ kind, signedOut }) => kind === subjectKind && signedOut);
}

async function maySee(
  parts: Parts,
  { subjects }: UploadRights,
  { id, state, ownerId, subjectKind, subjectId }: UploadRow,
  viewer: MaybeViewer,
): Promise<boolean> {
  if (state === 'unattached') return viewer?.personId === ownerId;
  if (state !== 'attached' || subjectId === null) return false;
  const may = async (wanted: string | null, of: string) =>
    (await subjects.find(({ kind }) => kind === wanted)?.maySee(parts, viewer, of)) ?? false;
  return (await may(subjectKind, subjectId)) || (subjectKind !== heldKind && may(heldKind, id));
}
