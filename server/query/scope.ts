import { tenantOf } from '../../src/base/business'
import { type Me, type Policy, policyOf } from '../../src/model/access/access'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { allOf, isAlways, isNever, type Node } from '../../src/model/rules/rule'
import { allConditions, alwaysFalse, alwaysTrue, fromRows, type SqlCondition, sql } from '../db/db'
import { keyColumns } from './tables'
import { whereOf } from './where'

/** Rows of this person's company that are not deleted. */
export const activeRows = (resource: Resource, me: Me): SqlCondition =>
  inCompany(resource, me, sql`${sql.ref('t._DELETED_AT')} is null`)

/** Deleted rows of this person's company. */
export const deletedRows = (resource: Resource, me: Me): SqlCondition =>
  inCompany(resource, me, sql`${sql.ref('t._DELETED_AT')} is not null`)

function inCompany(resource: Resource, me: Me, rows: SqlCondition): SqlCondition {
  if (!resource.company) return rows
  if (tenantOf(me) === null) return alwaysFalse
  return allConditions([sql`${sql.ref(`t.${resource.company.name}`)} = ${tenantOf(me)}`, rows])
}

/** Deleted rows that this person may restore: those they could read. */
export function trashScope(resource: Resource, me: Me): SqlCondition {
  const { read, restore } = policyOf(resource, me)
  return scopedTo(resource, me, { rule: allOf([read, restore]), rows: deletedRows(resource, me) })
}

/**
 * Rows the user may read, as part of the query, so that other rows are "not found". Rows with a parent need
 * read access to the parent.
 */
export function readScope(resource: Resource, me: Me): SqlCondition {
  const policy = policyOf(resource, me)
  const known = scopes.get(policy) ?? scoped(resource, me, policy.read)
  scopes.set(policy, known)
  return known
}

/** The same rows, including deleted ones. */
export const scopeWithDeleted = (resource: Resource, me: Me): SqlCondition =>
  scopedTo(resource, me, {
    rule: policyOf(resource, me).read,
    rows: inCompany(resource, me, alwaysTrue),
  })

/** A policy is built once per person and state, and so is its SQL. */
const scopes = new WeakMap<Policy, SqlCondition>()

const scoped = (resource: Resource, me: Me, rule: Node): SqlCondition =>
  scopedTo(resource, me, { rule, rows: activeRows(resource, me) })

function scopedTo(
  resource: Resource,
  me: Me,
  { rule, rows }: { readonly rule: Node; readonly rows: SqlCondition },
): SqlCondition {
  if (isNever(rule)) return alwaysFalse
  const parts = [rows]
  if (!isAlways(rule)) parts.push(whereOf(rule, resource))
  const parent = parentScope(resource, me)
  if (parent) parts.push(parent)
  return allConditions(parts)
}

function parentScope(resource: Resource, me: Me): SqlCondition | undefined {
  const parent = resource.parent?.target
  if (!parent || !(isPart(resource) || needsParent(parent, me))) return undefined
  return withParent(resource, parent, readScope(parent, me))
}

/** Effect on the rows when the referenced record is deleted. */
export const onDelete = ({ reference }: FieldModel) => reference?.onDelete

const isPart = ({ parent }: Resource) => parent !== undefined && onDelete(parent) === 'cascade'

/** Existing rows of every company: neither deleted nor part of a deleted record. */
export function existingRows(resource: Resource): SqlCondition {
  const rows = sql<boolean>`${sql.ref('t._DELETED_AT')} is null`
  const parent = resource.parent?.target
  if (!parent || !isPart(resource)) return rows
  return allConditions([rows, withParent(resource, parent, existingRows(parent))])
}

/** The only place where a query reaches into another table; inside, `t` is the parent's row. */
function withParent(resource: Resource, parent: Resource, condition: SqlCondition): SqlCondition {
  const reference = resource.parent?.name
  const joined = keyColumns(parent).map(name =>
    name === parent.key.name
      ? sql<boolean>`${sql.ref(`t.${name}`)} = ${sql.ref(`own.${reference}`)}`
      : sql<boolean>`${sql.ref(`t.${name}`)} = ${sql.ref(`own.${name}`)}`,
  )
  const key = keyColumns(resource)
  const inner = key.map(name => sql<boolean>`${sql.ref(`own.${name}`)} = ${sql.ref(`t.${name}`)}`)
  return sql`exists (select 1 from ${sql.table(resource.table)} as own where ${allConditions(inner)} and exists (select 1 ${fromRows(parent, ...joined, condition)}))`
}

const needsParent = (parent: Resource, me: Me): boolean =>
  !isAlways(policyOf(parent, me).read) ||
  isPart(parent) ||
  (parent.parent?.target !== undefined && needsParent(parent.parent.target, me))
