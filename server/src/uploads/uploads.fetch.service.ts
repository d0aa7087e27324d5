import type { MaybeViewer } from '../platform/http/viewer.ts';
import { isId } from '../platform/ids/new-id.ts';
import type { ViewersOfSessions } from '../platform/live/live-topics.ts';
import type { Parts } from '../platform/parts.ts';
import type { StoredFile } from '../platform/storage/storage.ts';
import { findUpload } from './uploads.repository.ts';
import { readPass, storageKey, uploadName } from './uploads.rules.ts';
import type { UploadRow } from './uploads.table.ts';

/** A kind of thing that uploads hang on. Each domain lists its own, server/src/upload-subjects.ts joins them. */
export interface UploadSubject {
  /** `competition_cover`: the thing and what the picture is there. */
  readonly kind: string;
  /**
   * Whether this person, or a visitor, may see the thing of this id; false as well when there is none. Asked
   * at each fetch. Whatever a visitor may see, everybody may.
   */
  readonly maySee: (parts: Parts, viewer: MaybeViewer, id: string) => Promise<boolean>;
}

export interface UploadRights {
  readonly subjects: readonly UploadSubject[];
  readonly viewersOfSessions: ViewersOfSessions;
}

export interface FetchedUpload {
  readonly name: string;
  /** null when the storage has lost it. */
  readonly open: () => Promise<StoredFile | null>;
  /** Whether everybody may see it, so that it may be kept by caches on the way. */
  readonly isPublic: boolean;
}

/**
 * The file of this name, unopened, if whoever asks may see the thing it hangs on at this moment. null for everything
 * else, so that nobody learns what there is.
 */
export async function fetchUpload(
  parts: Parts,
  rights: UploadRights,
  name: string,
  pass: string | undefined,
): Promise<FetchedUpload | null> {
  const id = name.slice(0, 36);
  const upload = isId(id) ? await findUpload(parts.database.sql, id) : null;
  if (!upload || uploadName(upload) !== name) return null;
  const isPublic = await maySee(parts, rights, upload, null);
  if (!isPublic) {
    const viewer = await bearerOf(parts, rights, name, pass);
    if (viewer === null || !(await maySee(parts, rights, upload, viewer))) return null;
  }
  return { name, isPublic, open: () => parts.storage.get(storageKey(upload)) };
}

async function bearerOf(
  parts: Parts,
  { viewersOfSessions }: UploadRights,
  name: string,
  pass: string | undefined,
): Promise<MaybeViewer> {
  const sessionId = pass && readPass(parts.config.appSecret, name, pass, parts.clock.now());
  if (!sessionId) return null;
  return (await viewersOfSessions(parts, [sessionId])).get(sessionId) ?? null;
}

async function maySee(
  parts: Parts,
  { subjects }: UploadRights,
  { state, ownerId, subjectKind, subjectId }: UploadRow,
  viewer: MaybeViewer,
): Promise<boolean> {
  if (state === 'unattached') return viewer?.personId === ownerId;
  if (state !== 'attached' || subjectId === null) return false;
  const subject = subjects.find(({ kind }) => kind === subjectKind);
  return subject ? subject.maySee(parts, viewer, subjectId) : false;
}
