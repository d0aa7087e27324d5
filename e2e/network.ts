import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut: a browser's own "offline" leaves streams that are open alone. */
export interface Network {
  /** Goes to the same server. */
  readonly address: string;
  /** Breaks every connection and refuses new ones. */
  cut(): void;
  /** From now on connections are taken and nothing is answered, as where a phone has one bar. */
  hang(): void;
  mend(): void;
  /** Switches to another server, as after a restart elsewhere. */
  leadTo(server: string): void;
  close(): void;
}

export async function openNetwork(server: string): Promise<Network> {
  let to = new URL(server);
  const open = new Set<Socket>();
  let isCut = false;
  let hangs = false;
  const relay = createServer((near) => {
    if (isCut) return near.destroy();
    if (hangs) {
      open.add(near);
      near.on('error', () => near.destroy());
      return;
    }
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
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  const cut = () => {
    [isCut, hangs] = [true, false];
    breakAll();
  };
  return {
    address: `http://127.0.0.1:${(relay.address() as { port: number }).port}`,
    cut,
    hang: () => {
      [isCut, hangs] = [false, true];
      breakAll();
    },
    mend: () => {
      if (hangs) breakAll();
      [isCut, hangs] = [false, false];
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
