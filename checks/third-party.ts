import { writeFile } from 'node:fs/promises';
import { readHouse, root } from './house/read-tree.ts';
import { thirdPartyPage, thirdPartyPath } from './papers/third-party.ts';

/** `npx node checks/third-party.ts` prints docs/third-party.md; `--write` updates the file. */
const page = thirdPartyPage(await readHouse());
if (process.argv.includes('--write')) await writeFile(`${root}/${thirdPartyPath}`, page);
else process.stdout.write(page);
