import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../../platform/server-time.ts';

const tickMs = 250;

/** Whole seconds until a moment by the server's clock, never below 0. Tells once when they are over. */
export function useSecondsLeft(until: string, onOver: () => void): number {
  const secondsLeft = () => Math.max(0, Math.ceil((Date.parse(until) - serverNow()) / 1000));
  const [left, setLeft] = useState(secondsLeft);
  const tell = useRef(onOver);
  tell.current = onOver;
  const isOver = left === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for as long as this moment is waited for
  useEffect(() => {
    if (isOver) {
      tell.current();
      return;
    }
    const timer = setInterval(() => setLeft(secondsLeft()), tickMs);
    return () => clearInterval(timer);
  }, [until, isOver]);
  return left;
}
