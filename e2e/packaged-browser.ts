import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A browser that runs on a machine without one, and what its process needs in its environment. */
export interface PackagedBrowser {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

const name = '@sparticuz/chromium';
const cache = fileURLToPath(new URL('../node_modules/.cache', import.meta.url));

/** The Chromium that comes as a compressed package, unpacked at its first use. */
export async function packagedBrowser(): Promise<PackagedBrowser> {
  const manifest = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const folder = join(cache, `chromium-${version}`);
  await unpackOnce(folder, unpackChromium);
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean);
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries.join(delimiter), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

/**
 * Fills a folder unless it exists. It gets its name only when it is complete, so that several processes may ask for
 * it at once: a program that another process is still writing cannot be run (ETXTBSY), and half of one must not stay.
 * @param fill gets the folder to write to, and where it will be
 */
export async function unpackOnce(
  folder: string,
  fill: (unfinished: string, folder: string) => Promise<void>,
): Promise<void> {
  if (await exists(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(join(dirname(folder), `${basename(folder)}.unfinished-`));
  try {
    await fill(unfinished, folder);
    await rename(unfinished, folder);
  } catch (failure) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process was faster.
    if (!isTaken(failure)) throw failure;
  }
}

function isTaken(failure: unknown): boolean {
  const { code } = failure as NodeJS.ErrnoException;
  return code === 'ENOTEMPTY' || code === 'EEXIST';
}

/**
 * The package unpacks to the temporary folder of its process, whatever else is there, and brings the libraries that a
 * bare system lacks only where it takes itself to be in the environment it was made for: so it gets a process with both.
 */
async function unpackChromium(unfinished: string, folder: string): Promise<void> {
  const unpack = `const { default: chromium } = await import('${name}'); await chromium.executablePath();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', unpack], {
    cwd: dirname(fileURLToPath(import.meta.url)),
    env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Unpacking ${name} ended with ${code}.`);
  const fonts = join(unfinished, 'fonts', 'fonts.conf');
  await writeFile(fonts, (await readFile(fonts, 'utf8')).replaceAll('/tmp/', `${folder}/`));
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
