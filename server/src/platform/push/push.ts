/** A browser that takes messages, as it registered itself with its push service. */
export interface PushTarget {
  /** Where its push service takes messages for it. */
  readonly endpoint: string;
  /** The browser's keys, base64url: only it can read what is sent. */
  readonly p256dh: string;
  readonly auth: string;
}

/** What became of a message. `gone`: the browser will never take one again. `refused`: it won’t take this one. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

/** Sends messages to browsers through their push services. Called by jobs only, never inside a transaction. */
export interface Push {
  /** What browsers check messages with, base64url. */
  readonly publicKey: string;
  /** False for an address that no message is sent to: not https, or in a private network. */
  accepts(endpoint: string): boolean;
  /** `text` of up to 3,000 bytes. Never throws. */
  send(target: PushTarget, text: string): Promise<PushOutcome>;
}
