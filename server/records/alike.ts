import { tellingWords } from '../../src/domain/likeness'
import { policyOf } from '../../src/model/access'
import { alikeFields, isName, sameValues, speaksForOne } from '../../src/model/alike'
import type { FieldModel, Resource } from '../../src/model/resource'
import { sql } from '../db/fragment'
import { Refusal } from '../refusal'
import { fits } from './compare'
import { both, type Condition, column, either } from './condition'
import type { Asking, Values } from './context'
import { demand } from './forbid'
import { reader } from './row'
import { readScope } from './scope'
import { searchOf } from './search'

/** A record that may be the one somebody is about to make once more. */
export interface Alike {
  /** The fields that speak for it. */
  readonly by: readonly string[]
  readonly record: Record<string, unknown>
}

/** So many are looked at, of which the likeliest few are told. */
const LOOKED_AT = 60
const TOLD = 5
/** A name of fewer letters is like too many. */
const LETTERS = 5
/** How much of a word's beginning or end is looked for: a slip of the pen spares one of them. */
const PIECE = 4

/**
 * The records this person may read that resemble what is being typed: the same identity, phone or
 * mail, or much the same name; those with most in common first. `but` is the record itself.
 */
export async function alikeOf(asking: Asking, body: Values): Promise<Alike[]> {
  const { resource, me } = asking
  demand(asking, 'read')
  const typed = readTyped(asking, body.values)
  const own = body.but === undefined ? undefined : resource.key.parse(body.but)
  const scope = both([
    readScope(resource, me),
    ...(fits(resource.key, own) ? [sql`${column(resource.key.name)} <> ${own}`] : []),
  ])
  const names = typed.filter(({ field }) => isName(field))
  const found = new Map<unknown, Record<string, unknown>>()
  const keep = async (where: Condition) => {
    for (const record of await rowsOf(asking, where)) found.set(record[resource.key.name], record)
  }
  await keep(both([scope, sameIn(typed)]))
  for (const { value } of names)
    for (const words of piecesOf(value)) {
      const { where } = await searchOf(asking.records.db, { resource, me, words, among: scope })
      await keep(where)
    }
  return [...found.values()]
    .map(record => ({
      by: typed
        .filter(({ field, value }) => speaksForOne(field, value, record[field.name]))
        .map(({ field }) => field.name),
      record,
    }))
    .filter(({ by }) => by.length > 0)
    .sort((a, b) => b.by.length - a.by.length)
    .slice(0, TOLD)
}

interface Typed {
  readonly field: FieldModel
  readonly value: string
}

/** What may not be read may not be asked about either. */
function readTyped({ resource, me }: Asking, values: unknown): Typed[] {
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw new Refusal(400, 'badFilter')
  const { readable } = policyOf(resource, me)
  const fields = new Map(alikeFields(resource).map(field => [field.name, field]))
  return Object.entries(values as Values).flatMap(([name, value]) => {
    const field = fields.get(name)
    if (!field || !readable.has(name))
      throw new Refusal(400, 'unknownFilter', { params: { name: name.slice(0, 50) } })
    const read = field.parse(value) ?? null
    if (read === null) return []
    if (typeof read !== 'string' || read.length > 200)
      throw new Refusal(400, 'badFilterValue', { params: { name } })
    return [{ field, value: read }]
  })
}

const sameIn = (typed: readonly Typed[]): Condition =>
  either(
    typed
      .filter(({ field }) => !isName(field))
      .map(
        ({ field, value }) =>
          sql`${column(field.name)} in (${sql.join(sameValues(field, value).map(one => sql`${field.toStore(one)}`))})`,
      ),
  )

/** How the words of a name begin, and how they end. */
function piecesOf(name: string): string[][] {
  const words = tellingWords(name).slice(0, 6)
  if (words.join('').length < LETTERS) return []
  const cut = (word: string, from: 'start' | 'end') => {
    const letters = [...word]
    return (from === 'start' ? letters.slice(0, PIECE) : letters.slice(-PIECE)).join('')
  }
  return [words.map(word => cut(word, 'start')), words.map(word => cut(word, 'end'))]
}

/** Enough of a record to know it by: its key, its title, what speaks for it and what lists show of it. */
function shownFields(resource: Resource, readable: ReadonlySet<string>): FieldModel[] {
  const { key, title, list } = resource
  const names = [key.name, ...title, ...alikeFields(resource).map(({ name }) => name)]
  return [...new Set([...names, ...list.columns])]
    .flatMap(name => resource.fields.get(name) ?? [])
    .filter(field => field.store && !untold.has(field.kind))
    .filter(({ name }) => name === key.name || readable.has(name))
}
const untold = new Set<string>(['file', 'image', 'password'])

async function rowsOf({ resource, me, records }: Asking, where: Condition) {
  const fields = shownFields(resource, policyOf(resource, me).readable)
  const columns = fields.map(({ name, store }) => ({ name, store: store ?? ('text' as const) }))
  const rows = await records.db.tuples(
    columns,
    sql`from ${sql.table(resource.table)} as t where ${where} limit ${LOOKED_AT}`,
  )
  const read = reader(fields)
  return rows.map(row => read(Object.fromEntries(columns.map(({ name }, at) => [name, row[at]]))))
}
