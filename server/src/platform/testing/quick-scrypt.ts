import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { scrypt } = crypto;

/**
 * Imported before anything else by the processes of the journeys: passwords cost next to nothing there. At the true cost
 * they were a twentieth of all that journeys take.
 */
crypto.scrypt = ((password, salt, length, _cost, done) =>
  scrypt(password, salt, length, { N: 2, r: 1, p: 1 }, done)) as typeof scrypt;
syncBuiltinESMExports();
