import { expect } from 'vitest'
import type { Me, Policy } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import { isNever } from '../../src/model/rules/rule'
import type { Client } from './client'
import type { matrixWorld } from './matrixWorld'

type World = Awaited<ReturnType<typeof matrixWorld>>
interface Place {
  readonly client: Client
  readonly path: string
  readonly policy: Policy
  readonly resource: Resource
  readonly me: Me
}

/** An import finds only records its author may read, and requires only fields they may fill. */
export async function expectImport({ client, path, policy, resource, me }: Place, world: World) {
  const sendRequest = (field: string, names: unknown[]) =>
    client.post(`${path}/import/names`, { [field]: names.map(String) })
  const shut = isNever(policy.create) && isNever(policy.update)
  for (const field of resource.fields.values()) {
    if (shut || !policy.writable.has(field.name) || !field.target) {
      expect((await sendRequest(field.name, ['zz'])).status).toBe(shut ? 403 : 422)
      continue
    }
    const { target } = field
    const rows = world.rowsOf(target)
    const { status, body } = await sendRequest(field.name, keysIn(target, rows))
    expect(status).toBe(200)
    const found = keysIn(target, body.names?.[field.name] as unknown as typeof rows, 'key')
    const seen = rows.filter(row => world.maySee(target, row, me))
    expect([field.name, found.filter(key => key !== undefined).sort()]).toEqual([
      field.name,
      keysIn(target, seen).sort(),
    ])
  }
}

const keysIn = (
  { key }: Resource,
  rows: readonly Record<string, unknown>[],
  name: string = key.name,
) => [...new Set(rows.map(row => row[name]))]
