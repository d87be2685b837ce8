import { expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { canAffect } from '../../src/ui/notices/counts'

test.each([
  ['chat', true],
  ['mail', true],
  ['invoices', true],
  ['warranty-orders', true],
  ['presence', false],
  ['notices', false],
  ['kanban-cards', false],
  ['visits', false],
])('news of %s asks anew how much waits: %s', (resource, isRequested) => {
  expect(
    canAffect({ resource, id: 1, version: 1 }, { ...catalogue, unread: ['chat', 'mail'] }),
  ).toBe(isRequested)
})
