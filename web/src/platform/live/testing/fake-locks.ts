interface Holder {
  readonly tab: object;
  readonly reject: (reason: unknown) => void;
}

interface Waiter {
  readonly tab: object;
  readonly grant: () => void;
}

/** Web Locks as the standard has them, as far as live events use them: exclusive, in line, stolen, given up. */
export class FakeLocks {
  readonly #held = new Map<string, Holder>();
  readonly #lines = new Map<string, Waiter[]>();

  /** What one tab sees of them; `die` takes everything from it, as the browser does when a tab is gone. */
  forTab() {
    const tab = {};
    const request = (name: string, options: LockOptions, callback: () => unknown) =>
      this.#request(tab, name, options, callback);
    return { request: request as unknown as LockManager['request'], die: () => this.#bury(tab) };
  }

  async #request(tab: object, name: string, options: LockOptions, callback: () => unknown): Promise<unknown> {
    const settle = Promise.withResolvers<unknown>();
    if (options.steal) {
      this.#held.get(name)?.reject(new DOMException('stolen', 'AbortError'));
      this.#hold(tab, name, callback, settle);
      return settle.promise;
    }
    const waiter: Waiter = { tab, grant: () => this.#hold(tab, name, callback, settle) };
    const line = this.#lines.get(name) ?? [];
    this.#lines.set(name, line);
    line.push(waiter);
    options.signal?.addEventListener('abort', () => {
      const place = line.indexOf(waiter);
      if (place === -1) return;
      line.splice(place, 1);
      settle.reject(new DOMException('given up', 'AbortError'));
    });
    this.#next(name);
    return settle.promise;
  }

  #hold(tab: object, name: string, callback: () => unknown, settle: PromiseWithResolvers<unknown>): void {
    const holder: Holder = { tab, reject: settle.reject };
    this.#held.set(name, holder);
    void Promise.resolve()
      .then(callback)
      .then(settle.resolve, settle.reject)
      .finally(() => {
        if (this.#held.get(name) === holder) this.#free(name);
      });
  }

  #free(name: string): void {
    this.#held.delete(name);
    this.#next(name);
  }

  #next(name: string): void {
    if (!this.#held.has(name)) this.#lines.get(name)?.shift()?.grant();
  }

  #bury(tab: object): void {
    for (const [name, line] of this.#lines) {
      this.#lines.set(
        name,
        line.filter((waiter) => waiter.tab !== tab),
      );
    }
    for (const [name, holder] of this.#held) if (holder.tab === tab) this.#free(name);
  }
}
