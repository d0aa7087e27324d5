/** A pause that ends when its time is over or when somebody rouses it. */
export interface WakeablePause {
  /** Milliseconds. A rousing since the last wait ends this one at once. */
  wait(milliseconds: number): Promise<void>;
  rouse(): void;
}

export function makeWakeablePause(): WakeablePause {
  let isRoused = false;
  let wake: (() => void) | null = null;
  return {
    async wait(milliseconds) {
      if (!isRoused) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        wake = null;
      }
      isRoused = false;
    },
    rouse() {
      isRoused = true;
      wake?.();
    },
  };
}
