import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useSession } from '../../platform/session.ts';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import type { DashboardSection } from './dashboard-section.ts';
import { DeskPart } from './desk.part.tsx';
import { Signing, type SigningSection } from './front-desk/signing-slot.ts';
import { OverviewPart } from './overview.part.tsx';

/** `/dashboard`: current figures and what needs attention, or the section that the address names. */
export function dashboardScreen(sections: readonly DashboardSection[], signing?: SigningSection) {
  return function DashboardScreen() {
    const [params] = useSearchParams();
    const user = useSession()?.user;
    const seen = sections.filter(({ accountTypes }) => user && accountTypes.includes(user.accountType));
    const open = seen.find(({ section }) => section.key === params.get('part'))?.section;
    useScreenTitle(open && `${open.label}, dashboard`);
    return (
      <Signing value={signing ?? null}>
        <Page width="work">
          {open ? (
            <Suspense fallback={<Waiting />}>
              <open.Section />
            </Suspense>
          ) : (
            <Today />
          )}
        </Page>
      </Signing>
    );
  };
}

function Today() {
  return useSession()?.user.accountType === 'receptionist' ? <DeskPart /> : <OverviewPart />;
}

function Waiting() {
  return (
    <Panel>
      <SkeletonRows rows={5} avatar={false} />
    </Panel>
  );
}
