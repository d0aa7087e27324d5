import { readHouse } from './house/read-tree.ts';
import { relatedTests } from './related/related-tests.ts';

/** `npm test -- --changed` asks which tests belong to the files it names; the answer is JSON, by project. */
process.stdout.write(JSON.stringify(relatedTests(await readHouse(), process.argv.slice(2))));
