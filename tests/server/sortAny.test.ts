import { beforeEach, describe, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import type { Client } from './client'
import { useServer } from './useServer'

const parcels = defineResource({
  name: 'parcels',
  table: 'PAQUETE',
  key: 'ID',
  title: 'ID',
  label: 'Paquete | Paquetes',
  fields: {
    ID: { kind: 'id' },
    ESTANTE: { kind: 'text', sortable: true },
    PESO: { kind: 'integer' },
    COSTO: { kind: 'money', read: ['admin'] },
  },
  list: { columns: ['ID', 'ESTANTE'] },
  access: { admin: 'all', salesAgent: 'read' },
})
const server = useServer({ catalogue: aCatalogue(parcels) })

const sorted = (user: Client, field: string) =>
  user.get(`/hanadb/api/parcels?sort=${encodeURIComponent(JSON.stringify([field, 'DESC']))}`)

test('a list sorts by any readable column, without an index up to a number of rows', async () => {
  const admin = await server.as('10')
  await server.insert('parcels', { ID: 1, PESO: 5 }, { ID: 2, PESO: 9 }, { ID: 3 })
  const { body } = await sorted(admin, 'PESO')
  expect((body.data as unknown as { ID: number }[]).map(({ ID }) => ID)).toEqual([2, 1, 3])
  const refused = await sorted(await server.as('7'), 'COSTO')
  expect(refused).toMatchObject({ status: 400, body: { code: 'unknownSort' } })
  expect(refused.body.message).toContain('ID, ESTANTE')
  const rows = Array.from({ length: 9_997 }, (_, at) => ({ ID: at + 4, PESO: at }))
  for (let at = 0; at < rows.length; at += 1_000)
    await server.insert('parcels', ...rows.slice(at, at + 1_000))
  expect((await sorted(admin, 'PESO')).body.code).toBe('unknownSort')
  expect((await sorted(admin, 'ESTANTE')).status).toBe(200)
})

describe('a list by two columns', () => {
  const page = (user: Client, sort: unknown, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ sort: JSON.stringify(sort), ...more })
    return user.get(`/hanadb/api/parcels?${query}`)
  }
  const ids = ({ body }: { body: Record<string, unknown> }) =>
    (body.data as { ID: number }[]).map(({ ID }) => ID)

  beforeEach(() =>
    server.insert(
      'parcels',
      { ID: 1, ESTANTE: 'b', PESO: 5 },
      { ID: 2, ESTANTE: 'a', PESO: 9 },
      { ID: 3, ESTANTE: 'A' },
      { ID: 4, ESTANTE: 'a', PESO: 9 },
      { ID: 5, PESO: 1 },
      { ID: 6, ESTANTE: 'a', PESO: 2 },
      { ID: 7 },
      { ID: 8, ESTANTE: 'b' },
    ),
  )

  const orders = [
    [
      ['ESTANTE', 'ASC', 'PESO', 'DESC'],
      [4, 2, 6, 3, 1, 8, 5, 7],
    ],
    [
      ['ESTANTE', 'DESC', 'PESO', 'ASC'],
      [1, 8, 6, 2, 4, 3, 5, 7],
    ],
    [
      ['PESO', 'ASC', 'ESTANTE', 'ASC'],
      [5, 6, 1, 2, 4, 3, 8, 7],
    ],
    [
      ['ID', 'DESC', 'PESO', 'ASC'],
      [8, 7, 6, 5, 4, 3, 2, 1],
    ],
  ] as const
  test.each(orders)('%j: empty values last in both columns', async (sort, expected) => {
    const admin = await server.as('10')
    expect(ids(await page(admin, sort))).toEqual(expected)
  })

  test.each(orders)('%j: cursors lead through all pages and back', async (sort, expected) => {
    const admin = await server.as('10')
    const range = '[0,1]'
    const forward: number[][] = []
    let answer = await page(admin, sort, { range })
    const seen = () => answer.body.cursors as { next?: string; previous?: string }
    for (;;) {
      forward.push(ids(answer))
      const { next } = seen()
      if (!next || forward.length > 4) break
      answer = await page(admin, sort, { range, after: next })
    }
    expect(forward.flat()).toEqual(expected)
    answer = await page(admin, sort, { range: '[6,7]' })
    const backward = [ids(answer)]
    while (seen().previous && backward.length < 4) {
      answer = await page(admin, sort, { range, before: seen().previous ?? '' })
      backward.unshift(ids(answer))
    }
    expect(backward.flat()).toEqual(expected)
  })

  test('a column that may not be read, one named twice and half a second column are refused', async () => {
    const agent = await server.as('7')
    const code = async (sort: unknown) => (await page(agent, sort)).body.code
    expect(await code(['ESTANTE', 'ASC', 'COSTO', 'ASC'])).toBe('unknownSort')
    expect(await code(['ESTANTE', 'ASC', 'ESTANTE', 'DESC'])).toBe('badSort')
    expect(await code(['ESTANTE', 'ASC', 'PESO'])).toBe('badSort')
  })
})
