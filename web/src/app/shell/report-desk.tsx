import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { type Reportable, ReportDoor } from '../../platform/report-door.ts';

const ReportDialog = lazyPart(
  async () => (await import('../../features/moderation/report-dialog.tsx')).ReportDialog,
);

/** Around the screens: each can report something. */
export function ReportDesk({ children }: { children: ReactNode }) {
  const [thing, setThing] = useState<Reportable | null>(null);
  return (
    <ReportDoor value={setThing}>
      {children}
      {thing && (
        <Suspense>
          <ReportDialog thing={thing} onClose={() => setThing(null)} />
        </Suspense>
      )}
    </ReportDoor>
  );
}
