/** What a file shows that is sent to a bank in a dispute. Banks take one file of each. */
export const evidenceFileKinds = ['receipt', 'messages', 'service', 'signature', 'other'] as const;
export type EvidenceFileKind = (typeof evidenceFileKinds)[number];

/** What banks read. */
export const evidenceTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type EvidenceType = (typeof evidenceTypes)[number];
