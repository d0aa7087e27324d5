import { type DivisionReply, newDivision } from '@chalkline/contract/competitions/division.schema.ts';
import {
  changeDivision,
  createDivision,
  deleteDivision,
  listDivisions,
} from '@chalkline/contract/competitions/divisions.endpoints.ts';
import type { ReactNode } from 'react';
import { call } from '../../../../platform/calls.ts';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { addToast } from '../../../../ui/toasts.tsx';
import { DeleteModal } from '../delete-modal.tsx';
import { DivisionFields } from '../divisions/division-fields.tsx';
import {
  type DivisionDraft,
  divisionDraftOf,
  divisionWords,
  emptyDivision,
} from '../divisions/division-form.ts';
import { useAttemptKey } from './attempt-key.ts';
import type { Flow } from './flow.ts';
import { FlowFrame } from './flow-frame.tsx';
import { freeName } from './free-name.ts';
import { GoodToKnow } from './good-to-know.tsx';
import { ItemPanel } from './item-panel.tsx';
import { StepBar } from './step-bar.tsx';
import { StepForm } from './step-form.tsx';
import { stepUrl } from './steps.ts';
import { useDraftForm } from './use-draft-form.ts';
import { WhoMayEnter } from './who-may-enter.tsx';

interface DivisionStepFormProps {
  flow: Flow;
  /** null: a new one. */
  division: DivisionReply | null;
  list: ReactNode;
}

/** One division: who is in it, and what follows from that. */
export function DivisionStepForm({ flow, division, list }: DivisionStepFormProps) {
  const { competition, tellSaved } = flow;
  const { id: competitionId, divisions } = competition;
  const keyOf = useAttemptKey();
  const say = useErrorText();
  const create = async (body: DivisionDraft) =>
    (await call(createDivision, { params: { competitionId }, body }, { idempotencyKey: keyOf(body) })).data
      .id;
  const draft = useDraftForm<DivisionDraft>({
    stored: division ? divisionDraftOf(division) : emptyDivision(),
    isNew: division === null,
    schema: newDivision,
    words: divisionWords,
    save: async (values, { patch, was }) => {
      const params = { competitionId, divisionId: division?.id ?? '' };
      const id = division
        ? (await call(changeDivision, { params, body: { ...patch, was } })).data.id
        : await create(values);
      tellSaved();
      return id;
    },
    reread: async () => {
      const { data } = await call(listDivisions, { params: { competitionId } });
      return divisionDraftOf(data.find(({ id }) => id === division?.id) ?? gone());
    },
  });
  const { form, unsaved } = draft;
  const name = form.values.name.trim() || 'New division';
  const duplicate = async () => {
    try {
      const id = await create({ ...form.values, name: freeName(form.values.name, divisions) });
      tellSaved();
      await draft.saveAndGo(() => stepUrl(competitionId, 'divisions', id));
    } catch (failure) {
      addToast({ kind: 'error', title: 'It is not duplicated', detail: say(failure) });
    }
  };
  return (
    <FlowFrame
      step="divisions"
      competition={competition}
      list={list}
      aside={
        <>
          <WhoMayEnter draft={form.values} competition={competition} />
          <GoodToKnow>
            {[
              'The order here is the order of the leaderboard.',
              'A division with entries cannot be removed.',
              'Standards for each division come with the workouts, next step.',
            ]}
          </GoodToKnow>
        </>
      }
      bar={<StepBar flow={flow} step="divisions" draft={draft} opens={division === null} />}
    >
      <ItemPanel
        title={name}
        onDuplicate={division && !unsaved ? () => void duplicate() : undefined}
        remover={
          division?.entryCount === 0
            ? (close) => (
                <DeleteModal
                  competitionId={competitionId}
                  name={division.name}
                  onClose={close}
                  remove={() => call(deleteDivision, { params: { competitionId, divisionId: division.id } })}
                >
                  Nobody is entered in it. It can be added again.
                </DeleteModal>
              )
            : undefined
        }
      >
        <StepForm
          draft={draft}
          guard={`Your changes to ${name} are not saved yet. The other divisions are safe.`}
        >
          <DivisionFields form={form} competition={competition} />
        </StepForm>
      </ItemPanel>
    </FlowFrame>
  );
}

function gone(): never {
  throw new Error('The division is gone.');
}
