import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut: a browser's own "offline" leaves streams that are open alone. */
export interface Network {
  /** Goes to the same server. */
  readonly address: string;
  /** Breaks every connection and refuses new ones. */
  cut(): void;
  mend(): void;
  /** Switches to another server, as after a restart elsewhere. */
  leadTo(server: string): void;
  close(): void;
}

export async function openNetwork(server: string): Promise<Network> {
  let to = new URL(server);
  const open = new Set<Socket>();
  let isCut = false;
  const relay = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(to.port), to.hostname);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.pipe(into);
      from.on('close', () => {
        open.delete(from);
        into.destroy();
      });
      // A broken connection is what this is for.
      from.on('error', () => into.destroy());
    }
  });
  await new Promise<void>((resolve) => {
    relay.listen(0, '127.0.0.1', resolve);
  });
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${(relay.address() as { port: number }).port}`,
    cut,
    mend: () => {
      isCut = false;
    },
    leadTo: (other) => {
      to = new URL(other);
    },
    close: () => {
      cut();
      relay.close();
    },
  };
}
