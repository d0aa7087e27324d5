import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { WaiverReply } from '@chalkline/contract/waivers/waiver.schema.ts';
import { changeWaiver } from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { withParam } from '../../../platform/use-search-text.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { WaiverText } from '../papers/waiver-text.tsx';
import { waiverQueries } from '../waivers.queries.ts';
import { SignatureTools } from './signature-tools.tsx';
import { SignersList } from './signers-list.tsx';
import { VersionsModal } from './versions-modal.tsx';
import { WaiverModal } from './waiver-modal.tsx';

const registering = {
  below: 'Everyone who registers reads and signs them.',
  signed: 'liability form that athletes sign when they register',
};

const words: Readonly<Record<PaperSubjectName['subjectKind'], { below: string; signed: string }>> = {
  competition: registering,
  event: registering,
  volunteers: {
    below: 'Everyone who signs up for a shift reads and signs them first.',
    signed: 'waiver that volunteers sign before they sign up for a shift',
  },
  organization: {
    below: 'Members sign them once, in their account or at the desk. Your desk sees who hasn’t.',
    signed: 'waiver that members and walk-ins sign before they train',
  },
};

/** The Waivers part: the texts that people sign, and who has signed. */
export function WaiversSection({ subject }: { subject: PaperSubjectName }) {
  const query = useQuery(waiverQueries.list(subject));
  const [adding, setAdding] = useState(false);
  const [params, change] = useAddressParams();
  const { below, signed } = words[subject.subjectKind];
  return (
    <Stack gap={16}>
      <PageTitle
        below={below}
        actions={
          query.data?.can.manage && (
            <Button
              variant="main"
              icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => setAdding(true)}
            >
              Add a waiver
            </Button>
          )
        }
      >
        Waivers
      </PageTitle>
      <Loaded query={query} failed="Couldn’t load waivers" panel>
        {({ waivers, can }) => {
          const open = waivers.find(({ id }) => id === params.get('waiver')) ?? waivers[0];
          if (!open) {
            return (
              <Panel>
                <EmptyState title="No waivers yet">
                  {can.manage ? `Add the ${signed}.` : `Owners can add the ${signed}.`}
                </EmptyState>
              </Panel>
            );
          }
          return (
            <>
              {waivers.length > 1 && (
                <SelectField
                  label="Waiver"
                  choices={waivers.map(({ id, title, isActive }) => ({
                    value: id,
                    label: isActive ? title : `${title} (no longer asked for)`,
                  }))}
                  value={open.id}
                  onChange={(id) => change((now) => withParam(now, 'waiver', id), { replace: true })}
                />
              )}
              <WaiverSetup key={open.id} subject={subject} waiver={open} mayManage={can.manage} />
              <Panel title="Signatures" actions={<SignatureTools waiver={open} mayManage={can.manage} />}>
                <SignersList waiverId={open.id} />
              </Panel>
            </>
          );
        }}
      </Loaded>
      {adding && <WaiverModal subject={subject} waiver={null} onClose={() => setAdding(false)} />}
    </Stack>
  );
}

interface WaiverSetupProps {
  subject: PaperSubjectName;
  waiver: WaiverReply;
  mayManage: boolean;
}

function WaiverSetup({ subject, waiver, mayManage }: WaiverSetupProps) {
  const { id: waiverId, version, number, isActive, signedCount, remindedAt } = waiver;
  const [editing, setEditing] = useState(false);
  const [comparing, setComparing] = useState(false);
  const toggle = useAction({
    send: (call) => call(changeWaiver, { params: { waiverId }, body: { version, isActive: !isActive } }),
    done: isActive ? 'Waiver is no longer asked for' : 'Waiver is asked for again',
    failed: 'Couldn’t change the waiver',
    invalidates: [waiverQueries.all],
  });
  const signed = counted(signedCount ?? 0, ['signature', 'signatures']);
  return (
    <Panel
      title={waiver.title}
      padded
      actions={
        <Row>
          <Button size={32} onClick={() => setComparing(true)}>
            Versions
          </Button>
          {mayManage && (
            <>
              <Button size={32} busy={toggle.busy} onClick={() => toggle.run()}>
                {isActive ? 'Stop asking' : 'Ask again'}
              </Button>
              <Button size={32} onClick={() => setEditing(true)}>
                Edit
              </Button>
            </>
          )}
        </Row>
      }
    >
      <Stack gap={12}>
        <p className={text.hint}>
          {isActive ? `Version ${number}, ${signed}` : `No longer asked for. Version ${number}, ${signed}`}
        </p>
        {remindedAt && (
          <p className={text.hint}>
            Last reminder <TimeAgo at={remindedAt} />
          </p>
        )}
        <WaiverText {...waiver} />
      </Stack>
      {comparing && <VersionsModal waiver={waiver} onClose={() => setComparing(false)} />}
      {editing && <WaiverModal subject={subject} waiver={waiver} onClose={() => setEditing(false)} />}
    </Panel>
  );
}
