import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusalForFolder, StartRefusal } from '../start-refusal.ts';

/**
 * The secret that sessions and links are signed with, made once and kept beside the embedded database for its
 * user alone. Losing it signs everybody out.
 */
export function keptAppSecret(dataDir: string): string {
  const file = join(dataDir, 'app-secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
    }
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length >= 32) return secret;
  } catch (failure) {
    throw refusalForFolder(dataDir, failure);
  }
  throw new StartRefusal(
    `${file} is damaged: it must hold at least 32 characters. Delete it to create a new one; everyone then has to sign in again.`,
  );
}
