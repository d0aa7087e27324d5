import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { TransferReply } from '@chalkline/contract/competitions/entry-transfer.schema.ts';
import {
  acceptTransfer,
  declineTransfer,
} from '@chalkline/contract/competitions/entry-transfers.endpoints.ts';
import type { RegistrationReply } from '@chalkline/contract/competitions/registration.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormTop } from '../../../ui/form-top.tsx';
import { Note } from '../../../ui/note.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { plannedTime } from '../../../ui/planned-time.ts';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import type { PaperSections } from '../paper-sections.ts';
import { answerErrors, type CompeteDraft, competeTexts, emptyDraft } from './compete-form.ts';
import { asTransferFailure, transferSchema } from './transfer-form.ts';
import { WhoCompetes } from './who-competes.tsx';

interface TransferRoomProps {
  transferId: string;
  papers: PaperSections | undefined;
}

/** A place that somebody offers: who competes, answers and waivers, then it's theirs. */
export function TransferRoom({ transferId, papers }: TransferRoomProps) {
  useScreenTitle('An offered place');
  const query = useQuery(competitionQueries.transfer(transferId));
  return (
    <Page>
      <Stack gap={16}>
        <PageTitle below={query.data?.competition.name}>
          {query.data ? `${query.data.from} offers you a place` : 'An offered place'}
        </PageTitle>
        <Loaded query={query} failed="Couldn’t load the offer" refused={() => <NoOffer />} panel>
          {(transfer) => <Opened transfer={transfer} papers={papers} />}
        </Loaded>
      </Stack>
    </Page>
  );
}

function NoOffer() {
  return (
    <EmptyState
      title="This offer isn’t open to you"
      action={<ButtonLink to={urlOf('myCompetitions')}>My competitions</ButtonLink>}
    >
      It may have been accepted, canceled or expired, or it was sent to another email than that of your
      account.
    </EmptyState>
  );
}

interface OpenedProps {
  transfer: TransferReply;
  papers: PaperSections | undefined;
}

function Opened({ transfer, papers }: OpenedProps) {
  const competition = useQuery(competitionQueries.detail(transfer.competition.id));
  const registration = useQuery(competitionQueries.registration(transfer.competition.id));
  return (
    <Loaded query={competition} failed="Couldn’t load the competition" panel>
      {(shown) => (
        <Loaded query={registration} failed="Couldn’t load registration" panel>
          {(data) => (
            <TransferForm transfer={transfer} competition={shown} registration={data} papers={papers} />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface TransferFormProps extends OpenedProps {
  competition: CompetitionReply;
  registration: RegistrationReply;
}

function TransferForm({ transfer, competition, registration, papers }: TransferFormProps) {
  const [questions, setQuestions] = useState<Readonly<Record<string, string>>>({});
  const { id: transferId, divisionId, division, bib, until, reason } = transfer;
  const navigate = useNavigate();
  const [declining, setDeclining] = useState(false);
  const place = urlOf('compete', { id: competition.id });
  const chosen = [{ divisionId, isTeam: false, teamName: '', members: [], payer: 'captain' as const }];
  const { form, submit, busy, problems, refusal } = useCallForm<CompeteDraft, unknown>({
    initial: { ...emptyDraft(registration), chosen },
    schema: transferSchema,
    texts: competeTexts(questions),
    send: async (keyed, { who, answers }) => {
      try {
        return await keyed(acceptTransfer, {
          params: { entryTransferId: transferId },
          body: { ...who, answers: [...answers] },
        });
      } catch (failure) {
        throw asTransferFailure(failure);
      }
    },
    invalidates: [competitionQueries.all],
    done: 'The place is yours',
    onDone: () => void navigate(place),
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16} asForm>
        <FormTop problems={problems} refusal={refusal} />
        <Panel title={division} padded>
          <p>{`Bib ${bib}. It’s paid for: you pay nothing here. The offer ends ${plannedTime(until, competition.zone)}.`}</p>
        </Panel>
        {reason && <Note tone="warn">{reason}</Note>}
        <Panel title="Who competes" padded>
          <WhoCompetes form={form} competition={competition} registration={registration} />
        </Panel>
        {papers && (
          <Suspense fallback={<SkeletonRows rows={3} avatar={false} label="Loading questions" />}>
            <papers.register.Section
              subject={{ subjectKind: 'competition', subjectId: competition.id }}
              answers={form.values.answers}
              onAnswers={(answers) => form.setFieldValue('answers', answers)}
              onQuestions={setQuestions}
              errors={answerErrors(form.errors)}
              waiverError={form.errors.waiver ? String(form.errors.waiver) : null}
              onSigned={() => form.clearFieldError('waiver')}
            />
          </Suspense>
        )}
        <Row>
          <Button type="submit" variant="main" size={48} busy={busy} disabled={reason !== null}>
            Accept the place
          </Button>
          <Button size={48} onClick={() => setDeclining(true)}>
            Decline
          </Button>
        </Row>
      </Stack>
      {declining && (
        <ConfirmAction
          title={`Decline the place in ${division}?`}
          confirm="Decline"
          keep="Think about it"
          send={(call) => call(declineTransfer, { params: { entryTransferId: transferId } })}
          done="Place declined"
          onDone={() => void navigate(urlOf('competitionDetail', { id: competition.id }))}
          onClose={() => setDeclining(false)}
        >
          <p>{`${transfer.from} keeps it and can offer it to someone else.`}</p>
        </ConfirmAction>
      )}
    </form>
  );
}
