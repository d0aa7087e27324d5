import { Agent, request } from 'node:https';
import webPush from 'web-push';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import { isPublicAddress, isPublicUrl } from '../outside/public-address.ts';
import { checkedLookup, type Reach } from '../outside/reach.ts';
import type { Push, PushOutcome, PushTarget } from './push.ts';
import { pushKeysOf } from './push-keys.ts';

const openInternet: Reach = { mayAsk: isPublicUrl, mayConnect: isPublicAddress };

/** A push service keeps a message this long for a browser that is off. */
const keptSeconds = 24 * 60 * 60;
const patienceMs = 10_000;

/** Messages go to the open internet only: every address a name has is checked, and the checked one is connected to. */
export function makePush(
  config: Pick<Config, 'appSecret' | 'publicUrl'>,
  log: Log,
  reach: Reach = openInternet,
): Push {
  const keys = pushKeysOf(config.appSecret);
  // Push services write to it about trouble. They refuse http, which only a local try-out has.
  const isSecure = config.publicUrl.startsWith('https:');
  const subject = isSecure ? config.publicUrl : 'mailto:admin@example.org';
  const agent = new Agent({ ...reach.tls, lookup: checkedLookup(reach), maxSockets: 20 });

  const send = async ({ endpoint, p256dh, auth }: PushTarget, text: string): Promise<PushOutcome> => {
    if (!reach.mayAsk(endpoint)) return 'gone';
    try {
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject, ...keys },
        TTL: keptSeconds,
      });
      return outcomeOf(await post(new URL(endpoint), details.headers, details.body, agent));
    } catch (error) {
      log.info({ err: error, host: new URL(endpoint).host }, 'a push message was not taken');
      return 'later';
    }
  };
  return { publicKey: keys.publicKey, accepts: reach.mayAsk, send };
}

/** A subscription that ended, or was made with other keys, will never work again. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if ([403, 404, 410].includes(status)) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** Follows no redirect, and reads nothing of the answer but its status. */
function post(url: URL, headers: PushHeaders, body: Buffer | null, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', headers, agent, timeout: patienceMs }, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    asked.on('timeout', () => asked.destroy(new Error('The push service did not answer in time.')));
    asked.on('error', reject);
    asked.end(body ?? undefined);
  });
}

type PushHeaders = Record<string, string | number>;
