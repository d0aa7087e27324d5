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
  /** null: a new division. */
  division: DivisionReply | null;
  /** The list beside the form; its Add button calls the given function. */
  list: (add: NextForm) => ReactNode;
  /** Replaces this form with an empty one. */
  onAdd: () => void;
  /** Opened with Add: focuses the first field. */
  isAsked: boolean;
}

/** The form of one division. */
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
              'The leaderboard lists divisions in this order.',
              'You can’t remove a division with registered athletes.',
              'You add each division’s movement standards in the next step.',
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
                  No athletes are registered in this division. You can add it again later.
                </RemoveModal>
              )
            : undefined
        }
      >
        <StepForm
          draft={draft}
          isAsked={isAsked}
          guard={`Your changes to ${name} aren’t saved yet. Other divisions aren’t affected.`}
        >
          <DivisionFields form={form} competition={competition} divisionId={division?.id ?? null} />
        </StepForm>
      </ItemPanel>
    </FlowFrame>
  );
}

function gone(): never {
  throw new Error('This division no longer exists.');
}
