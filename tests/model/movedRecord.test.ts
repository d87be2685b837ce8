import { expect, test } from 'vitest'
import { systemUserAs } from '../../src/model/access/systemUser'
import { movesOf } from '../../src/model/access/transition'
import { createCatalogue } from '../../src/model/check/catalogue'
import { defineResource } from '../../src/model/schema'
import { movedRecord } from '../../src/model/validation/movedRecord'

const loans = defineResource({
  name: 'loans',
  table: 'LOAN',
  key: 'id',
  title: 'id',
  label: 'Loan | Loans',
  fields: {
    id: { kind: 'id' },
    due: { kind: 'date' },
    fee: { kind: 'money' },
    total: { kind: 'computed', formula: { mul: ['fee', 2] } },
    late: { kind: 'boolean' },
    state: { kind: 'status', flow: 'life' },
  },
  access: { admin: 'all' },
  flow: {
    life: {
      initial: 0,
      states: {
        0: { label: 'Open', colour: 'info' },
        1: { label: 'Lent', colour: 'success' },
        2: { label: 'Lent for free', colour: 'success' },
      },
      transitions: {
        lend: {
          label: 'Lend',
          from: [0],
          to: [{ when: { fee: 0 }, value: 2 }, { value: 1 }],
          allow: ['admin'],
          effects: [
            { set: { due: { inDays: 14 }, fee: { formula: { add: ['fee', 1] } } } },
            { when: { fee: { gt: 100 } }, set: { late: true } },
            { update: 'loans', match: { id: 0 }, set: { late: true } },
          ],
        },
      },
    },
  },
})
const resource = createCatalogue([loans]).get('loans')
const moment = { me: systemUserAs('10'), now: new Date('2026-03-10T15:00:00Z') }
const lent = (fee: number) => {
  const move = movesOf(resource).get('lend')
  expect(move).toBeDefined()
  const record = { id: 1, state: 0, fee, late: false }
  return move && movedRecord(resource, move, { record, ...moment })
}

test('a transition leaves the record with its state, with what its effects set, and settled', () => {
  expect(lent(7)).toMatchObject({ state: 1, due: '2026-03-24', fee: 8, total: 16, late: false })
})

test('a target and an effect by rule are those of this record', () => {
  expect(lent(0)).toMatchObject({ state: 2 })
  expect(lent(100)).toMatchObject({ fee: 101, late: true })
})
