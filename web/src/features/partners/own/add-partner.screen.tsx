import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { partnerQueries } from '../partners.queries.ts';
import { PartnerForm } from './partner-form.tsx';
import { StateNote } from './state-note.tsx';

/** Applies as a partner; those who have one edit it. */
export function AddPartnerScreen() {
  const query = useQuery(partnerQueries.own());
  const navigate = useNavigate();
  return (
    <Page width="form">
      <Stack gap={24}>
        <PageTitle
          below={query.data ? undefined : 'We look at each application before it’s in the directory.'}
        >
          {query.data ? 'Edit partner' : 'Become a partner'}
        </PageTitle>
        <Loaded query={query} failed="Couldn’t load your partner" panel>
          {(partner) =>
            partner && !partner.can.edit ? (
              <EmptyState title={`You work for ${partner.name}`}>
                Only its owner edits it. To apply with your own, leave its staff on the partner dashboard.
              </EmptyState>
            ) : (
              <>
                {partner && <StateNote partner={partner} />}
                <PartnerForm
                  key={partner?.id}
                  partner={partner}
                  onDone={() => void navigate(urlOf('partnersDashboard'))}
                />
              </>
            )
          }
        </Loaded>
      </Stack>
    </Page>
  );
}
