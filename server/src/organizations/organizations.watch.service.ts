import { organizationTopicPrefix } from '@chalkline/contract/organizations/organization.schema.ts';
import { isId } from '../platform/ids/new-id.ts';
import type { LiveTopic } from '../platform/live/live-topics.ts';
import type { UploadSubject } from '../uploads/uploads.fetch.service.ts';
import { findOrganization } from './organizations.repository.ts';

/** `organization:<id>` can be watched by its own people. */
export const organizationTopic: LiveTopic = {
  prefix: organizationTopicPrefix,
  mayWatch: async (_parts, viewer, id) => viewer !== null && viewer.organizationId === id,
};

/**
 * A company's logo is public: it is in emails and above the sign-in form, where there is no session. Its address is a
 * random id, so it doesn't reveal which companies exist.
 */
export const logoSubject: UploadSubject = {
  kind: 'organization_logo',
  signedOut: true,
  maySee: async (parts, _viewer, id) => isId(id) && (await findOrganization(parts.database.sql, id)) !== null,
};
