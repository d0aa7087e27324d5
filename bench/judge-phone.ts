export interface LaneToScore {
  readonly heatId: string;
  readonly lane: number;
  readonly entryId: string;
  readonly workoutId: string;
  readonly typed: string;
}

/** Runs in the page: enters these scores by its buttons. Gives the milliseconds from each Send until it is kept. */
export async function enterScores(lanes: readonly LaneToScore[]): Promise<number[]> {
  const frame = () => new Promise((done) => setTimeout(done, 0));
  const until = async <Found>(find: () => Found | null | undefined | false, what: string): Promise<Found> => {
    for (let tries = 0; tries < 4000; tries += 1) {
      const found = find();
      if (found) return found;
      await frame();
    }
    throw new Error(`${what} didn’t come: ${document.body.innerText.slice(0, 400)}`);
  };
  const button = (fits: (text: string) => boolean) =>
    [...document.querySelectorAll('button')].find((one) => !one.disabled && fits(one.innerText.trim()));
  const kept = () => document.body.innerText.includes('Kept on this phone, not sent yet');
  const taps: number[] = [];
  for (const { heatId, lane, typed } of lanes) {
    const address = new URL(location.href);
    address.search = `?heat=${heatId}&lane=${lane}`;
    history.pushState({ idx: 0, key: `${heatId}${lane}`, usr: null }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    await until(() => document.body.innerText.includes('Enter the result') && !kept(), 'The lane');
    for (const key of typed) {
      (await until(() => button((text) => text === key), `Key ${key}`)).click();
      await frame();
    }
    const send = await until(() => button((text) => text.startsWith('Send ')), 'Send');
    const began = performance.now();
    send.click();
    await until(kept, 'Kept');
    taps.push(performance.now() - began);
  }
  return taps;
}
