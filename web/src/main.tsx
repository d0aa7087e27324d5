import { handover } from './platform/handover.ts';
import './ui/mantine.css';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { App, makeRouter } from './app/app.tsx';
import { untilReady } from './app/until-ready.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
void start(root);

/** Exchanges a code in the address for a session before the first screen reads it. */
async function start(place: HTMLElement): Promise<void> {
  if (handover) await (await import('./app/swap-handover.ts')).swapHandover(handover);
  const router = makeRouter();
  // The prerendered page stays until the screen can render, without a spinner in between.
  if (place.hasChildNodes()) await untilReady(router);
  createRoot(place).render(<App router={router} />);
}

// Not part of the first screen.
const afterStart = async () => (await import('./app/after-start.ts')).afterStart();
if (document.readyState === 'complete') void afterStart();
else window.addEventListener('load', afterStart);
