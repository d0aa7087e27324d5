import { type Drawing, drawingArea } from '@chalkline/contract/drawing.schema.ts';
import type { PdfBlock, PdfPaper } from '../../platform/pdf/pdf-paper.ts';

/** What the copy of a signed waiver shows. */
export interface SignedCopy {
  readonly productName: string;
  /** Of what it was signed for. */
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  readonly number: number;
  readonly textSha256: string;
  readonly fileSha256: string | null;
  readonly name: string;
  readonly drawing: Drawing | null;
  readonly guardian: {
    readonly name: string;
    readonly relation: string;
    readonly drawing: Drawing | null;
    /** Where the link went that they signed by. */
    readonly email: string | null;
    readonly address: string | null;
  } | null;
  /** Only for those who manage the waiver. */
  readonly address: string | null;
  readonly signedAt: Date;
}

/** The words of the version that was signed, who signed them, and what proves it. */
export function signedCopyPaper(copy: SignedCopy): PdfPaper {
  const { productName, subject, title, text, number, guardian } = copy;
  return {
    title: `${title}, signed by ${copy.name}`,
    header: { left: productName, right: subject },
    footer: `${title}, version ${number}`,
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'text', text: `${subject}, version ${number}`, tone: 'muted' },
      { kind: 'space', height: 8 },
      ...(text === '' ? [] : [{ kind: 'text', text } as const]),
      ...(copy.fileSha256 === null
        ? []
        : [{ kind: 'text', text: 'The signed words are also in the attached PDF.', tone: 'muted' } as const]),
      { kind: 'space', height: 12 },
      { kind: 'heading', text: 'Signature', level: 2 },
      ...signature(copy.name, copy.drawing),
      ...(guardian
        ? [
            { kind: 'heading', text: 'Parent or guardian', level: 2 } as const,
            ...signature(`${guardian.name}, ${guardian.relation}`, guardian.drawing),
          ]
        : []),
      { kind: 'space', height: 8 },
      { kind: 'facts', facts: proofOf(copy) },
    ],
  };
}

function signature(name: string, drawing: Drawing | null): readonly PdfBlock[] {
  return [
    ...(drawing ? [{ kind: 'drawing', strokes: drawing, area: drawingArea } as const] : []),
    { kind: 'text', text: drawing ? name : `${name} (typed)`, tone: 'strong' },
  ];
}

function proofOf({ signedAt, address, guardian, textSha256, fileSha256 }: SignedCopy) {
  const moment = `${signedAt.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  const facts: (readonly [string, string | null])[] = [
    ['Signed', moment],
    ['Network address', address],
    ['Link for the guardian sent to', guardian?.email ?? null],
    ['Network address of the guardian', guardian?.address ?? null],
    ['SHA-256 of the text', textSha256],
    ['SHA-256 of the PDF', fileSha256],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}
