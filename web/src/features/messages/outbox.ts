import { CallFailed } from '@chalkline/contract/http/client.ts';
import type { MessageReply } from '@chalkline/contract/messages/message.schema.ts';
import { sendMessage } from '@chalkline/contract/messages/messages.endpoints.ts';
import { uploadFile, uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { call } from '../../platform/calls.ts';
import { errorText } from '../../platform/error-texts.ts';
import { network } from '../../platform/network.ts';
import { session } from '../../platform/session.ts';
import { storageKeys } from '../../platform/storage-keys.ts';
import { holdUnsaved } from '../../ui/unsaved.ts';
import { keepOnlyFiles, readFile } from './message-store.ts';

/** A message on its way. Its key makes it one message, however often it is sent. */
export interface WaitingMessage {
  readonly key: string;
  readonly personId: string;
  readonly conversationId: string;
  readonly body: string;
  /** Pictures and files, as yet on this device. */
  readonly files: readonly WaitingFile[];
  readonly at: string;
  /** Why the server refused it; the sender retries or deletes it. */
  readonly refusal: string | null;
}

export interface WaitingFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly isPicture: boolean;
  /** Once the server has it. */
  readonly uploadId: string | null;
}

interface Server {
  /** Gives the upload's id. */
  readonly upload: (file: WaitingFile) => Promise<string>;
  readonly send: (message: WaitingMessage) => Promise<MessageReply>;
}

const againMs = 5000;

/**
 * Messages that were written and have not reached the server: kept in the browser, sent in order, the next one of a
 * conversation only after the one before, and again once the network is back.
 */
export class Outbox {
  readonly #listeners = new Set<() => void>();
  readonly #server: Server;
  readonly #sent = new Set<(message: WaitingMessage, reply: MessageReply) => void>();
  #waiting: readonly WaitingMessage[] = read();
  #isSending = false;
  #isAsked = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #release: (() => void) | undefined;

  constructor(server: Server) {
    this.#server = server;
    window.addEventListener('storage', ({ key }) => {
      if (key === storageKeys.messageOutbox) this.#take(read());
    });
    network.subscribe(() => void this.flush());
    this.#hold();
    this.#keepFiles();
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

  add(message: Omit<WaitingMessage, 'key' | 'refusal'>): void {
    this.#put([...this.#waiting, { ...message, key: crypto.randomUUID(), refusal: null }]);
    void this.flush();
  }

  /** What waited behind it is sent. */
  drop(key: string): void {
    this.#remove(key);
    void this.flush();
  }

  #remove(key: string): void {
    this.#put(this.#waiting.filter((one) => one.key !== key));
    this.#keepFiles();
  }

  /** Files are uploaded again: what the server had of them may be gone. */
  retry(key: string): void {
    this.#change(key, ({ files }) => ({
      refusal: null,
      files: files.map((file) => ({ ...file, uploadId: null })),
    }));
    void this.flush();
  }

  /** Sends what waits, for the person who is signed in. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isAsked = this.#isSending;
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      // One tab sends: two would upload a file twice.
      await navigator.locks.request('messages outbox', { ifAvailable: true }, (lock) =>
        lock ? this.#sendAll() : this.#later(),
      );
    } finally {
      this.#isSending = false;
    }
    // What came at its end has been overlooked.
    if (this.#isAsked) await this.flush();
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#next(); next; next = this.#next()) if (!(await this.#try(next))) return;
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (this.#next()) this.#timer = setTimeout(() => void this.flush(), againMs);
  }

  async #try(message: WaitingMessage): Promise<boolean> {
    let file: WaitingFile | undefined;
    try {
      const files: WaitingFile[] = [];
      for (file of message.files) {
        const uploadId = file.uploadId ?? (await this.#server.upload(file));
        files.push({ ...file, uploadId });
        this.#change(message.key, () => ({ files: [...files, ...message.files.slice(files.length)] }));
      }
      file = undefined;
      const reply = await this.#server.send({ ...message, files });
      this.#remove(message.key);
      for (const sent of this.#sent) sent(message, reply);
      return true;
    } catch (failure) {
      if (isFinal(failure)) {
        const why = failure instanceof FileLost ? fileLost : errorText(failure);
        this.#change(message.key, () => ({ refusal: file ? `${file.name}: ${why}` : why }));
        return true;
      }
      this.#later();
      return false;
    }
  }

  #change(key: string, change: (message: WaitingMessage) => Partial<WaitingMessage>): void {
    this.#put(this.#waiting.map((one) => (one.key === key ? { ...one, ...change(one) } : one)));
  }

  #keepFiles(): void {
    const ids = () => new Set(read().flatMap(({ files }) => files.map(({ id }) => id)));
    // What stays behind is dropped the next time.
    keepOnlyFiles(ids).catch(() => undefined);
  }

  #next(): WaitingMessage | undefined {
    const personId = session.current()?.user.id;
    const held = new Set<string>();
    for (const message of this.#waiting) {
      if (message.personId !== personId || held.has(message.conversationId)) continue;
      if (message.refusal === null) return message;
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

/** The browser no longer has the file. */
class FileLost extends Error {}
const fileLost = 'This file is no longer on this device. Delete the message and send it again.';

/** Trying again as it is would be refused again. */
function isFinal(failure: unknown): boolean {
  if (failure instanceof FileLost) return true;
  if (!(failure instanceof CallFailed)) return false;
  const { status, code } = failure;
  if (code === 'upload_quota_used') return true;
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}

function read(): readonly WaitingMessage[] {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKeys.messageOutbox) ?? '[]') as WaitingMessage[];
    // Those of the version before named no files.
    return kept.map((one) => ({ ...one, files: one.files ?? [], refusal: one.refusal ?? null }));
  } catch {
    // Somebody else wrote there: nothing of ours can be read anymore.
    return [];
  }
}

async function uploadWaiting({ id, name, isPicture }: WaitingFile): Promise<string> {
  const kept = await readFile(id);
  if (!kept) throw new FileLost();
  const files = { files: { file: new File([kept], name) } };
  return (await call(isPicture ? uploadImage : uploadFile, { body: {} }, files)).data.id;
}

/** This browser's messages on their way. */
export const outbox = new Outbox({
  upload: uploadWaiting,
  send: async ({ key, conversationId, body, files }) => {
    const uploads = (pictures: boolean) =>
      files.flatMap(({ isPicture, uploadId }) => (uploadId && isPicture === pictures ? [uploadId] : []));
    const message = { body, images: uploads(true), files: uploads(false) };
    const input = { params: { conversationId }, body: message };
    return (await call(sendMessage, input, { idempotencyKey: key })).data;
  },
});
