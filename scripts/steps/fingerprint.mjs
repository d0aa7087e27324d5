import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One hash over the contents of files and folders; clones and checkouts change times, not contents.
 * @param {string[]} paths files or folders
 * @param {(name: string) => boolean} leaveOut by file or folder name
 */
export function fingerprintOf(paths, leaveOut) {
  const hash = createHash('sha256');
  for (const path of paths) add(hash, path, leaveOut);
  return hash.digest('hex');
}

function add(hash, path, leaveOut) {
  const entries = foldersEntries(path);
  if (entries === null) {
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
    return;
  }
  for (const name of entries.sort()) {
    if (!leaveOut(name)) add(hash, join(path, name), leaveOut);
  }
}

/** null for a file. */
function foldersEntries(path) {
  try {
    return readdirSync(path);
  } catch (failure) {
    if (failure.code === 'ENOTDIR') return null;
    throw failure;
  }
}
