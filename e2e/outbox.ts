/** The letters that the demo would send, newest first, as the page of its outbox shows them. */
async function letters(address: string): Promise<string[]> {
  const page = await (await fetch(`${address}/outbox`)).text();
  return page.split('<article>').slice(1);
}

/** What `pattern` finds first in the newest letter to somebody that has it; waits until it came. */
export async function mailed(address: string, to: string, pattern: RegExp): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const own = (await letters(address)).filter((letter) => letter.includes(`<small>To ${to},`));
    const found = own.flatMap((letter) => pattern.exec(letter)?.[1] ?? [])[0];
    if (found) return found.replaceAll('&amp;', '&').replaceAll('&#x2F;', '/');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No letter with ${pattern} came to ${to}.`);
}
