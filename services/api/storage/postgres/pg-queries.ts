import { sql, type Kysely, type RawBuilder } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { CollectionDeclaration, StoredRecord } from '../collection.ts'
import {
  type ExportScan,
  type FoundPage,
  type PageQuery,
  type Query,
  type SumQuery,
  type Sums,
  type Where,
} from '../query.ts'
import { storedFormat, UnreadableRecord, type StoredFormat } from '../stored-format.ts'
import { typedEntries } from '../typed-entries.ts'
import type { Database } from './database.ts'
import { invalidatedCache, type InvalidatedCache } from './events/invalidated-cache.ts'
import type { StoreEvents } from './events/change-events.ts'
import { groupedSums } from './sql/grouped-sums.ts'
import { unreadableRows, type UnreadableRows } from './unreadable-rows.ts'
import { descendantsClause, orderClause, queryClause, whereClause } from './sql/query-sql.ts'
import { readRows, selectRecords, tableRef } from './sql/table-mapping.ts'

const batchSize = 500
/** Parsing and validating this many records takes a few milliseconds. */
const scanBatchSize = 64

const foundRows = z.array(
  z.object({
    total: z.number().int(),
    /** An array in text form. */
    keys: z.string(),
    counts: z.record(z.string(), z.number().int()),
  }),
)

const countsOf = (found: z.infer<typeof foundRows>[number] | undefined) =>
  new Map(Object.entries(found?.counts ?? {}))

/** The queries of a collection, over the table of its name; the emails of its records are in `mail`. */
export class PgQueries<R extends StoredRecord, C extends string> {
  protected readonly table: RawBuilder<unknown>
  protected readonly format: StoredFormat<R>
  protected readonly unread: UnreadableRows
  protected readonly cache: InvalidatedCache<R[]> | undefined

  constructor(
    protected readonly mapping: CollectionDeclaration<R, C>,
    protected readonly database: Database,
    events: StoreEvents,
    log: Pick<Logger, 'error'>,
  ) {
    this.table = tableRef(mapping)
    this.format = storedFormat(mapping)
    this.unread = unreadableRows(mapping.name, log)
    if (mapping.cached) this.cache = invalidatedCache(() => this.list(), events)
  }

  async one(id: string): Promise<R | undefined> {
    if (this.cache) return (await this.cache.get()).find((record) => record.id === id)
    const statement = selectRecords(this.mapping, sql`where id = ${id}`)
    const [record] = this.parseRows(
      await this.database.queryPrepared({ name: `one of ${this.mapping.name}`, statement }),
    )
    return record
  }

  async findBy(column: C, value: string): Promise<R | undefined> {
    const rest = sql`where ${this.lookupClause(column, value)} order by seq desc limit 1`
    const [record] = await this.read(rest)
    return record
  }

  /**
   * Finds a page. One pass over the table selects what fits, of which the page and the numbers are taken: a search reads the
   * search text of every record. The records are read by their keys, so that the emails of others need not be collected.
   */
  async find({ skip, take, facet, ...query }: PageQuery<C>): Promise<FoundPage<R>> {
    const order = orderClause(query)
    const value = facet === undefined ? sql`null` : sql.ref(facet)
    const isList = facet !== undefined && this.mapping.columns[facet].type === 'list'
    const test = facet === undefined ? {} : { [facet]: query.where?.[facet] }
    const columns = [...new Set([query.sort, facet])].flatMap((name) =>
      name === undefined ? [] : [sql`, ${sql.ref(name)}`],
    )
    const statement = sql`
      with fitting as materialized (
        select seq ${sql.join(columns, sql``)} from ${this.table}
        where ${this.fitting(query, facet)}
      ), counted as (
        select value, count(*)::int as n
        from (select ${isList ? sql`unnest(${value})` : value}::text as value from fitting) as these
        group by value
      ), page as (
        select seq from fitting where ${whereClause(test)} ${order} limit ${take} offset ${skip}
      )
      select (select count(*)::int from fitting where ${whereClause(test)}) as total,
        coalesce((select array_agg(seq) from page), '{}')::text as keys,
        coalesce((select json_object_agg(value, n) from counted where value is not null), '{}')
          as counts`
    const [found] = foundRows.parse(await this.database.query(statement))
    if (!found || found.keys === '{}')
      return { records: [], total: found?.total ?? 0, counts: countsOf(found) }
    const these = sql`${found.keys}::bigint[]`
    const records = await this.read(sql`where seq = any(${these}) ${order}`)
    return { records, total: found.total, counts: countsOf(found) }
  }

  /**
   * Scans all matching records. Their keys are read at the start, the records in batches by their keys. The database
   * returns the keys of each batch as one array in text form: 200,000 rows of one key each would block the event loop
   * while the driver parses them, and burden every later garbage collection. No transaction or connection is held
   * between batches, however slowly the client reads, since visitors need them.
   */
  async scan(query: Query<C>): Promise<ExportScan<R>> {
    const portions = sql<{ keys: string; n: number }>`
      select array_agg(seq order by place)::text as keys, count(*)::int as n
      from (
        select seq, row_number() over () as place
        from (
          select seq from ${this.table} where ${this.fitting(query)} ${orderClause(query)}
        ) as in_order
      ) as placed
      group by (place - 1) / ${scanBatchSize} order by min(place)`
    const rows = await this.database.query(portions)
    const total = rows.reduce((sum, { n }) => sum + n, 0)
    return { total, batches: this.readPortions(rows.map(({ keys }) => keys)) }
  }

