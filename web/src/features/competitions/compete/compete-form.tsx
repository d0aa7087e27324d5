import { placeOrder, quoteOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import type { RegistrationReply } from '@chalkline/contract/competitions/registration.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { momentInZone } from '@chalkline/contract/zone-moment.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { refundTexts } from '../../../patterns/refund-texts.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { call } from '../../../platform/calls.ts';
import { serverNow } from '../../../platform/server-time.ts';
import { useGuest } from '../../../platform/session.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Dock } from '../../../ui/dock.tsx';
import { FormTop } from '../../../ui/form-top.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { competitionQueries } from '../competitions.queries.ts';
import type { PaperSections } from '../paper-sections.ts';
import { priceText } from '../registration-texts.ts';
import styles from './compete.module.css';
import { competeSchema } from './compete-form.schema.ts';
import {
  answerErrors,
  asFormFailure,
  chooseDivision,
  competeTexts,
  draftOf,
  emptyDraft,
  isReadyToPrice,
  missingIn,
  ownPrice,
} from './compete-form.ts';
import { closedReason, DivisionChoice } from './division-choice.tsx';
import { HeldPlaces } from './held-places.tsx';
import { OrderSummary, totalOf } from './order-summary.tsx';
import { PromoField } from './promo-field.tsx';
import { WhoCompetes } from './who-competes.tsx';

interface CompeteFormProps {
  competition: CompetitionReply;
  registration: RegistrationReply;
  papers: PaperSections | undefined;
}

/** The register form: division, who competes, price, then on to pay. */
export function CompeteForm({ competition, registration, papers }: CompeteFormProps) {
  const [questions, setQuestions] = useState<Readonly<Record<string, string>>>({});
  const competitionId = competition.id;
  const formId = useId();
  const navigate = useNavigate();
  const guest = useGuest();
  const [several, setSeveral] = useState(false);
  const [typedCode, setTypedCode] = useKeptState('promo code', '');
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: emptyDraft(registration),
    schema: competeSchema,
    texts: competeTexts(questions),
    also: (draft) => missingIn(draft, registration),
    send: async (keyed, draft) => {
      try {
        // A code that was typed counts, whether its button was pressed or not.
        const order = draftOf(competitionId, { ...draft, promoCode: typedCode });
        return await keyed(placeOrder, { body: order });
      } catch (failure) {
        throw asFormFailure(failure, draft.chosen);
      }
    },
    invalidates: [competitionQueries.all],
    done: (order) => (order.state === 'paid' ? 'You’re registered' : 'Your place is held'),
    onDone: (order) =>
      void navigate(
        // A guest has no account to find the place in: the order shows it.
        order.total === 0 && !guest
          ? urlOf('competitionDetail', { id: competitionId })
          : urlOf('paymentIntent', { id: competitionId, athleteId: order.id }),
      ),
  });
  const { chosen, promoCode } = form.values;
  const chosenIds = chosen.map(({ divisionId }) => divisionId);
  const quoted = useQuery({
    // Not among the competition's queries: those are asked again once the order is placed, and a placed one has no quote.
    queryKey: ['quote', competitionId, chosen.map(({ divisionId, payer }) => [divisionId, payer]), promoCode],
    queryFn: async ({ signal }) =>
      (await call(quoteOrder, { body: draftOf(competitionId, form.getValues()) }, { signal })).data,
    enabled: chosenIds.length > 0 && isReadyToPrice(form.values, competition, registration),
    retry: false,
  });
  const toggle = (division: DivisionReply) => {
    const rest = several ? chosen.filter(({ divisionId }) => divisionId !== division.id) : [];
    const isOff = several && rest.length < chosen.length;
    // What was wrong with a choice isn't wrong with the one in its place.
    for (const field of Object.keys(form.errors)) {
      if (field.startsWith('chosen.')) form.clearFieldError(field);
    }
    form.setFieldValue('chosen', isOff ? rest : [...rest, chooseDivision(division)]);
  };
  const quote = quoted.data ?? null;
  const prices = chosen.map((one) => ({ price: ownPrice(one, competition, registration) }));
  const total = totalOf(prices, quote);
  const action = total === 0 ? 'Register' : `Pay ${priceText(total, registration.currency)}`;
  const open = registration.divisions.filter((offer) => closedReason(offer, registration) === null);
  const startsAt = Date.parse(momentInZone(`${competition.startsOn}T00:00`, competition.zone) ?? '');
  const refunds = refundTexts(registration, { startsAt, zone: competition.zone, now: serverNow() });
  return (
    <form id={formId} onSubmit={submit} noValidate className={styles.grid}>
      <div className={styles.main}>
        <HeldPlaces competition={competition} registration={registration} />
        <FormTop problems={problems} refusal={refusal} />
        <Panel
          title="Division"
          actions={
            <span className={text.hint}>
              {`${open.length} of ${registration.divisions.length} open to you`}
            </span>
          }
        >
          <div id="chosen" tabIndex={-1}>
            <DivisionChoice
              competition={competition}
              registration={registration}
              chosen={chosenIds}
              several={several}
              errors={form.errors}
              onToggle={toggle}
            />
          </div>
        </Panel>
        <Panel title="Who competes" padded>
          <WhoCompetes form={form} competition={competition} registration={registration} />
        </Panel>
        {papers && (
          <Suspense fallback={<SkeletonRows rows={3} avatar={false} label="Loading questions" />}>
            <papers.register.Section
              subject={{ subjectKind: 'competition', subjectId: competitionId }}
              answers={form.values.answers}
              onAnswers={(answers) => form.setFieldValue('answers', answers)}
              onQuestions={setQuestions}
              errors={answerErrors(form.errors)}
              birthDate={form.values.who.birthDate}
              waiverError={form.errors.waiver ? String(form.errors.waiver) : null}
              onSigned={() => form.clearFieldError('waiver')}
            />
          </Suspense>
        )}
      </div>
      <aside className={styles.side}>
        <Stack gap={12}>
          <OrderSummary competition={competition} registration={registration} chosen={chosen} quote={quote} />
          <PromoField
            used={promoCode}
            typed={typedCode}
            onTyped={setTypedCode}
            error={form.errors.promoCode}
            failure={promoCode === '' ? null : quoted.error}
            onUse={(code) => {
              form.clearFieldError('promoCode');
              form.setFieldValue('promoCode', code);
            }}
          />
          <div className={styles.pay}>
            <Button type="submit" variant="main" size={48} wide busy={busy} disabled={open.length === 0}>
              {action}
            </Button>
          </div>
          {!several && open.length > 1 && (
            <Button
              wide
              icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => setSeveral(true)}
            >
              Add another division
            </Button>
          )}
          {total > 0 && (
            <p className={text.hint}>
              {[
                `Your place and its price are held for ${registration.holdMinutes} minutes.`,
                ...(refunds.length > 0 ? refunds : ['No refunds if you withdraw.']),
              ].join(' ')}
            </p>
          )}
        </Stack>
      </aside>
      <LeaveGuard unsaved={form.isDirty() && !busy}>
        You haven’t registered yet. What you’ve entered isn’t saved.
      </LeaveGuard>
      <Dock
        action={
          <Button
            type="submit"
            form={formId}
            variant="main"
            size={48}
            wide
            busy={busy}
            disabled={open.length === 0}
          >
            {action}
          </Button>
        }
      >
        <b className={text.h4}>
          {chosenIds.length === 0 ? 'Choose a division' : priceText(total, registration.currency)}
        </b>
        <p className={text.hint}>
          {competition.divisions
            .filter(({ id }) => chosenIds.includes(id))
            .map(({ name }) => name)
            .join(', ')}
        </p>
      </Dock>
    </form>
  );
}
