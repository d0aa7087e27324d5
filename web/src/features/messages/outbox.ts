import { CallFailed } from '@chalkline/contract/http/client.ts';
import type { MessageReply } from '@chalkline/contract/messages/message.schema.ts';
import { sendMessage } from '@chalkline/contract/messages/messages.endpoints.ts';
import { call } from '../../platform/calls.ts';
import { network } from '../../platform/network.ts';
import { session } from '../../platform/session.ts';
import { storageKeys } from '../../platform/storage-keys.ts';
import { holdUnsaved } from '../../ui/unsaved.ts';

/** A message on its way. Its key makes it one message, however often it is sent. */
export interface WaitingMessage {
  readonly key: string;
  readonly personId: string;
  readonly conversationId: string;
  readonly body: string;
  /** Ids of uploads. */
  readonly images: readonly string[];
  readonly at: string;
  /** The server refused it: it waits for a decision. */
  readonly isRefused: boolean;
}

type Send = (message: WaitingMessage) => Promise<MessageReply>;

const againMs = 5000;

/**
 * Messages that were written and have not reached the server: kept in the browser, sent in order, the next one of a
 * conversation only after the one before, and again once the network is back.
 */
export class Outbox {
  readonly #listeners = new Set<() => void>();
  readonly #send: Send;
  readonly #sent = new Set<(message: WaitingMessage, reply: MessageReply) => void>();
  #waiting: readonly WaitingMessage[] = read();
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #release: (() => void) | undefined;

  constructor(send: Send) {
    this.#send = send;
    window.addEventListener('storage', ({ key }) => {
      if (key === storageKeys.messageOutbox) this.#take(read());
    });
    network.subscribe(() => void this.flush());
    this.#hold();
  }

  readonly waiting = (): readonly WaitingMessage[] => this.#waiting;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** Calls back for each message that the server has taken. */
  onSent(sent: (message: WaitingMessage, reply: MessageReply) => void): () => void {
    this.#sent.add(sent);
    return () => this.#sent.delete(sent);
  }

  add(message: Omit<WaitingMessage, 'key' | 'isRefused'>): void {
    this.#put([...this.#waiting, { ...message, key: crypto.randomUUID(), isRefused: false }]);
    void this.flush();
  }

  drop(key: string): void {
    this.#put(this.#waiting.filter((one) => one.key !== key));
  }

  retry(key: string): void {
    this.#put(this.#waiting.map((one) => (one.key === key ? { ...one, isRefused: false } : one)));
    void this.flush();
  }

  /** Sends what waits, for the person who is signed in. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) {
        if (!(await this.#try(next))) return;
      }
    } finally {
      this.#isSending = false;
    }
  }

  async #try(message: WaitingMessage): Promise<boolean> {
    try {
      const reply = await this.#send(message);
      this.drop(message.key);
      for (const sent of this.#sent) sent(message, reply);
      return true;
    } catch (failure) {
      if (failure instanceof CallFailed && isFinal(failure.status)) {
        this.#put(this.#waiting.map((one) => (one.key === message.key ? { ...one, isRefused: true } : one)));
        return true;
      }
      this.#timer = setTimeout(() => void this.flush(), againMs);
      return false;
    }
  }

  #next(): WaitingMessage | undefined {
    const personId = session.current()?.user.id;
    const held = new Set<string>();
    for (const message of this.#waiting) {
      if (message.personId !== personId || held.has(message.conversationId)) continue;
      if (!message.isRefused) return message;
      held.add(message.conversationId);
    }
    return undefined;
  }

  #put(waiting: readonly WaitingMessage[]): void {
    if (waiting.length === 0) localStorage.removeItem(storageKeys.messageOutbox);
    else localStorage.setItem(storageKeys.messageOutbox, JSON.stringify(waiting));
    this.#take(waiting);
  }

  #take(waiting: readonly WaitingMessage[]): void {
    this.#waiting = waiting;
    this.#hold();
    for (const changed of this.#listeners) changed();
  }

  /** Logging out asks first while something waits. */
  #hold(): void {
    const waits = this.#waiting.length > 0;
    if (waits) this.#release ??= holdUnsaved();
    else {
      this.#release?.();
      this.#release = undefined;
    }
  }
}

/** Trying again as it is would be refused again. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}

function read(): readonly WaitingMessage[] {
  try {
    return JSON.parse(localStorage.getItem(storageKeys.messageOutbox) ?? '[]') as WaitingMessage[];
  } catch {
    // Somebody else wrote there: nothing of ours can be read anymore.
    return [];
  }
}

/** This browser's messages on their way. */
export const outbox = new Outbox(async ({ key, conversationId, body, images }) => {
  const input = { params: { conversationId }, body: { body, images: [...images] } };
  return (await call(sendMessage, input, { idempotencyKey: key })).data;
});
