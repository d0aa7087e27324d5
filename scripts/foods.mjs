import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { foodLines } from './food-table/food-lines.mjs';
import { wordVectors } from './food-table/word-vectors.mjs';
import { projectFolder } from './steps/project.mjs';

const folder = join(projectFolder, 'scripts', 'food-table');
const table = join(projectFolder, 'server', 'src', 'nutrition', 'foods');
const text = (name) => readFileSync(join(folder, name), 'utf8');
const unpacked = (name) => gunzipSync(readFileSync(join(folder, name))).toString('utf8');

/** Writes the food table and the word vectors of its descriptions: `npm run foods`. */
const lines = foodLines({
  nutrients: text('nutrients.csv'),
  foods: unpacked('foods.csv.gz'),
  figures: unpacked('food-nutrients.csv.gz'),
  portions: unpacked('portions.csv.gz'),
});
writeFileSync(join(table, 'foods.jsonl.gz'), gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
console.log(`${lines.length} foods`);
writeFileSync(
  join(projectFolder, 'server', 'src', 'assistant', 'word-vectors.gz'),
  wordVectors(
    unpacked('word-vectors.json.gz'),
    gunzipSync(readFileSync(join(folder, 'word-vectors.bin.gz'))),
  ),
);
