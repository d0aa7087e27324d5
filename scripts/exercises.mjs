import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryOf } from './exercise-library/library.mjs';
import { projectFolder } from './steps/project.mjs';

const folder = join(projectFolder, 'scripts', 'exercise-library');
const readLines = (name) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** Writes the exercise library: `npm run exercises`. */
const library = libraryOf(readLines('facts.jsonl'), readLines('staples.jsonl'), readLines('steps.jsonl'));
const path = join(projectFolder, 'server', 'src', 'programs', 'library', 'exercises.jsonl');
writeFileSync(path, `${library.map((exercise) => JSON.stringify(exercise)).join('\n')}\n`);
console.log(`${library.length} exercises`);
