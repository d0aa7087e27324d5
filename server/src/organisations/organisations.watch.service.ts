import { organisationTopicPrefix } from '@chalkline/contract/organisations/organisation.schema.ts';
import { isId } from '../platform/ids/new-id.ts';
import type { LiveTopic } from '../platform/live/live-topics.ts';
import type { UploadSubject } from '../uploads/uploads.fetch.service.ts';
import { findOrganisation } from './organisations.repository.ts';

/** `organisation:<id>` is watched by its own people. */
export const organisationTopic: LiveTopic = {
  prefix: organisationTopicPrefix,
  mayWatch: async (_parts, viewer, id) => viewer !== null && viewer.organisationId === id,
};

/**
 * A logo is what a company shows to the world: it stands in mails and above its sign-in, where nobody has a
 * session. Its address is a random id, so it tells nobody which companies there are.
 */
export const logoSubject: UploadSubject = {
  kind: 'organisation_logo',
  maySee: async (parts, _viewer, id) => isId(id) && (await findOrganisation(parts.database.sql, id)) !== null,
};
