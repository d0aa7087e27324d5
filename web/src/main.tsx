import { handover } from './platform/handover.ts';
import './ui/mantine.css';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './app/app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
void start(createRoot(root));

/** A code that stood in the address becomes a session before the first screen asks who is here. */
async function start(page: Root): Promise<void> {
  if (handover) await (await import('./app/swap-handover.ts')).swapHandover(handover);
  page.render(<App />);
}

// Not part of the first screen.
const afterStart = async () => (await import('./app/after-start.ts')).afterStart();
if (document.readyState === 'complete') void afterStart();
else window.addEventListener('load', afterStart);
