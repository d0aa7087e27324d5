import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { useReport } from '../../../platform/report-door.ts';
import { useSession } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';

/** Reports a group of any type. Not for its owners, or one that was deleted. */
export function ReportGroup({ group: { id, belonging, archivedAt } }: { group: GroupReply }) {
  const isKnown = useSession() !== null;
  const report = useReport();
  if (!isKnown || belonging?.role === 'owner' || archivedAt !== null) return null;
  return (
    <Button variant="text" onClick={() => report({ kind: 'group', id })}>
      Report
    </Button>
  );
}
