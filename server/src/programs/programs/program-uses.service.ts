import { keepsErased } from './programs.repository.ts';

/** Domains above tell here by what condition on `programs.id` somebody has a program in use. */
export function countAsUse(isUsed: (typeof keepsErased)[number]): void {
  keepsErased.push(isUsed);
}
