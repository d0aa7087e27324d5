import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { FloorReply } from '@chalkline/contract/competitions/floor.schema.ts';
import type { JudgeLinkReply } from '@chalkline/contract/competitions/judge-link.schema.ts';
import { printJudgeLinks, revokeJudgeLink } from '@chalkline/contract/competitions/judge-links.endpoints.ts';
import { IconBan, IconPrinter, IconQrcode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { useAction } from '../../../../patterns/use-action.ts';
import { downloadFile } from '../../../../platform/download-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Row } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { RowActions } from '../../../../ui/row-actions.tsx';
import { TimeAgo } from '../../../../ui/time-ago.tsx';
import { heatPlanQueries } from './heat-plan.queries.ts';
import { JudgeLinkModal } from './judge-link-modal.tsx';
import { NewJudgeLinksModal } from './new-judge-links-modal.tsx';

interface JudgeLinksPanelProps {
  competition: CompetitionReply;
  floors: readonly FloorReply[];
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Links by which people without an account judge a lane: made, printed and revoked. */
export function JudgeLinksPanel({ competition, floors }: JudgeLinksPanelProps) {
  const [making, setMaking] = useState(false);
  const [shown, setShown] = useState<JudgeLinkReply | null>(null);
  const [leaving, setLeaving] = useState<JudgeLinkReply | null>(null);
  const query = useQuery(heatPlanQueries.judgeLinks(competition.id));
  const params = { competitionId: competition.id };
  const print = useAction({
    send: () => downloadFile(printJudgeLinks, { params }),
    failed: 'Couldn’t print the links',
  });
  const unopened = query.data?.filter(({ judge }) => judge === null).length ?? 0;
  const columns: readonly Column<JudgeLinkReply>[] = [
    { key: 'lane', head: 'Lane', phone: 'lead', cell: ({ floor, lane }) => `${floor.name}, lane ${lane}` },
    { key: 'judge', head: 'Judge', cell: ({ judge }) => judge?.name ?? 'Not opened yet' },
    {
      key: 'ends',
      head: 'Ends',
      cell: ({ expiresAt }) => <TimeAgo at={expiresAt} zone={competition.zone} />,
    },
    {
      key: 'actions',
      head: 'Actions',
      phone: 'corner',
      align: 'right',
      width: '120px',
      cell: (link) => (
        <RowActions>
          {link.token !== null && (
            <IconButton
              size={32}
              label={`Show the QR code of ${placeOf(link)}`}
              icon={<IconQrcode {...icon} />}
              onClick={() => setShown(link)}
            />
          )}
          <IconButton
            size={32}
            label={`Revoke the link to ${placeOf(link)}`}
            icon={<IconBan {...icon} />}
            onClick={() => setLeaving(link)}
          />
        </RowActions>
      ),
    },
  ];
  return (
    <Panel
      title="Judge links"
      actions={
        <Row gap={8}>
          {unopened > 0 && (
            <Button size={32} busy={print.busy} icon={<IconPrinter {...icon} />} onClick={() => print.run()}>
              Print
            </Button>
          )}
          <Button size={32} onClick={() => setMaking(true)}>
            Create links
          </Button>
        </Row>
      }
    >
      <Loaded query={query} failed="Couldn’t load the judge links">
        {(links) =>
          links.length === 0 ? (
            <EmptyState title="No judge links">
              With a link, volunteers judge a lane on their phone without an account.
            </EmptyState>
          ) : (
            <DataTable caption="Judge links" columns={columns} rows={links} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
      {making && (
        <NewJudgeLinksModal competition={competition} floors={floors} onClose={() => setMaking(false)} />
      )}
      {shown?.token && (
        <JudgeLinkModal title={placeOf(shown)} token={shown.token} onClose={() => setShown(null)} />
      )}
      {leaving && (
        <ConfirmAction
          title={`Revoke the link to ${placeOf(leaving)}?`}
          confirm="Revoke"
          keep="Keep it"
          danger
          send={(call) => call(revokeJudgeLink, { params: { ...params, judgeLinkId: leaving.id } })}
          done="Link revoked"
          invalidates={[heatPlanQueries.judgeLinks(competition.id).queryKey]}
          onClose={() => setLeaving(null)}
        >
          <p>
            {leaving.judge
              ? `${leaving.judge.name} can’t send scores anymore. Scores they sent stay. Scores still on their phone stay there, and go out once they open a new link.`
              : 'Printed codes for this lane stop working.'}
          </p>
        </ConfirmAction>
      )}
    </Panel>
  );
}

function placeOf({ floor, lane }: JudgeLinkReply): string {
  return `${floor.name}, lane ${lane}`;
}
