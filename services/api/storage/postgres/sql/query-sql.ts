import { sql, type RawBuilder } from 'kysely'
import { searchColumn, type CollectionDeclaration } from '../../collection.ts'
import { testsOf, type Query, type Test, type Where } from '../../query.ts'
import { tableRef } from './table-mapping.ts'

type Sql = RawBuilder<unknown>
type Declared = Pick<CollectionDeclaration<{ id: string }>, 'name' | 'table' | 'parent'>

const allOf = (conditions: readonly Sql[]): Sql =>
  sql`${sql.join([sql`true`, ...conditions], sql` and `)}`

/** Returns the conditions of a query, except those on one column. */
export const whereClause = <C extends string>(where: Where<C> = {}, except?: C): Sql =>
  allOf(
    testsOf(where)
      .filter(([column]) => column !== except)
      .flatMap(([column, test]) => testClauses(sql.ref(column), test)),
  )

function testClauses(column: Sql, { is, not, in: within, has, from, before }: Test): Sql[] {
  const parts: Sql[] = []
  if (is === null) parts.push(sql`${column} is null`)
  else if (is === false) parts.push(sql`not ${column}`)
  else if (is !== undefined) parts.push(sql`${column} = ${is}`)
  if (not !== undefined) parts.push(sql`${column} is distinct from ${not}`)
  if (within !== undefined) {
    const one = sql`${column} = any(${within.filter((value) => value !== null)}::text[])`
    parts.push(within.includes(null) ? sql`(${one} or ${column} is null)` : one)
  }
  if (has !== undefined) parts.push(sql`${column} @> array[${has}]::text[]`)
  if (from !== undefined) parts.push(sql`${column} >= ${from}`)
  if (before !== undefined) parts.push(sql`${column} < ${before}`)
  return parts
}

/** Returns the conditions and the words of a query, except the conditions on one column. */
export const queryClause = <C extends string>(
  declared: Declared,
  { words = [], anyOf, where }: Query<C>,
  except?: C,
): Sql => {
  const all = (list: readonly string[]) => list.map((word) => wordClause(declared, word))
  const alternatives = anyOf?.map((list) => allOf(all(list)))
  const any = alternatives && sql`(${sql.join([sql`false`, ...alternatives], sql` or `)})`
  return allOf([whereClause(where, except), ...all(words), ...(any ? [any] : [])])
}

export function orderClause<C extends string>({ sort, order }: Query<C>): Sql {
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  if (!sort) return sql`order by seq ${direction}`
  return sql`order by ${sql.ref(sort)} ${direction} nulls last, seq desc`
}

/** Matches records that contain the word, or into which one that does was merged, directly or through others. */
function wordClause(declared: Declared, word: string): Sql {
  const found = sql`strpos(${sql.ref(searchColumn)}, ${word}) > 0`
  if (declared.parent === undefined) return found
  const [table, parent] = [tableRef(declared), sql.ref(declared.parent)]
  return sql`(${found} or id in (
    with recursive above as (
      select ${parent} as id from ${table} where ${parent} is not null and ${found}
      union
      select ${table}.${parent} from ${table} join above on ${table}.id = above.id
        where ${table}.${parent} is not null
    ) select id from above))`
}

/** Matches the records that were merged into one, directly or through others. */
export function descendantsClause(declared: Declared, id: string): Sql {
  if (declared.parent === undefined) return sql`where false`
  const [table, parent] = [tableRef(declared), sql.ref(declared.parent)]
  return sql`where id <> ${id} and id in (
    with recursive below as (
      select id from ${table} where ${parent} = ${id}
      union
      select ${table}.id from ${table} join below on ${table}.${parent} = below.id
    ) select id from below
  ) order by seq`
}
