/** The statuses of a lead, in the order of a lead's progress. */
export const leadStatuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const
export type LeadStatus = (typeof leadStatuses)[number]
