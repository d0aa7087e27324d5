import type { ConsentPurpose } from '@chalkline/contract/accounts/consent.schema.ts';
import { Suspense, useEffect, useState } from 'react';
import { consentDoor } from '../../platform/consent-door.ts';
import { lazyPart } from '../../platform/lazy-part.ts';

const ConsentDialog = lazyPart(
  async () => (await import('../../features/profiles/consents/consent-dialog.tsx')).ConsentDialog,
);

interface Asked {
  readonly purpose: ConsentPurpose;
  readonly answer: (isGiven: boolean) => void;
}

/** Asks for the consent that a call needs, whichever screen made it. */
export function ConsentDesk() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    consentDoor.ask = (purpose) =>
      new Promise((answer) =>
        setAsked((before) => {
          // One question at a time: what asked before may ask again.
          before?.answer(false);
          return { purpose: purpose as ConsentPurpose, answer };
        }),
      );
    consentDoor.withdrawn = async (purpose) => {
      if (purpose !== 'diary' && purpose !== 'body') return;
      const { dropKeptBut } = await import('../../features/nutrition/offline/diary-store.ts');
      // A store that can't be written holds nothing.
      await dropKeptBut(null).catch(() => undefined);
    };
  }, []);
  if (!asked) return null;
  return (
    <Suspense>
      <ConsentDialog
        purpose={asked.purpose}
        onAnswer={(isGiven) => {
          asked.answer(isGiven);
          setAsked(null);
        }}
      />
    </Suspense>
  );
}
