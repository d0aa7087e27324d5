/** Who sees somebody's email: one sentence for the FAQs and the privacy notice, so that they can't disagree. */
export const emailReaders =
  'site administrators, the administrators of an organization you belong to, the sellers you buy from (organizers, gyms, trainers and partners), and the owners of a competition that invited you by email';
