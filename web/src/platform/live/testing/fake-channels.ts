/** A BroadcastChannel for the tabs of one test. */
export function makeFakeChannels() {
  const open = new Set<FakeChannel>();

  class FakeChannel {
    onmessage: ((message: MessageEvent) => void) | null = null;
    /** A frozen tab hears nothing until it thaws. */
    isFrozen = false;

    constructor() {
      open.add(this);
    }

    postMessage(data: unknown): void {
      if (!open.has(this)) return;
      const copy: unknown = structuredClone(data);
      for (const other of open) {
        if (other === this) continue;
        queueMicrotask(() => {
          if (open.has(other) && !other.isFrozen)
            other.onmessage?.(new MessageEvent('message', { data: copy }));
        });
      }
    }

    close(): void {
      open.delete(this);
    }
  }
  return { open: () => new FakeChannel(), all: open };
}
