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
