import type { ColumnType, Generated } from 'kysely'

/**
 * A record is stored as the JSON document of its schema (services/api/records), with columns beside it for
 * searches. So both stores hold the same documents, and a migration from one to the other can be verified
 * by hash. `json`, not `jsonb`: the text stays as it was written.
 */
interface RecordTable {
  /** Insertion order. */
  seq: Generated<string>
  id: string
  record: ColumnType<unknown, string, string>
}

/** Written as ISO 8601; never read back, since the record has it. */
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
  /** The sort key of the name. */
  name_key: string
  won_value: string | null
  /** Null for a lead that was not merged into another. */
  merged_into: string | null
  /** Its personal data was erased: it is in no list. */
  erased: boolean
  /** Everything that is searched, folded (records/lead-repository.ts). */
  search_text: string
  /** Its attribution (records/attribution.ts). */
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
  /** The hashes of its session tokens. */
  sessions: string[]
}

/** The emails of a record, in a table of their own, so that workers can claim them one by one. */
interface MailTable {
  collection: string
  record_id: string
  id: string
  position: number
  state: string
  next_attempt_at: Moment
  /** The end of a worker's lease; after that the email can be claimed again. */
  leased_until: Date | null
  row: ColumnType<unknown, string, string>
}

interface CounterTable {
  name: string
  count: number
  until: Date
}

/** Page-view counts (records/pageview-count.ts). */
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
  erasures: RecordTable
  mail: MailTable
  counters: CounterTable
  secrets: SecretTable
  traffic: TrafficTable
}
