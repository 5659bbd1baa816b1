/** Why somebody is reported to whoever runs the server. */
export const reportReasons = ['insults', 'spam', 'cheating', 'name', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
