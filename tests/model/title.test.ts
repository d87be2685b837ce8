import { expect, test } from 'vitest'
import { createCatalogue } from '../../src/model/check/catalogue'
import { recordTitle } from '../../src/model/fields/title'
import { defineResource } from '../../src/model/schema'

const visits = defineResource({
  name: 'visits',
  table: 'VISIT',
  key: 'id',
  title: ['name', 'day'],
  label: 'Visit | Visits',
  fields: { id: { kind: 'id' }, name: { kind: 'text' }, day: { kind: 'date' } },
  access: { admin: 'all' },
})

test('the marks of an Arabic date do not turn the other parts of a title', () => {
  const record = { id: 1, name: 'Ana', day: '2026-11-29' }
  const title = recordTitle(createCatalogue([visits]).get('visits'), record, ({ print }, value) =>
    print(value, 'ar'),
  )
  expect(title).toBe('Ana · 29/11/2026')
})

test('a title says once what two of its parts say alike', () => {
  const towns = defineResource({
    name: 'towns',
    table: 'TOWN',
    key: 'id',
    title: ['town', 'district'],
    label: 'Town | Towns',
    fields: { id: { kind: 'id' }, town: { kind: 'text' }, district: { kind: 'text' } },
    access: { admin: 'all' },
  })
  const resource = createCatalogue([towns]).get('towns')
  const titleOf = (town: string) =>
    recordTitle(resource, { id: 1, town, district: 'Macas' }, (_, value) => String(value))
  expect(titleOf('Macas')).toBe('Macas')
  expect(titleOf('Proaño')).toBe('Proaño Macas')
})
