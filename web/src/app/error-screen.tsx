import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { ChunkTimeout } from '../platform/chunk-time.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';
import text from '../ui/text.module.css';
import styles from './error-screen.module.css';
import { mayReload, reloadOnce } from './reload-once.ts';

/**
 * Shown when a screen crashes, or when part of the app doesn't load and loading the page again didn't help. The heading is the router's own (seed §8). The stack
 * is only in the console, never on the page.
 */
export function ErrorScreen() {
  const failure = useRouteError();
  const [isReloading] = useState(() => didNotArrive(failure) && mayReload());
  useEffect(() => {
    if (isReloading) reloadOnce();
    else document.querySelector<HTMLElement>('h1')?.focus();
  }, [isReloading]);
  if (isReloading) return <Spinner size={32} label="Loading the page again" />;
  return (
    <Page width="form">
      <div className={styles.error} role="alert">
        <IconPlugConnectedX className={styles.plug} size={32} stroke={1.75} aria-hidden="true" />
        <h1 className={text.h2} tabIndex={-1}>
          Unexpected Application Error!
        </h1>
        <p className={text.muted}>
          {didNotArrive(failure)
            ? 'Part of the app didn’t load. Check your connection, then try again to get the latest version.'
            : 'Something went wrong on this page. Your saved work is safe.'}
        </p>
        <Button variant="main" onClick={() => window.location.reload()}>
          Try again
        </Button>
      </div>
    </Page>
  );
}

/** The same when the shell itself crashes. */
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
