import { type DivisionReply, newDivision } from '@chalkline/contract/competitions/division.schema.ts';
import {
  changeDivision,
  createDivision,
  deleteDivision,
  listDivisions,
} from '@chalkline/contract/competitions/divisions.endpoints.ts';
import type { ReactNode } from 'react';
import { useAction } from '../../../../patterns/use-action.ts';
import { call } from '../../../../platform/calls.ts';
import { DivisionFields } from '../divisions/division-fields.tsx';
import {
  type DivisionDraft,
  divisionDraftOf,
  divisionTexts,
  emptyDivision,
} from '../divisions/division-form.ts';
import { RemoveModal } from '../remove-modal.tsx';
import type { Flow } from './flow.ts';
import { FlowFrame } from './flow-frame.tsx';
import { freeName } from './free-name.ts';
import { GoodToKnow } from './good-to-know.tsx';
import { ItemPanel } from './item-panel.tsx';
import { type NextForm, nextForm } from './next-form.ts';
import { StepBar } from './step-bar.tsx';
import { StepForm } from './step-form.tsx';
import { stepUrl } from './steps.ts';
import { useDraftForm } from './use-draft-form.ts';
import { WhoMayEnter } from './who-may-enter.tsx';

interface DivisionStepFormProps {
  flow: Flow;
  /** null: a new one. */
  division: DivisionReply | null;
  /** The list beside the form; its Add button calls what it is given. */
  list: (add: NextForm) => ReactNode;
  /** Shows an empty form in place of this one. */
  onAdd: () => void;
  /** Somebody pressed Add for it: the cursor goes to its first field. */
  isAsked: boolean;
}

/** One division: who is in it, and what follows from that. */
export function DivisionStepForm({ flow, division, list, onAdd, isAsked }: DivisionStepFormProps) {
  const { competition, tellSaved } = flow;
  const { id: competitionId, divisions } = competition;
  const draft = useDraftForm<DivisionDraft>({
    stored: division ? divisionDraftOf(division) : emptyDivision(),
    isNew: division === null,
    schema: newDivision,
    texts: divisionTexts,
    save: async (call, body, { patch, was }) => {
      const params = { competitionId, divisionId: division?.id ?? '' };
      const { id } = division
        ? await call(changeDivision, { params, body: { ...patch, was } })
        : await call(createDivision, { params: { competitionId }, body });
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
  const duplicate = useAction({
    send: (call) =>
      call(createDivision, {
        params: { competitionId },
        body: { ...form.values, name: freeName(form.values.name, divisions) },
      }),
    failed: 'Couldn’t duplicate the division',
    onDone: ({ id }) => {
      tellSaved();
      void draft.saveAndGo(() => stepUrl(competitionId, 'divisions', id));
    },
  });
  return (
    <FlowFrame
      step="divisions"
      competition={competition}
      list={list(nextForm(draft, stepUrl(competitionId, 'divisions', 'new'), onAdd))}
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
        onDuplicate={division && !unsaved ? () => duplicate.run() : undefined}
        remover={
          division?.entryCount === 0
            ? (close) => (
                <RemoveModal
                  name={division.name}
                  onClose={close}
                  remove={(call) =>
                    call(deleteDivision, { params: { competitionId, divisionId: division.id } })
                  }
                >
                  Nobody is entered in it. It can be added again.
                </RemoveModal>
              )
            : undefined
        }
      >
        <StepForm
          draft={draft}
          isAsked={isAsked}
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
