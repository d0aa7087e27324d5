import { fileNameOf } from '@chalkline/contract/file-name.ts';
import type { ExportReply } from '@chalkline/contract/http/export.schema.ts';
import { writeCsv } from '../../imports/csv.write.service.ts';
import type { FileReply } from '../../platform/http/file-reply.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { pdfReply } from '../../platform/pdf/pdf-reply.ts';
import { getSignature, readSigners } from '../signatures/signatures.service.ts';
import { readSubject, titleOf } from '../subjects/subjects.service.ts';
import { requireWaiver } from '../waivers/waivers.service.ts';
import { signedCopyPaper } from './signed-copy.rules.ts';

/** A signed waiver as PDF, for the person who signed and those who manage the waiver. Throws 404. */
export async function getSignedCopy(
  parts: Parts,
  viewer: Viewer,
  params: { readonly waiverId: string; readonly signatureId: string },
): Promise<FileReply> {
  const { waiver, version, signature, isInside } = await getSignature(parts, viewer, params);
  const { title, text, textSha256, fileSha256 } = version;
  const { number, name, drawing, guardianName, guardianRelation, guardianDrawing, signedAt } = signature;
  const subject = await titleOf(parts.database.sql, waiver);
  const paper = signedCopyPaper({
    productName: parts.config.productName,
    subject,
    title,
    text,
    number,
    textSha256,
    fileSha256,
    name,
    drawing,
    signedAt,
    guardian:
      guardianName !== null && guardianRelation !== null
        ? {
            name: guardianName,
            relation: guardianRelation,
            drawing: guardianDrawing,
            email: signature.guardianEmail,
            address: isInside ? signature.guardianAddress : null,
          }
        : null,
    address: isInside ? signature.address : null,
  });
  return pdfReply(parts, paper, fileNameOf([subject, title, name], 'pdf'));
}

/** Everyone who takes part or has signed, one row each. Throws 403 for those who don't manage the waiver. */
export async function exportSigners(parts: Parts, viewer: Viewer, waiverId: string): Promise<ExportReply> {
  const { sql } = parts.database;
  const waiver = await requireWaiver(sql, waiverId);
  const { title } = await readSubject(sql, viewer, waiver);
  const rows = (await readSigners(sql, waiver)).map(
    ({ name, detail, personId, state, number, signedAt, guardian, guardianAsked }) => [
      name,
      detail,
      state,
      number,
      signedAt?.toISOString() ?? '',
      guardian ?? '',
      personId === null ? 'no' : 'yes',
      guardianAsked && state !== 'signed' ? 'yes' : 'no',
    ],
  );
  const header = [
    'name',
    'division',
    'signature',
    'version',
    'signed at',
    'guardian',
    'has account',
    'guardian asked',
  ];
  return {
    fileName: fileNameOf([title, waiver.newest.title, 'signatures'], 'csv'),
    csv: writeCsv(header, rows),
  };
}
