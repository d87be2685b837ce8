import { afterEach, expect, test } from 'vitest'
import { bulk, usePartsStore } from './bulkCalls'
import { expectHumane, expectNoFault, snapshot } from './humane'

const { server, threeParts } = usePartsStore()

afterEach(() => expectNoFault(server))

test.each<[string, unknown, { query?: string; status?: number }?]>([
  ['no list', { id: 1 }],
  ['rows that are no objects', [1]],
  ['a row without changes', [{ id: 1 }]],
  ['unknown words', [{ id: 1, changes: {}, force: true }]],
  ['an id and a match', [{ id: 1, match: { ID: 1 }, changes: {} }]],
  ['a strange id', [{ id: { $gt: 0 }, changes: {} }]],
  ['a strange version', [{ id: 1, _VERSION: '1 or 1=1', changes: {} }]],
  ['a version of nothing', [{ _VERSION: 1, changes: {} }]],
  ['a prototype', '[{"changes":{"__proto__":{"PRECIO":1}}}]'],
  ['an inherited name', [{ changes: { constructor: 1 } }], { status: 422 }],
  ['an inherited match', [{ match: { toString: 1 }, changes: {} }], { status: 422 }],
  ['501 rows', Array.from({ length: 501 }, () => ({ changes: {} }))],
  ['too many bytes', [{ changes: { NOMBRE: 'x'.repeat(1_100_000) } }], { status: 413 }],
  ['a strange flag', [], { query: '?dryRun=yes' }],
  ['a strange batch', [], { query: '?batch=1' }],
  ['a strange parameter', [], { query: '?force=true' }],
])(
  '%s is refused in words, and nothing is changed',
  async (_name, body, { query = '', status = 400 } = {}) => {
    const { boss } = await threeParts()
    const before = await snapshot(server)
    expectHumane(await bulk(boss, body, query), [status])
    expect(await snapshot(server)).toBe(before)
  },
)
