import { fold } from '../../src/base/fold'
import { type Me, policyOf } from '../../src/model/access/access'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { hasShadow, shadowOf } from '../../src/model/fields/shadow'
import type { FoundKeys } from '../../src/model/import/items'
import { isNever } from '../../src/model/rules/rule'
import { hasShape } from '../../src/model/validation/shapeOf'
import { allConditions, column, type Db, fromRows, sql } from '../db/db'
import type { RecordKey, RequestContext } from '../query/requestContext'
import { readScope } from '../query/scope'
import type { NameQuestion } from './nameQuestion'

/**
 * Finds the records that names in a file refer to: by key, else by a unique field, else by title, among the
 * readable ones of the current company. One query per method and field.
 */
export async function findNames(
  { records, me }: RequestContext,
  questions: readonly NameQuestion[],
): Promise<Record<string, FoundKeys[]>> {
  const answers: Record<string, FoundKeys[]> = {}
  for (const { column: asked, field, names } of questions) {
    const target = field.target as Resource
    const ways = isNever(policyOf(target, me).read) ? [] : lookupsOf(target, me)
    const found = new Map<string, FoundKeys>()
    for (const way of ways) {
      const open = names.filter(name => !found.has(name))
      if (open.length > 0) await findBy(records.db.read, way, { names: open, found, me })
    }
    answers[asked] = names.map(name => found.get(name) ?? { problem: 'notReference' })
  }
  return answers
}

/** One method of recognising a record, with the name in its form. */
interface NameLookup {
  readonly target: Resource
  readonly field: FieldModel
  readonly said: (name: string) => RecordKey | undefined
  readonly kept: string
}

function lookupsOf(target: Resource, me: Me): NameLookup[] {
  const { readable } = policyOf(target, me)
  const [title, ...more] = target.title.map(name => target.fields.get(name))
  const unique = [...target.fields.values()].filter(field => field.words.unique === true)
  const others = title && more.length === 0 ? [...unique, title] : unique
  const named = others.filter(
    field => field !== target.key && readable.has(field.name) && field.store === 'text',
  )
  return [target.key, ...new Set(named)].map(field => lookupOf(target, field))
}

function lookupOf(target: Resource, field: FieldModel): NameLookup {
  const isFolded = field !== target.key && hasShadow(target, field)
  return {
    target,
    field,
    kept: isFolded ? shadowOf(field) : field.name,
    said: name => {
      const value = field.parse(name)
      if (value === null || !hasShape(field, value)) return undefined
      return isFolded ? fold(String(value)) : (value as RecordKey)
    },
  }
}

interface Finding {
  readonly names: readonly string[]
  readonly found: Map<string, FoundKeys>
  readonly me: Me
}
async function findBy(db: Db['read'], way: NameLookup, { names, found, me }: Finding) {
  const { target, kept } = way
  const said = new Map(names.map(name => [name, way.said(name)]))
  const values = [...new Set(said.values())].filter(value => value !== undefined)
  if (values.length === 0) return
  const where = allConditions([
    sql`${column(kept)} in (${sql.join(values)})`,
    readScope(target, me),
  ])
  const query = sql`select ${column(kept)} as "SAID", min(${column(target.key.name)}) as "KEY", count(*) as "N" ${fromRows(target, where)} group by ${column(kept)}`
  const { rows } = await query.execute(db)
  const known = new Map(rows.map(row => [row.SAID, row]))
  for (const [name, value] of said) {
    const row = value === undefined ? undefined : known.get(value)
    if (!row) continue
    const isOne = Number(row.N) === 1
    const key = target.key.fromStore(row.KEY as RecordKey) as RecordKey
    found.set(name, isOne ? { key } : { problem: 'severalFound' })
  }
}
