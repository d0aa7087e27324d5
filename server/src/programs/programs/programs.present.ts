import type { OwnProgramReply, ProgramDraftReply } from '@chalkline/contract/programs/program.schema.ts';
import { treeCounts } from '@chalkline/contract/programs/program-tree.rules.ts';
import type { DraftShown, OwnProgram } from './programs.service.ts';

export function presentOwn(program: OwnProgram): OwnProgramReply {
  const { id, version, name, imagePath, tree, published, publishedOf, versions, updatedAt } = program;
  const { price, currency } = program;
  return {
    id,
    version,
    name,
    image: imagePath,
    ...treeCounts(tree),
    price,
    currency,
    published,
    hasChanges: published !== null && publishedOf !== version,
    wasPublished: versions > 0,
    updatedAt: updatedAt.toISOString(),
  };
}

export function presentDraft(program: DraftShown): ProgramDraftReply {
  const { desc, video, level, communityId, communityName, tree, known } = program;
  const community =
    communityId !== null && communityName !== null ? { id: communityId, name: communityName } : null;
  return { ...presentOwn(program), desc, video, level, community, tree, known: [...known] };
}
