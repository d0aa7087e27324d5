import type { Acquaintance } from './addressees.repository.ts';

export type { Acquaintance } from './addressees.repository.ts';

let known: readonly Acquaintance[] = [];

/** The manifest hands over those of all domains. */
export function registerAcquaintances(all: readonly Acquaintance[]): void {
  known = all;
}

export const acquaintances = (): readonly Acquaintance[] => known;