  count(where: Where<C>): Promise<number> {
    return this.countWhere(this.fitting({ where }))
  }

  countBy(column: C, where: Where<C>): Promise<ReadonlyMap<string, number>> {
    return this.countValues(column, this.fitting({ where }))
  }

  async sum<By extends C | 'day', S extends string>(
    query: SumQuery<C, By, S>,
  ): Promise<Sums<By, S>> {
    const { where, period, by, sums } = query
    const moment = sql.ref(period.column)
    const day = sql`(${moment} at time zone ${period.timeZone})::date`
    return groupedSums(this.database, {
      table: this.table,
      where: sql`${moment} >= ${period.from} and ${moment} < ${period.before}
        and ${this.fitting({ where })}`,
      keys: by.map((name) => [name, name === 'day' ? day : sql.ref(name)]),
      amounts: typedEntries(sums).map(([name, { of, where: only }]) => {
        const amount = of === undefined ? sql`1` : sql.ref(of)
        return [name, only ? sql`case when ${whereClause(only)} then ${amount} end` : amount]
      }),
    })
  }

  descendants(id: string): Promise<R[]> {
    return this.read(descendantsClause(this.mapping, id))
  }

  list(): Promise<R[]> {
    return this.read(sql`order by seq`)
  }

  /** Yields every record, oldest first, read in batches. */
  async *all(): AsyncGenerator<R> {
    for (let after = '0'; ;) {
      const keys = sql<{ seq: string }>`
        select seq from ${this.table} where seq > ${after} order by seq limit ${batchSize}`
      const last = (await this.database.query(keys)).at(-1)?.seq
      if (last === undefined) return
      yield* await this.read(sql`where seq > ${after} and seq <= ${last} order by seq`)
      after = last
    }
  }

  unreadable = async () => this.unread.all()

  /** Yields every record as it is stored, read in batches. */
  async *stored(): AsyncGenerator<unknown> {
    for await (const { record } of this.rows())
      yield record instanceof UnreadableRecord ? record.stored : this.format.toStored(record)
  }

  /** Reads every record once, since one that this release cannot read is only noticed then. */
  async lookForUnreadable(stopping: AbortSignal): Promise<void> {
    for await (const { id, record } of this.rows(scanBatchSize)) {
      if (stopping.aborted) return
      if (record instanceof UnreadableRecord) this.unread.note(id, record)
    }
  }

  /** Yields every row, oldest first, read in batches. */
  private async *rows(size = batchSize) {
    for (let after = '0'; ;) {
      const next = selectRecords(this.mapping, sql`where seq > ${after} order by seq limit ${size}`)
      const rows = readRows(this.mapping, await this.database.query(next))
      yield* rows
      after = rows.at(-1)?.seq ?? after
      if (rows.length < size) return
      await setImmediate()
    }
  }

  /** The condition of a query, except the conditions on one column. */
  private fitting(query: Query<C>, except?: C): RawBuilder<unknown> {
    return sql`${queryClause(this.mapping, query, except)} and ${this.unread.except}`
  }

  private async *readPortions(portions: readonly string[]): AsyncGenerator<R[]> {
    for (const keys of portions) {
      const these = sql`${keys}::bigint[]`
      const rest = sql`where seq = any(${these}) order by array_position(${these}, seq)`
      const statement = selectRecords(this.mapping, rest)
      const records = this.parseRows(
        await this.database.queryPrepared({ name: `some of ${this.mapping.name}`, statement }),
      )
      // Parsing them and the caller's work take separate turns of the event loop.
      await setImmediate()
      yield records
    }
  }

  protected lookupClause(column: C, value: string): RawBuilder<unknown> {
    const { type } = this.mapping.columns[column]
    return whereClause({ [column]: type === 'list' ? { has: value } : { is: value } })
  }

  /** Reads the records that `rest` (a where clause, an order, a limit) selects. */
  private async read(rest: RawBuilder<unknown>): Promise<R[]> {
    return this.parseRows(await this.database.query(selectRecords(this.mapping, rest)))
  }

  private async countWhere(where: RawBuilder<unknown>): Promise<number> {
    const counted = sql<{ n: string }>`select count(*) as n from ${this.table} where ${where}`
    return Number((await this.database.query(counted))[0]?.n)
  }

  private async countValues(
    column: C,
    where: RawBuilder<unknown>,
  ): Promise<ReadonlyMap<string, number>> {
    const isList = this.mapping.columns[column].type === 'list'
    const from = isList
      ? sql`${this.table}, unnest(${sql.ref(column)}) as value`
      : sql`(select ${sql.ref(column)}::text as value from ${this.table} where ${where}) as these`
    const counted = sql<{ value: string | null; n: string }>`
      select value, count(*) as n from ${from} ${isList ? sql`where ${where}` : sql``} group by 1`
    const rows = await this.database.query(counted)
    return new Map(rows.flatMap(({ value, n }) => (value === null ? [] : [[value, Number(n)]])))
  }

  protected async select(db: Kysely<unknown>, rest: RawBuilder<unknown>): Promise<R[]> {
    return this.parseRows((await selectRecords(this.mapping, rest).execute(db)).rows)
  }

  /** Returns the readable records of rows, and notes the others, so that no query counts them from then on. */
  private parseRows(rows: unknown[]): R[] {
    return readRows(this.mapping, rows).flatMap(({ id, record }) => {
      if (!(record instanceof UnreadableRecord)) return [record]
      this.unread.note(id, record)
      return []
    })
  }
}
