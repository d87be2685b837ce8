import { expect, test } from 'vitest'
import { catalogue as business } from '../../src/catalogue'
import { markState } from '../../src/domain/attendance/attendance'
import { moversOf } from '../../src/model/access/requires'
import { flowsOf } from '../../src/model/access/transition'
import type { Flow } from '../../src/model/definition/flow'
import { flowStepsOf } from '../../src/resources/flow/flowStepsOf'
import { nextMove } from '../../src/resources/flow/moves/openMoves'
import { rowChanges } from '../../src/resources/history/rowDiff'
import { creditFlow } from '../../src/schemas/flows/credit'
import { markFlow } from '../../src/schemas/flows/mark'
import { orderFlow } from '../../src/schemas/flows/order'
import { warrantyFlow } from '../../src/schemas/flows/warranty'
import { timeAgo } from '../../src/ui/controls/timeAgo'
import { catalogue } from './flowSchemas'

const way = (flow: unknown, now: number, record = {}) =>
  flowStepsOf(flow as Flow, now, { record: { ESTADO: now, ...record }, me: {} })
    .map(({ state, at }) => (at === 'now' ? `[${state}]` : state))
    .join(' ')

test.each([
  [6, '[6] 7 0 3 1'],
  [15, '[15] 6 7 0 3 1'],
  [13, '10 [13] 6 7 0 3 1'],
  [0, '6 7 [0] 3 1'],
  [5, '6 [5] 7 0 3 1'],
  [22, '6 7 0 3 [22] 23 1'],
  [1, '6 7 0 3 [1]'],
  [8, '6 [8]'],
])('the way of an order in state %i', (state, steps) => {
  expect(way(orderFlow, state)).toBe(steps)
})

test('an order without a courier goes by the evidence of who delivers it', () => {
  const delivered = { NUMEROGUIA: '000000000', IDUSUARIOENTREGARA: 4 }
  expect(way(orderFlow, 3, delivered)).toBe('6 7 0 [3] 22 23 1')
})

const orders = business.get('invoices')
const nextOf = (record: object) => nextMove(orders, record as Record<string, unknown>)

test('every state of the business tells the next step, unless it is an end', () => {
  const ends = [...business.resources].flatMap(([name, resource]) =>
    flowsOf(resource).map(([{ name: status }, { states }]) => [
      name,
      ...Object.keys(states).filter(state => !nextMove(resource, { [status]: Number(state) })),
    ]),
  )
  expect(
    ends
      .map(end => end.join(' '))
      .filter(text => / /.test(text))
      .sort(),
  ).toEqual([
    ...['attendance-marks 0 2 3 4', 'bureau-queries 5 6', 'credit-documents 2 5'],
    ...['credit-invitations 3 4', 'deposits 1 2', 'invoices 1 8', 'mark-corrections 1 2'],
    ...['position-consents 0 1', 'signature-requests 4 7', 'warranty-orders 2 3 4'],
  ])
})

test('proof of a delivery awaits the person who delivers, or an administrator', () => {
  const upload = nextOf({ ESTADO: 22 })
  expect(upload?.name).toBe('cargarEvidencia')
  const movers = (record: object) => upload && moversOf(upload, { ESTADO: 22, ...record })
  const people = ['IDUSUARIOENTREGARA']
  expect(movers({ IDUSUARIOENTREGARA: 4 })).toEqual({ people, roles: ['10'], isHidden: false })
  expect(movers({})).toEqual({ people: [], roles: ['10'], isHidden: true })
})

test('the ways of credit and warranty end where they are done', () => {
  expect(way(creditFlow, 2)).toBe('0 [2] 1 3 4')
  expect(way(warrantyFlow, 0)).toBe('[0] 1 2')
  expect(way(warrantyFlow, 3)).toBe('0 [3]')
})

test('a success that only follows another one is a further step', () => {
  const label = 'Estado'
  const [open, enrolled, finished] = [0, 1, 2]
  const states = {
    [open]: { label, colour: 'info' },
    [enrolled]: { label, colour: 'success' },
    [finished]: { label, colour: 'success' },
    3: { label, colour: 'default' },
  }
  const step = (from: number, to: number) => ({ label, from: [from], to, allow: ['admin'] })
  const transitions = {
    enrol: step(open, enrolled),
    finish: step(enrolled, finished),
    reopen: step(finished, 3),
  }
  const flow = { initial: open, states, transitions }
  expect(way(flow, open)).toBe('[0] 1 2')
  expect(way(flow, enrolled)).toBe('0 [1] 2')
  expect(way({ ...flow, transitions: { ...transitions, skip: step(open, finished) } }, open)).toBe(
    '[0] 1',
  )
})

test('states of the same order are no steps of a sequence', () => {
  expect(way(markFlow, markState.held)).toBe('[1]')
})

const columns = catalogue.get('requests').fields.get('PIEZAS')?.fields ?? []
const read = (old: unknown, now: unknown) =>
  rowChanges(columns, old, now).map(({ is, cells }) => [is, ...cells.map(({ values }) => values)])

test('child rows are compared by their ids, not by their places', () => {
  const [a, b, c] = [1, 2, 3].map(_ID => ({ _ID, CANTIDAD: _ID * 10 }))
  expect(read([a, b], [{ ...b, CANTIDAD: 5 }, c])).toEqual([
    ['Changed', [20, 5]],
    ['Added', [undefined, 30]],
    ['Removed', [undefined, 10]],
  ])
  expect(read(null, [a])).toEqual([['Added', [undefined, 10]]])
  expect(read([a], [a])).toEqual([])
})

test('how long ago is told in the largest unit that fits', () => {
  const now = Date.parse('2026-03-10T12:00:00.000Z')
  expect(timeAgo('2026-03-10T09:00:00.000Z', 'es', now)).toBe('hace 3 horas')
  expect(timeAgo('2026-03-09T09:00:00.000Z', 'es', now)).toBe('ayer')
  expect(timeAgo('2026-03-08T23:00:00.000Z', 'es', now)).toBe('anteayer')
  expect(timeAgo('2026-02-02T09:00:00.000Z', 'es', now)).toBe('hace 36 días')
  expect(timeAgo('2026-03-10T12:00:00.000Z', 'en', now)).toBe('now')
})
