import type { ColumnType, Generated } from 'kysely'

/**
 * A record is kept whole, as the JSON text of its schema (services/api/records), with columns
 * beside it for what it is searched by. So both stores hold the same documents, and a move from
 * one to the other can be proved by hash. `json`, not `jsonb`: the text stays as it was written.
 */
interface RecordTable {
  /** The order in which records came. */
  seq: Generated<string>
  id: string
  record: ColumnType<unknown, string, string>
}

/** ISO 8601 goes in; nothing reads it back, the record has it. */
type Moment = ColumnType<Date, string, string>

interface LeadTable extends RecordTable {
  received_at: Moment
  /** Null when the form had none. */
  idempotency_key: string | null
  fingerprint: string
  status: string
  /** A person's id. */
  assignee: string | null
  tags: string[]
  service_type: string
  /** Null once nothing is due any more. */
  due_at: Moment | null
  /** The name as it is sorted by. */
  name_key: string
  won_value: string | null
  /** Null for a lead that stands by itself. */
  merged_into: string | null
  /** Everything that is searched, folded (staff/lead-search.ts). */
  search_text: string
  /** What brought it (records/came-from.ts). */
  landing: string
  referrer_host: string
  campaign_name: string
  answer_minutes: number | null
}

interface SubscriberTable extends RecordTable {
  /** In lower case. */
  email: string
  state: string
  /** Everything that is searched, folded (records/subscriber-keys.ts). */
  search_text: string
}

interface PersonTable extends RecordTable {
  email: string
  role: string
  /** The hashes of the tokens that are signed in. */
  sessions: string[]
}

/** The letters of a record: apart from it, so that workers can claim them one by one. */
interface MailTable {
  collection: string
  record_id: string
  id: string
  position: number
  state: string
  next_attempt_at: Moment
  /** A worker has it in hand until then; when it dies, the letter is free again. */
  leased_until: Date | null
  row: ColumnType<unknown, string, string>
}

interface CounterTable {
  name: string
  count: number
  until: Date
}

/** Counts of visits (records/tally.ts). */
interface TrafficTable {
  day: string
  page: string
  referrer: string
  campaign: string
  views: string
  visits: string
  starts: string
  begun: string
}

interface SecretTable {
  name: string
  value: string
}

export interface Tables {
  leads: LeadTable
  quarantined_leads: LeadTable
  subscribers: SubscriberTable
  quarantined_subscribers: SubscriberTable
  people: PersonTable
  settings: RecordTable
  audit: RecordTable
  mail: MailTable
  counters: CounterTable
  secrets: SecretTable
  traffic: TrafficTable
}
