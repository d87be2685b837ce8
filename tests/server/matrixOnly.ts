import { expect } from 'vitest'
import { type Me, type Policy, readableRowFields } from '../../src/model/access/access'
import type { FieldModel, Resource } from '../../src/model/fields/resource'

/** A reader of a resource, with its visible and hidden parts. */
interface Reader {
  readonly me: Me
  readonly resource: Resource
  readonly policy: Policy
  readonly hidden: readonly FieldModel[]
}

/** A record alone includes sealed values, which lists, history and search omit. */
export function openedIn<C extends Reader>(cell: C): C {
  const { policy, hidden } = cell
  const readable = new Set([...policy.readable, ...policy.opened])
  return {
    ...cell,
    policy: { ...policy, readable },
    hidden: hidden.filter(({ name }) => !policy.opened.has(name)),
  }
}

export function expectOnly(cell: Reader, row: object) {
  const { policy, resource, me } = cell
  const known = new Set([...policy.readable, resource.key.name, '_VERSION', '_can', '_flow'])
  expect(Object.keys(row).filter(name => !known.has(name))).toEqual([])
  expectNoTrace(cell, JSON.stringify(row))
  for (const field of resource.fields.values()) {
    const rows = (row as Record<string, unknown>)[field.name]
    if (!field.fields || !Array.isArray(rows)) continue
    const open = new Set(['_ID', ...readableRowFields(field, me).map(({ name }) => name)])
    expect(rows.flatMap(each => Object.keys(each)).filter(name => !open.has(name))).toEqual([])
  }
}

/** Texts of hidden fields name their field: none may appear anywhere. */
export function expectNoTrace({ resource, hidden }: Reader, text: string) {
  for (const { name } of hidden) expect(text).not.toContain(`zz ${resource.name} ${name} `)
}

/** Unreadable fields may not be queried. */
