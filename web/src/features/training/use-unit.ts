import type { WeightUnit } from '@chalkline/contract/accounts/preferences.ts';
import { useSyncExternalStore } from 'react';
import { weightUnit } from '../../ui/weight-unit.ts';

let chosen: WeightUnit | null = null;
const listeners = new Set<() => void>();

/** What loads are shown in: what the person chose here, else what their profile says. */
export function useUnit(): readonly [WeightUnit, (unit: WeightUnit) => void] {
  const unit = useSyncExternalStore(subscribe, () => chosen ?? weightUnit());
  return [unit, choose];
}

function choose(unit: WeightUnit): void {
  chosen = unit;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
