import type { GuardianRequestReply } from '@chalkline/contract/waivers/guardian.schema.ts';
import { getGuardianFile } from '@chalkline/contract/waivers/guardians.endpoints.ts';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { downloadFile } from '../../../platform/download-file.ts';
import { Button } from '../../../ui/button.tsx';
import { DrawingShown } from '../../../ui/drawing-shown.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { sizeText } from '../../../ui/file-field.tsx';
import { Note } from '../../../ui/note.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle } from '../../../ui/titles.tsx';
import { WaiverText } from '../papers/waiver-text.tsx';
import { waiverQueries } from '../waivers.queries.ts';
import { GuardianForm } from './guardian-form.tsx';

/** `/guardian`: where a mailed link leads by which a parent or guardian signs, without an account. */
export function GuardianScreen() {
  const [params] = useSearchParams();
  const token = params.get('link') ?? '';
  const query = useQuery({ ...waiverQueries.guardian(token), enabled: token !== '' });
  return (
    <Page width="form">
      <Stack gap={24}>
        <PageTitle>Sign as a parent or guardian</PageTitle>
        {token === '' ? (
          <Panel padded>
            <EmptyState title="This link doesn’t work">
              This link is incomplete. Open it from the email again.
            </EmptyState>
          </Panel>
        ) : (
          <Loaded query={query} failed="Couldn’t open this waiver" panel>
            {(request) => <Request token={token} request={request} />}
          </Loaded>
        )}
      </Stack>
    </Page>
  );
}

function Request({ token, request }: { token: string; request: GuardianRequestReply }) {
  const { name, drawing, subject, title, file, number, isSigned } = request;
  const download = useAction({
    send: () => downloadFile(getGuardianFile, { params: { token } }),
    failed: 'Couldn’t download the waiver',
  });
  return (
    <>
      <p>
        <b>{name}</b>{' '}
        {`signed this waiver${subject === '' ? '' : ` for ${subject}`} and is under 18 on the day, so you sign it too.`}
      </p>
      <Panel title={title} padded actions={<span className={text.hint}>{`Version ${number}`}</span>}>
        <Stack gap={16}>
          <WaiverText title={title} text={request.text} file={null} />
          {file && (
            <Row>
              <Button
                size={32}
                busy={download.busy}
                icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
                onClick={() => download.run()}
              >
                {`Download the PDF (${sizeText(file.bytes)})`}
              </Button>
            </Row>
          )}
          <div>
            <p className={text.hint}>{`Signature of ${name}`}</p>
            <DrawingShown name={name} drawing={drawing} />
          </div>
          {isSigned ? (
            <Note tone="good" announced>
              {`Signed. ${name} has been notified. You can close this page.`}
            </Note>
          ) : (
            <GuardianForm token={token} />
          )}
        </Stack>
      </Panel>
    </>
  );
}
