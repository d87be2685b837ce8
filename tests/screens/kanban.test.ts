import { expect, test } from 'vitest'
import { fold } from '../../src/base/fold'
import type { KanbanBoard, KanbanBoardCard } from '../../src/contracts/kanban'
import { matches, withCard, withMoves } from '../../src/custom-pages/kanban/board'
import { moveKind } from '../../src/custom-pages/kanban/moves'
import { newEntryHead } from '../../src/providers/sendLater/laterOf'
import { createQueue } from '../../src/providers/sendLater/queue'
import { memoryBox } from '../providers/memoryBox'

const card = (
  id: number,
  columnId: number,
  more: Partial<KanbanBoardCard> = {},
): KanbanBoardCard => ({
  id,
  columnId,
  position: id * 10,
  name: `Tarjeta ${id}`,
  description: '',
  assignee: [],
  due: [null, null],
  labels: [],
  checklist: [],
  attachments: [],
  comments: [],
  completed: false,
  version: 1,
  ...more,
})
const board: KanbanBoard = {
  cards: [card(1, 7), card(2, 7), card(3, 7), card(4, 8)],
  columns: [
    { id: 7, name: 'A', cardIds: [1, 2, 3] },
    { id: 8, name: 'B', cardIds: [4] },
  ],
  columnOrder: [7, 8],
}
const order = ({ columns }: KanbanBoard) => columns.map(({ cardIds }) => cardIds)
const move = (cardId: number, columnId: number, afterId: number | null) => ({
  cardId,
  columnId,
  afterId,
  key: `${cardId}-${columnId}`,
})

test.each([
  ['first', move(3, 7, null), [[3, 1, 2], [4]]],
  [
    'after another',
    move(1, 8, 4),
    [
      [2, 3],
      [4, 1],
    ],
  ],
  [
    'after one that is gone',
    move(1, 8, 99),
    [
      [2, 3],
      [4, 1],
    ],
  ],
  ['to a column that is gone', move(1, 99, null), [[1, 2, 3], [4]]],
  ['that is gone', move(99, 7, null), [[1, 2, 3], [4]]],
])('a card moved %s', (_where, input, expected) => {
  expect(order(withMoves(board, [input]))).toEqual(expected)
})

test('what another did shows under what is not sent yet', () => {
  const theirs = withCard(board, 2, card(2, 8, { position: 1 }))
  expect(order(theirs)).toEqual([
    [1, 3],
    [2, 4],
  ])
  expect(order(withMoves(theirs, [move(1, 8, 2)]))).toEqual([[3], [2, 1, 4]])
  expect(order(withCard(theirs, 4, undefined))).toEqual([[1, 3], [2]])
})

test('news that was overtaken changes nothing', () => {
  const now = withCard(board, 2, card(2, 8, { version: 3 }))
  expect(withCard(now, 2, card(2, 7, { version: 2 }))).toBe(now)
})

test('moves outlive the page, the last of each card alone; what is no move is not sent', async () => {
  const box = memoryBox()
  const requests: unknown[] = []
  const line = { isCut: true }
  const exchange = async (_: string, { body }: { body?: unknown } = {}) => {
    if (!line.isCut) requests.push(body)
    return { status: line.isCut ? 0 : 200, ok: !line.isCut, headers: new Headers(), body: {} }
  }
  const http = { exchange, upload: exchange }
  const open = () => createQueue(moveKind, { box, http, owner: () => '1|A' })
  await box.write('move|1|A|9', { ...newEntryHead('1|A'), cardId: '1' })
  const queue = open()
  let clock = 0
  for (const [cardId, columnId, afterId] of [
    [1, 7, null],
    [2, 8, 4],
    [1, 8, 2],
  ] as const) {
    const at = new Date(++clock).toISOString()
    await queue.add({ ...newEntryHead('1|A'), at, name: '', cardId, columnId, afterId })
  }
  line.isCut = false
  const later = open()
  await later.read()
  await later.send()
  expect(requests).toEqual([
    { cardId: 2, columnId: 8, afterId: 4 },
    { cardId: 1, columnId: 8, afterId: 2 },
  ])
})

test('a filter finds by text without accents, by person and by label', () => {
  const requested = card(1, 7, {
    name: 'Importación',
    labels: ['urgente'],
    assignee: [{ id: 5, name: 'Ana' }],
  })
  const found = (text: string, person: number | null, label: string | null) =>
    matches({ text, person, label }, fold)(requested)
  expect(found('importacion', 5, 'urgente')).toBe(true)
  expect([found('x', null, null), found('', 6, null), found('', null, 'interno')]).toEqual([
    false,
    false,
    false,
  ])
})
