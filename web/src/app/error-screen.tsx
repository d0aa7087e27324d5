import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { ChunkTimeout } from '../platform/chunk-time.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import text from '../ui/text.module.css';
import styles from './error-screen.module.css';

/**
 * A screen crashed or a part of the app did not arrive. The heading is the router's own (seed §8); its stack
 * goes to the console of those who look for it, never to the page.
 */
export function ErrorScreen() {
  const failure = useRouteError();
  useEffect(() => {
    document.querySelector<HTMLElement>('h1')?.focus();
  }, []);
  return (
    <Page width="form">
      <div className={styles.error} role="alert">
        <IconPlugConnectedX className={styles.plug} size={32} stroke={1.75} aria-hidden="true" />
        <h1 className={text.h2} tabIndex={-1}>
          Unexpected Application Error!
        </h1>
        <p className={text.muted}>
          {didNotArrive(failure)
            ? 'A part of the app did not arrive. There may be a new version, or the network was away.'
            : 'This screen could not go on. Nothing that was saved is lost.'}
        </p>
        <Button variant="main" onClick={() => window.location.reload()}>
          Try again
        </Button>
      </div>
    </Page>
  );
}

/** The same where the shell itself could not stand. */
export function BareErrorScreen() {
  return (
    <main>
      <ErrorScreen />
    </main>
  );
}

/** Browsers word a failed import differently; all of them throw a TypeError that names the module. */
function didNotArrive(failure: unknown): boolean {
  if (failure instanceof ChunkTimeout) return true;
  return failure instanceof TypeError && /import|module|fetch/i.test(failure.message);
}
