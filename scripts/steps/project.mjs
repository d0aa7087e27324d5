import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. Scripts work from any current folder. */
export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
