import { useSyncExternalStore } from 'react';
import { playNotes, wakeSound } from '../../../platform/play-notes.ts';
import { storageKeys } from '../../../platform/storage-keys.ts';
import type { TimerSignal } from '../timers.ts';

const notes: Readonly<Record<TimerSignal, readonly number[]>> = {
  count: [660],
  work: [1320],
  rest: [880, 660],
  done: [880, 1100, 1320],
};
const buzzes: Readonly<Record<TimerSignal, readonly number[]>> = {
  count: [],
  work: [200],
  rest: [80, 80, 80],
  done: [200, 100, 200],
};

const listeners = new Set<() => void>();
const isMuted = () => localStorage.getItem(storageKeys.timersMuted) !== null;

/** Muted phones still buzz. */
export function playSignal(signal: TimerSignal): void {
  if (buzzes[signal].length > 0) navigator.vibrate?.([...buzzes[signal]]);
  if (!isMuted()) void playNotes(notes[signal]);
}

export function useMuted(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isMuted);
}

export function mute(muted: boolean): void {
  if (muted) localStorage.setItem(storageKeys.timersMuted, 'true');
  else {
    localStorage.removeItem(storageKeys.timersMuted);
    void wakeSound();
  }
  for (const listener of listeners) listener();
}

/** In the press that starts a rest or a timer, which is heard later. */
export function readySound(): void {
  if (!isMuted()) void wakeSound();
}
