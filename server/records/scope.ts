import { type Me, type Policy, policyOf } from '../../src/model/access'
import type { Resource } from '../../src/model/resource'
import { allOf, isAlways, isNever, type Node } from '../../src/model/rule'
import { sql } from '../db/fragment'
import { both, type Condition } from './condition'
import { keyColumns } from './tables'
import { whereOf } from './where'

const none: Condition = sql`1 = 0`

/** The rows there are for this person's company: not deleted, of the company worked in. */
export const livingOf = (resource: Resource, me: Me): Condition =>
  inCompany(resource, me, sql`${sql.ref('t._DELETED_AT')} is null`)

const deadOf = (resource: Resource, me: Me): Condition =>
  inCompany(resource, me, sql`${sql.ref('t._DELETED_AT')} is not null`)

function inCompany(resource: Resource, me: Me, rows: Condition): Condition {
  if (!resource.company) return rows
  if (me.EMPRESA === null) return none
  return both([sql`${sql.ref(`t.${resource.company.name}`)} = ${me.EMPRESA}`, rows])
}

/** The deleted rows this person may bring back: those they could read, were they there. */
export function trashScope(resource: Resource, me: Me): Condition {
  const { read, restore } = policyOf(resource, me)
  return scopedTo(resource, me, { rule: allOf([read, restore]), rows: deadOf(resource, me) })
}

/**
 * The rows this person may read, inside the query itself (safety.md 2): "not yours" is "not found".
 * Rows that belong to another record are there only for who can read that one.
 */
export function readScope(resource: Resource, me: Me): Condition {
  const policy = policyOf(resource, me)
  const known = scopes.get(policy) ?? scoped(resource, me, policy.read)
  scopes.set(policy, known)
  return known
}

/** The same rows, and those of them that were deleted. */
export const everScope = (resource: Resource, me: Me): Condition =>
  scopedTo(resource, me, {
    rule: policyOf(resource, me).read,
    rows: inCompany(resource, me, sql`1 = 1`),
  })

/** A policy is made once for a person as they are now, and so is what it says in SQL. */
const scopes = new WeakMap<Policy, Condition>()

export const scoped = (resource: Resource, me: Me, rule: Node): Condition =>
  scopedTo(resource, me, { rule, rows: livingOf(resource, me) })

function scopedTo(
  resource: Resource,
  me: Me,
  { rule, rows }: { readonly rule: Node; readonly rows: Condition },
): Condition {
  if (isNever(rule)) return none
  const parts = [rows]
  if (!isAlways(rule)) parts.push(whereOf(rule, resource))
  const parent = parentScope(resource, me)
  if (parent) parts.push(parent)
  return both(parts)
}

function parentScope(resource: Resource, me: Me): Condition | undefined {
  const parent = resource.parent?.target
  if (!parent || !(isPart(resource) || needsParent(parent, me))) return undefined
  return withParent(resource, parent, readScope(parent, me))
}

const isPart = ({ schema }: Resource) => schema.partOfParent === true

/** The rows that are there, in every company: not deleted, nor part of a record that is. */
export function thereOf(resource: Resource): Condition {
  const rows = sql<boolean>`${sql.ref('t._DELETED_AT')} is null`
  const parent = resource.parent?.target
  if (!parent || !isPart(resource)) return rows
  return both([rows, withParent(resource, parent, thereOf(parent))])
}

/** The one place where a query reaches into another table: `t` inside stands for the parent's row. */
function withParent(resource: Resource, parent: Resource, among: Condition): Condition {
  const reference = resource.parent?.name
  const joined = keyColumns(parent).map(name =>
    name === parent.key.name
      ? sql<boolean>`${sql.ref(`t.${name}`)} = ${sql.ref(`own.${reference}`)}`
      : sql<boolean>`${sql.ref(`t.${name}`)} = ${sql.ref(`own.${name}`)}`,
  )
  const key = keyColumns(resource)
  const inner = key.map(name => sql<boolean>`${sql.ref(`own.${name}`)} = ${sql.ref(`t.${name}`)}`)
  return sql`exists (select 1 from ${sql.table(resource.table)} as own where ${both(inner)} and exists (select 1 from ${sql.table(parent.table)} as t where ${both(joined)} and ${among}))`
}

const needsParent = (parent: Resource, me: Me): boolean =>
  !isAlways(policyOf(parent, me).read) ||
  isPart(parent) ||
  (parent.parent?.target !== undefined && needsParent(parent.parent.target, me))
