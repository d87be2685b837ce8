import { distinctiveWords } from '../../src/base/likeness'
import { isObject } from '../../src/base/parseJson'
import { policyOf } from '../../src/model/access/access'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import {
  comparedFields,
  identifiesSame,
  isName,
  sameValues,
} from '../../src/model/lists/matchFields'
import { demand } from '../access/permissions'
import { Refusal } from '../base/refusal'
import { allConditions, anyCondition, column, fromRows, type SqlCondition, sql } from '../db/db'
import { canHold } from '../query/compare'
import { searchOf } from '../query/list/search'
import type { RecordDraft, RecordValues, RequestContext } from '../query/requestContext'
import { reader } from '../query/row'
import { readScope } from '../query/scope'

/** A record that may be a duplicate of the one being created. */
interface SimilarRecord {
  /** The fields that match. */
  readonly by: readonly string[]
  readonly record: RecordDraft
}

/** Candidates examined; only the most similar ones are returned. */
const CANDIDATES = 60
const MOST_RESULTS = 5
/** A shorter name resembles too many others. */
const SHORTEST_NAME = 5
/** Letters of a word's beginning or end that are searched: a typing error spares one of them. */
const PART_LENGTH = 4

/**
 * Readable records that resemble what is being typed: the same identity number, phone or e-mail, or a similar
 * name; best match first. `but` excludes the record itself.
 */
export async function similarRecordsOf(
  request: RequestContext,
  body: RecordValues,
): Promise<SimilarRecord[]> {
  const { resource, me } = request
  demand(request, 'read')
  const typed = readTyped(request, body.values)
  const own = body.but === undefined ? undefined : resource.key.parse(body.but)
  const scope = allConditions([
    readScope(resource, me),
    ...(canHold(resource.key, own) ? [sql`${column(resource.key.name)} <> ${own}`] : []),
  ])
  const names = typed.filter(({ field }) => isName(field))
  const found = new Map<unknown, RecordDraft>()
  const collect = async (where: SqlCondition) => {
    for (const record of await rowsOf(request, where)) found.set(record[resource.key.name], record)
  }
  await collect(allConditions([scope, equalTo(typed)]))
  for (const { value } of names)
    for (const words of wordParts(value)) {
      const { where } = await searchOf(request.records.db, { resource, me, words, scope })
      await collect(where)
    }
  return [...found.values()]
    .map(record => ({
      by: typed
        .filter(({ field, value }) => identifiesSame(field, value, record[field.name]))
        .map(({ field }) => field.name),
      record,
    }))
    .filter(({ by }) => by.length > 0)
    .sort((a, b) => b.by.length - a.by.length)
    .slice(0, MOST_RESULTS)
}

interface Typed {
  readonly field: FieldModel
  readonly value: string
}

/** Unreadable fields are not compared. */
function readTyped({ resource, me }: RequestContext, values: unknown): Typed[] {
  if (!isObject(values)) throw new Refusal(400, 'badFilter')
  const { readable } = policyOf(resource, me)
  const fields = new Map(comparedFields(resource).map(field => [field.name, field]))
  return Object.entries(values).flatMap(([name, value]) => {
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

const equalTo = (typed: readonly Typed[]): SqlCondition =>
  anyCondition(
    typed
      .filter(({ field }) => !isName(field))
      .map(
        ({ field, value }) =>
          sql`${column(field.name)} in (${sql.join(sameValues(field, value).map(one => sql`${field.toStore(one)}`))})`,
      ),
  )

/** Beginnings and ends of the words of a name. */
function wordParts(name: string): string[][] {
  const words = distinctiveWords(name).slice(0, 6)
  if (words.join('').length < SHORTEST_NAME) return []
  const part = (word: string, from: 'start' | 'end') => {
    const letters = [...word]
    return (from === 'start' ? letters.slice(0, PART_LENGTH) : letters.slice(-PART_LENGTH)).join('')
  }
  return [words.map(word => part(word, 'start')), words.map(word => part(word, 'end'))]
}

/** Fields that identify a record: key, title, matching fields, list columns. */
function shownFields(resource: Resource, readable: ReadonlySet<string>): FieldModel[] {
  const { key, title, list } = resource
  const names = [key.name, ...title, ...comparedFields(resource).map(({ name }) => name)]
  return [...new Set([...names, ...list.columns])]
    .flatMap(name => resource.fields.get(name) ?? [])
    .filter(field => field.store && !field.isFile && !field.isSecret)
    .filter(({ name }) => name === key.name || readable.has(name))
}

async function rowsOf({ resource, me, records }: RequestContext, where: SqlCondition) {
  const fields = shownFields(resource, policyOf(resource, me).readable)
  const columns = fields.map(({ name, store }) => ({ name, store: store ?? ('text' as const) }))
  const rows = await records.db.tuples(
    columns,
    sql`${fromRows(resource, where)} limit ${CANDIDATES}`,
  )
  const read = reader(fields)
  return rows.map(row => read(Object.fromEntries(columns.map(({ name }, at) => [name, row[at]]))))
}
