import { join } from 'node:path';
import { createServer } from 'vite';
import { onEndAsked } from './key-presses.mjs';
import { projectFolder } from './project.mjs';

/** Run by scripts/dev.mjs on Node 24: the web app with hot reload, and everything else from the server. */
const target = `http://127.0.0.1:${process.env.PORT}`;
const root = join(projectFolder, 'web');
const vite = await createServer({
  root,
  configFile: join(root, 'vite.config.ts'),
  server: {
    port: Number(process.env.DEV_PORT),
    strictPort: true,
    // What is not below the web app's own address belongs to the server.
    proxy: { '^/(?!competition/)': { target } },
  },
});
await vite.listen();
vite.printUrls();

const close = () => vite.close().then(() => process.exit());
onEndAsked(close);
process.on('disconnect', close);
