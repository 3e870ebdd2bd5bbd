/** The status of a lead, in the order of the work. */
export const leadStatuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const
export type LeadStatus = (typeof leadStatuses)[number]
