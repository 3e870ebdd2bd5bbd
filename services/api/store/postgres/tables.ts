/** The tables that Kysely builds statements for. Declared collections have a table of their name (table-mapping.ts). */
export interface Tables {
  counters: { name: string; count: number; until: Date }
  secrets: { name: string; value: string }
}
