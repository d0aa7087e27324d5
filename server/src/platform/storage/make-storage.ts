import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { makeBucketStorage } from './bucket-storage.ts';
import { makeFolderStorage } from './folder-storage.ts';
import type { FileStorage } from './storage.ts';

/** The bucket where one is set, else the folder `files` below DATA_DIR. Touches neither before it is used. */
export function makeStorage(config: Pick<Config, 'bucket' | 'dataDir'>): FileStorage {
  return config.bucket === null
    ? makeFolderStorage(join(config.dataDir, 'files'))
    : makeBucketStorage(config.bucket);
}
