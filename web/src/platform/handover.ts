const parameter = 'token';
/** What comes with it (seed §2): whose it is said to be, and the way back. */
const companions = ['user_id', 'from'];
const code = /^[\w-]{43}$/;

/**
 * The code of a hand-over that stood in the address (`?token=`), or null. It is wiped from the address and the
 * history before anything else runs, so that no script, link or screenshot carries it on.
 */
export function takeHandover(): string | null {
  const here = new URL(window.location.href);
  const found = here.searchParams.get(parameter);
  if (found === null || !code.test(found)) return null;
  for (const name of [parameter, ...companions]) here.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', here.pathname + here.search + here.hash);
  return found;
}

/** Read as the first thing of the page. */
export const handover = takeHandover();
