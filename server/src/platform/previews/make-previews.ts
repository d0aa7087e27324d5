import { type IncomingMessage, request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { Log } from '../log/log.ts';
import { isPublicAddress, isPublicUrl } from '../outside/public-address.ts';
import { checkedLookup, type Reach } from '../outside/reach.ts';
import { readPageHead } from './page-head.ts';
import type { PagePreview, Previews } from './previews.ts';

const openWeb: Reach = {
  mayAsk: (url) => isPublicUrl(url, ['http:', 'https:']),
  mayConnect: isPublicAddress,
};

/** Of the whole, with its redirects. */
const patienceMs = 3_000;
const mostRedirects = 2;
const mostBytes = 512 * 1024;

/**
 * Reads pages on the open internet only, on the ports 80 and 443: every address that a name has is checked, and the
 * checked one is connected to, for each redirect as well. Nothing of ours is sent along.
 */
export function makePreviews(log: Log, reach: Reach = openWeb, patience = patienceMs): Previews {
  return {
    async read(url) {
      try {
        return await readPage(new URL(url), reach, AbortSignal.timeout(patience), mostRedirects);
      } catch (error) {
        log.info({ err: error }, 'no preview of a link');
        return null;
      }
    },
  };
}

async function readPage(
  url: URL,
  reach: Reach,
  signal: AbortSignal,
  redirects: number,
): Promise<PagePreview | null> {
  if (!reach.mayAsk(url.href)) return null;
  const answer = await ask(url, reach, signal);
  const { statusCode = 0, headers } = answer;
  const type = headers['content-type'] ?? '';
  if (statusCode === 200 && /^(text\/html|application\/xhtml\+xml)\b/i.test(type)) {
    return readPageHead(decode(await take(answer), type), url);
  }
  answer.destroy();
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode);
  if (!isRedirect || redirects === 0 || !headers.location) return null;
  return readPage(new URL(headers.location, url), reach, signal, redirects - 1);
}

function ask(url: URL, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestSecurely : requestPlainly;
  const headers = { accept: 'text/html', 'accept-encoding': 'identity', 'user-agent': 'Link preview' };
  return new Promise((resolve, reject) => {
    const asked = send(url, { ...reach.tls, headers, signal, agent: false, lookup: checkedLookup(reach) });
    asked.on('response', resolve).on('error', reject).end();
  });
}

/** The first bytes: a page describes itself at its beginning. */
async function take(answer: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes >= mostBytes) break;
  }
  return Buffer.concat(pieces).subarray(0, mostBytes);
}

function decode(bytes: Buffer, type: string): string {
  const charset = /charset=["']?([\w-]{1,40})/i.exec(type)?.[1] ?? 'utf-8';
  return new TextDecoder(charset).decode(bytes);
}
