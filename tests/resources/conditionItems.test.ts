import { expect, test } from 'vitest'
import { conditionsIn, filterOfConditions } from '../../src/resources/list/conditions/items'

const or = [{ A: [1] }, { B: { contains: 'x' } }]
const related = { count: 'orders', via: 'A', where: { D: { during: 'this month' } }, gt: 3 }

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['values of a set', { A: [1, 2] }],
  ['a text', { A: { contains: 'x' } }],
  ['the opposite of a text', { not: { A: { contains: 'x' } } }],
  ['a range', { A: { gte: 1, lte: 5 } }],
  ['one bound', { A: { gt: 1 } }],
  ['no value', { A: { empty: true } }],
  ['a period behind a reference', { 'A.B': { during: 'last 7 days' } }],
  ['a comparison with another field', { A: { gt: { field: 'B' } } }],
  ['two of them on one field', { A: { gt: { field: 'B' } }, and: [{ A: { lt: { field: 'C' } } }] }],
  ['two conditions on one field', { A: { gt: 1 }, and: [{ A: { ne: 5 } }] }],
  ['one of several', { or }],
  ['a group beside another condition', { C: { eq: 1 }, or }],
  ['two groups', { or, and: [{ or: [...or, { C: [1] }] }] }],
  ['alternatives of which one has two conditions', { or: [{ A: [1], B: { gt: 2 } }, { C: [1] }] }],
  ['a number of related rows', { related }],
  ['two numbers of related rows', { related, and: [{ related: { ...related, gt: 9 } }] }],
  ['what the panel cannot edit', { not: { or } }],
  ['a group within a group', { or: [{ or, C: [1] }, { A: [2] }] }],
])('%s is read and written again', (_name, filter) => {
  expect(filterOfConditions(conditionsIn(filter))).toEqual(filter)
})

test('search and tab are no conditions', () => {
  expect(conditionsIn({ q: 'x', tab: 'all', A: [1] }).items).toEqual([
    { path: 'A', op: 'in', value: [1] },
  ])
})

test('a plain value is one value, and midnights as links write them are days', () => {
  expect(conditionsIn({ A: 5, B: { gte: '2026-03-01T05:00:00.000Z' } }).items).toEqual([
    { path: 'A', op: 'eq', value: 5 },
    { path: 'B', op: 'gte', value: '2026-03-01' },
  ])
  expect(conditionsIn({ B: { lt: '2026-03-02T05:00:00.000Z' } }).items).toEqual([
    { path: 'B', op: 'lte', value: '2026-03-01' },
  ])
})

test('incomplete conditions are left out', () => {
  const items = [
    { path: '', op: 'eq' },
    { path: 'A', op: 'in', value: [] },
    { path: 'B', op: 'contains', value: '' },
    { path: 'C', op: 'gt', value: 3 },
    {
      joint: 'any',
      items: [
        { path: 'D', op: 'eq' },
        { path: 'E', op: 'eq', value: 0 },
      ],
    },
    { count: 'orders', via: 'A', op: 'gt', where: [] },
  ] as const
  expect(filterOfConditions({ joint: 'all', items })).toEqual({ C: { gt: 3 }, E: { eq: 0 } })
})
