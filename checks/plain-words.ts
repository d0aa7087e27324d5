import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHouse, root } from './house/read-tree.ts';
import { exemptions, neededExemptions } from './texts/plain-words.ts';

/** Prints the files still to be rewritten; `--write` removes from the list those that are done. */
const needed = neededExemptions(await readHouse());
const text = needed.map((key) => `${key}\n`).join('');
if (process.argv.includes('--write')) await writeFile(join(root, exemptions), text);
else process.stdout.write(text);
