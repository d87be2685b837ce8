import { expect } from 'vitest'
import type { Policy } from '../../src/model/access/access'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { isNever } from '../../src/model/rules/rule'
import type { Client } from './client'

type Row = Record<string, unknown>
interface Place {
  readonly client: Client
  readonly path: string
  readonly policy: Policy
  readonly resource: Resource
  readonly seen: readonly Row[]
}
interface Trial {
  /** Bodies that this person may not write. */
  readonly bodies: readonly Row[]
  /** A record they may change. */
  readonly row: Row | undefined
  readonly rows: readonly Row[]
}

/** Bulk requests follow the same rules: each refusal has the same name as that of a single request. */
export async function expectBulkRefused(place: Place, { bodies, row, rows: all }: Trial) {
  const { client, path, policy, resource, seen } = place
  const key = resource.key.name
  const twins = new Set(seen.map(each => each[key]))
  const strangers = all.filter(each => !twins.has(each[key])).slice(0, 3)
  const items = [
    ...bodies.map(changes => ({ changes })),
    ...(row ? bodies.map(changes => ({ id: row[key], changes })) : []),
    ...strangers.map(each => ({ id: each[key], changes: {} })),
    ...strangers.map(each => ({ match: { [key]: each[key] }, changes: {} })),
  ]
  const { status, body } = await client.post(`${path}/bulk?dryRun=true`, items)
  if (isNever(policy.create) && isNever(policy.update)) {
    expect(status).toBe(403)
    return ''
  }
  expect(status).toBe(200)
  const rows = body.rows as unknown as Row[]
  expect(rows.map(({ outcome }) => outcome)).toEqual(items.map(() => 'refused'))
  const details = isNever(policy.create) ? [] : rows.slice(0, bodies.length)
  for (const [at, { errors }] of details.entries())
    expect(Object.keys(errors as object).sort()).toEqual(Object.keys(bodies[at] ?? {}).sort())
  return JSON.stringify(body)
}

/** Fields this person may not see, and those they may see but not write; with values that no row has. */
export function forbidden({ policy, resource }: Pick<Place, 'policy' | 'resource'>): Row[] {
  const shut = [...resource.fields.values()].filter(({ name }) => !policy.writable.has(name))
  // All know that a password exists, but its value is never shown.
  const isKnown = ({ name, kind }: FieldModel) => policy.readable.has(name) || kind === 'password'
  return [shut.filter(field => !isKnown(field)), shut.filter(isKnown)]
    .map(fields => Object.fromEntries(fields.map(({ name }) => [name, 'ajeno-987'])))
    .filter(body => Object.keys(body).length > 0)
}
