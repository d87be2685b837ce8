import { allConditions, column, fromRows, sql, type Trx } from '../../db/db'
import type { RequestContext } from '../../query/requestContext'
import { readScope } from '../../query/scope'
import { currentRecord } from '../../write/rows/writeAnswer'
import { preparedUpdate } from '../../write/update'
import type { KanbanContext } from './kanbanContext'

/** Gap between positions; when none is left the column is renumbered. */
const STEP = 1024
const LEAST = 0.002

export interface PlacedCard {
  readonly id: number
  readonly position: number | null
}

export interface CardMoveRequest {
  readonly cardId: number
  readonly columnId: number
  /** Preceding card; null for the first position. A deleted card means the last position. */
  readonly afterId: number | null
}

/** Moves a card relative to another, independent of concurrent moves. */
export async function placeCard(
  trx: Trx,
  { columns, cards }: KanbanContext,
  move: CardMoveRequest,
) {
  const { columnId, cardId, afterId } = move
  // Serialises moves within a column.
  await currentRecord(trx, columns, { key: columnId, version: 'now' })
  const otherCards = (await cardsIn(trx, cards, columnId)).filter(({ id }) => id !== cardId)
  const at = placeAfter(otherCards, afterId)
  const position = positionBetween(otherCards[at - 1], otherCards[at])
  if (position !== undefined) return put(trx, cards, { id: cardId, columnId, position })
  const moved = { id: cardId, position: null }
  const order = [...otherCards.slice(0, at), moved, ...otherCards.slice(at)]
  return arrange(trx, cards, { columnId, order })
}

interface CardMove {
  readonly columnId: number
  readonly ids: readonly number[]
}

/** Orders the cards of a column; those not named follow. */
export async function orderCards(trx: Trx, cards: RequestContext, { columnId, ids }: CardMove) {
  const there = await cardsIn(trx, cards, columnId)
  const cardsById = new Map(there.map(card => [card.id, card]))
  const named = [...new Set(ids)].map(id => cardsById.get(id) ?? { id, position: null })
  const remaining = there.filter(({ id }) => !ids.includes(id))
  if (named.every(({ id }, at) => there[at]?.id === id)) return
  await arrange(trx, cards, { columnId, order: [...named, ...remaining] })
}

interface Order {
  readonly columnId: number
  readonly order: readonly PlacedCard[]
}

/** Renumbers positions, writing only changes. */
async function arrange(trx: Trx, cards: RequestContext, { columnId, order }: Order) {
  for (const [at, { id, position: was }] of order.entries()) {
    const position = (at + 1) * STEP
    if (was !== position) await put(trx, cards, { id, columnId, position })
  }
}

interface Put {
  readonly id: number
  readonly columnId: number
  readonly position: number
}

async function put(trx: Trx, cards: RequestContext, { id, columnId, position }: Put) {
  const work = await preparedUpdate(cards, { COLUMNA_ID: columnId, POSICION: position })
  await work(trx, { key: id, version: 'now' })
}

function placeAfter(cards: readonly PlacedCard[], afterId: number | null): number {
  if (afterId === null) return 0
  const at = cards.findIndex(({ id }) => id === afterId)
  return at < 0 ? cards.length : at + 1
}

/** Middle position; undefined if a position is unknown or no gap is left. */
export function positionBetween(
  before: PlacedCard | undefined,
  after: PlacedCard | undefined,
): number | undefined {
  const [from, to] = [before?.position, after?.position]
  if (from === null || to === null) return undefined
  if (from === undefined && to === undefined) return STEP
  if (to === undefined) return (from ?? 0) + STEP
  if (from === undefined) return to - STEP
  return to - from > LEAST ? (from + to) / 2 : undefined
}

/** Cards of a column in order. */
export async function cardsIn(
  trx: Trx,
  { resource, me }: RequestContext,
  columnId: number,
): Promise<PlacedCard[]> {
  const where = allConditions([sql`${column('COLUMNA_ID')} = ${columnId}`, readScope(resource, me)])
  const { rows } = await sql`select t."ID", t."POSICION" ${fromRows(resource, where)}`.execute(trx)
  const cards = rows.map(({ ID, POSICION }) => ({
    id: Number(ID),
    position: POSICION === null ? null : Number(POSICION),
  }))
  const place = ({ position }: PlacedCard) => position ?? Number.POSITIVE_INFINITY
  return cards.sort((a, b) => (place(a) === place(b) ? a.id - b.id : place(a) - place(b)))
}
