import { expect } from 'vitest'
import type { Policy } from '../../src/model/access/access'
import { featuresWith } from '../../src/model/definition/feature'
import type { Resource } from '../../src/model/fields/resource'
import { isNever } from '../../src/model/rules/rule'
import { lookupFeature } from '../../src/schemas/features/checkout'
import type { Person } from './matrixWorld'

interface Cell extends Person {
  readonly resource: Resource
  readonly path: string
  readonly seen: readonly Record<string, unknown>[]
  readonly policy: Policy
}
type Rows = readonly Record<string, unknown>[]
type FeatureTest = (cell: Cell, all: Rows, isReader: boolean) => Promise<void>

/** What each server half answers a role: nothing of rows that the role may not read. */
const featureTests: Readonly<Record<string, FeatureTest>> = {
  async listSummary({ client, path, resource, seen }, _all, isReader) {
    const { status, body } = await client.get(`${path}/summary`)
    expect([resource.name, status]).toEqual([resource.name, isReader ? 200 : 403])
    if (!isReader) return
    const summary = body.summary as unknown as Record<string, { count: number }>
    expect([resource.name, summary.all?.count]).toEqual([resource.name, seen.length])
    for (const { count } of Object.values(summary)) expect(count).toBeLessThanOrEqual(seen.length)
  },
  async lineLookups({ client, path, resource, seen }, all, isReader) {
    const keyOf = (row: Record<string, unknown>) => String(row[resource.key.name])
    const known = new Set(seen.map(keyOf))
    const { lines = '' } = lookupFeature.of(resource.schema) ?? {}
    for (const key of all.map(keyOf)) {
      const { status } = await client.get(`${path}/${encodeURIComponent(key)}/beside/${lines}`)
      // without a column for the role nobody reads beside its rows
      const expected = known.has(key) ? [200, 403] : isReader ? [403, 404] : [403]
      expect([resource.name, key, expected.includes(status)]).toEqual([resource.name, key, true])
    }
  },
  async messageTemplate({ client, path, resource, seen }, all, isReader) {
    const keyOf = (row: Record<string, unknown>) => String(row[resource.key.name])
    const known = new Set(seen.map(keyOf))
    for (const key of all.map(keyOf)) {
      const { status } = await client.get(`${path}/${encodeURIComponent(key)}/message`)
      const expected = known.has(key) ? 200 : isReader ? 404 : 403
      expect([resource.name, key, status]).toEqual([resource.name, key, expected])
    }
  },
  async reportWorkbook({ client, path, resource }, _all, isReader) {
    const { status, body } = await client.post(`${path}/export`, { format: 'report' })
    expect([resource.name, status]).toEqual([resource.name, isReader ? 200 : 403])
    if (!isReader) return
    // of what rows hold: tests/server/export.test.ts
    const made = await client.get(String(body.url))
    expect([resource.name, made.status]).toEqual([resource.name, 200])
  },
}

/** Asks the endpoints of every feature that the schema uses; a feature without a test here fails. */
export async function expectFeatures(cell: Cell, all: Rows) {
  for (const feature of featuresWith('server', cell.resource.schema)) {
    const expectFeature = featureTests[feature]
    if (!expectFeature) throw new Error(`matrixFeatures.ts has no test of ${feature}`)
    await expectFeature(cell, all, !isNever(cell.policy.read))
  }
}
