import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { PlainTable } from './plain-table.tsx';
import { PlainTools } from './plain-tools.tsx';

/** `/old-all-competetions`: every published competition as a plain table. */
export function PlainListScreen() {
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle marked below="Every published competition.">
          Competitions
        </PageTitle>
        <PlainTools />
        <Panel>
          <PlainTable />
        </Panel>
      </Stack>
    </Page>
  );
}
