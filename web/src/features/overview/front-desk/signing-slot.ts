import type { AnswersGiven, QuestionsReply } from '@chalkline/contract/waivers/question.schema.ts';
import type { newSignature, WaiversReply } from '@chalkline/contract/waivers/waiver.schema.ts';
import type { QueryKey } from '@tanstack/react-query';
import { createContext } from 'react';
import type { z } from 'zod';
import type { KeyedCall } from '../../../patterns/keyed-call.ts';
import type { ScreenSection } from '../../../platform/screen-section.ts';

interface SigningProps {
  readonly papers: {
    readonly questions: QuestionsReply['questions'];
    readonly answers: AnswersGiven;
    readonly waivers: WaiversReply;
  };
  readonly saveAnswers: (call: KeyedCall, answers: AnswersGiven) => Promise<unknown>;
  readonly sign: (call: KeyedCall, waiverId: string, body: z.input<typeof newSignature>) => Promise<unknown>;
  readonly invalidates: readonly QueryKey[];
}

/** Where waivers are signed on this device, which another feature brings; app/ hands it in. */
export type SigningSection = ScreenSection<SigningProps>;

export const Signing = createContext<SigningSection | null>(null);
