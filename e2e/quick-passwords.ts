/** For the environment of each server process of the journeys; their workers import the same. */
export const quickPasswords = {
  NODE_OPTIONS: '--import=./server/src/platform/testing/quick-scrypt.ts',
} as const;
