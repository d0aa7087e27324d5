import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import { isId, newId } from '../ids/new-id.ts';
import { type LetterMessage, letterMessage } from './letter-message.ts';
import type { LetterheadOf } from './letterhead.ts';
import type { Letter, Mail } from './mail.ts';

/** A letter that was stored instead of sent. */
export interface OutboxLetter extends Letter {
  readonly id: string;
  /** ISO 8601. */
  readonly sentAt: string;
  readonly html: string;
}

/** The demo's email: letters are stored in a folder and shown on a page instead of being sent. */
export interface Outbox extends Mail {
  /** The newest letters, newest first. */
  letters(): Promise<OutboxLetter[]>;
  letter(id: string): Promise<OutboxLetter | null>;
}

const kept = 200;

export function makeOutbox(
  config: Pick<Config, 'dataDir' | 'productName'>,
  clock: Clock,
  letterheadOf: LetterheadOf,
): Outbox {
  const folder = join(config.dataDir, 'outbox');
  const names = async () => (await readdir(folder).catch(() => [])).filter(isLetterFile).toSorted().reverse();
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8')) as OutboxLetter;
  return {
    reaches: true,
    async send(letter) {
      const message = letterMessage(letter, config.productName, await letterheadOf(letter));
      const html = withPictures(message);
      const now = clock.now();
      const id = newId(now.getTime());
      const laidDown: OutboxLetter = {
        ...letter,
        id,
        subject: message.subject,
        html,
        sentAt: now.toISOString(),
      };
      // Letters contain codes and links, so only this user may read them.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `.${id}`), JSON.stringify(laidDown, null, 2), { mode: 0o600 });
      await rename(join(folder, `.${id}`), join(folder, `${id}.json`));
      for (const old of (await names()).slice(kept)) await rm(join(folder, old), { force: true });
    },
    async letters() {
      return Promise.all((await names()).slice(0, 50).map(read));
    },
    async letter(id) {
      return isId(id) && (await names()).includes(`${id}.json`) ? read(`${id}.json`) : null;
    },
  };
}

/** Browsers can't show pictures attached to a letter, so the page inlines them. */
function withPictures({ html, attachments }: LetterMessage): string {
  return attachments.reduce(
    (page, { cid, contentType, content }) =>
      page.replaceAll(`cid:${cid}"`, `data:${contentType};base64,${content.toString('base64')}"`),
    html,
  );
}

function isLetterFile(name: string): boolean {
  return name.endsWith('.json') && isId(name.slice(0, -5));
}
