/** How many leads, how many of them were won, and what those are worth in whole US dollars. */
export interface LeadCounts {
  leads: number
  won: number
  value: number
}

export type LeadSumsBy = ReadonlyMap<string, LeadCounts>

/** The leads of some time, summed up by when they came and by what brought them (records/came-from). */
export interface LeadSums {
  /** By the day on which they came, on the office’s wall. */
  days: LeadSumsBy
  landings: LeadSumsBy
  referrers: LeadSumsBy
  campaigns: LeadSumsBy
  /** How many first answers took so many whole minutes of the promise’s own time. */
  answers: ReadonlyMap<number, number>
  /** How many are late, and nobody has answered yet. */
  late: number
}

export interface LeadSpan {
  /** Received at or after, and before; ISO 8601 in UTC. */
  since: string
  before: string
  /** Whose wall tells the days. */
  timeZone: string
  /** What is due before is late. */
  now: string
}

/** What analytics needs of a store. Spam, duplicates that went into another, and probes are no leads. */
export interface LeadFigures {
  sums(span: LeadSpan): Promise<LeadSums>
  /** How many of all are late by `now`, ISO 8601 in UTC, and nobody has answered yet. */
  late(now: string): Promise<number>
}
