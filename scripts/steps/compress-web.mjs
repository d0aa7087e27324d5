import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
const texts = /\.(js|css|svg|json|html|webmanifest)$/;
/** Below this a packed file saves nothing. */
const worthwhile = 1024;

/**
 * Puts a packed twin (.br, .gz) beside each text file whose name changes with its content. The server sends
 * the twins as they are: packed once and as tightly as it goes, instead of loosely at every request.
 * @param {string} folder the built web app
 */
export async function compressWeb(folder) {
  const assets = join(folder, 'assets');
  const names = (await readdir(assets)).filter((name) => texts.test(name));
  await Promise.all(names.map((name) => compress(join(assets, name))));
}

async function compress(path) {
  const bytes = await readFile(path);
  if (bytes.length < worthwhile) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${path}.br`, await packBrotli(bytes, { params }));
  await writeFile(`${path}.gz`, await packGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
