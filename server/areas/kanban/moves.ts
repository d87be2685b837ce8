import type { Row, Trx } from '../../db/db'
import { sql } from '../../db/fragment'
import { current } from '../../records/answer'
import { both, column } from '../../records/condition'
import type { Asking } from '../../records/context'
import { readScope } from '../../records/scope'
import { preparedUpdate } from '../../records/update'
import type { KanbanAsking } from './kanbanAsking'

/** Between two cards there is room for a while; where there is none left the column is spaced anew. */
const STEP = 1024
const LEAST = 0.002

export interface Placed {
  readonly id: number
  readonly position: number | null
}

export interface Move {
  readonly cardId: number
  readonly columnId: number
  /** The card it comes after; first where there is none. One that is gone meanwhile: last. */
  readonly afterId: number | null
}

/** Puts a card where somebody meant it to be, whatever others moved meanwhile. */
export async function moveCard(trx: Trx, { columns, cards }: KanbanAsking, move: Move) {
  const { columnId, cardId, afterId } = move
  // Who moves within this column waits for whoever does so now.
  await current(trx, columns, { key: columnId, version: 'now' })
  const others = (await cardsIn(trx, cards, columnId)).filter(({ id }) => id !== cardId)
  const at = placeAfter(others, afterId)
  const position = between(others[at - 1], others[at])
  if (position !== undefined) return put(trx, cards, { id: cardId, columnId, position })
  const moved = { id: cardId, position: null }
  const order = [...others.slice(0, at), moved, ...others.slice(at)]
  return arrange(trx, cards, { columnId, order })
}

interface Wish {
  readonly columnId: number
  readonly ids: readonly number[]
}

/** Gives the cards of a column this order; those it does not name come after. */
export async function orderCards(trx: Trx, cards: Asking, { columnId, ids }: Wish) {
  const there = await cardsIn(trx, cards, columnId)
  const known = new Map(there.map(card => [card.id, card]))
  const named = [...new Set(ids)].map(id => known.get(id) ?? { id, position: null })
  const rest = there.filter(({ id }) => !ids.includes(id))
  if (named.every(({ id }, at) => there[at]?.id === id)) return
  await arrange(trx, cards, { columnId, order: [...named, ...rest] })
}

interface Order {
  readonly columnId: number
  readonly order: readonly Placed[]
}

/** Positions from the first to the last, written where they are others. */
async function arrange(trx: Trx, cards: Asking, { columnId, order }: Order) {
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

async function put(trx: Trx, cards: Asking, { id, columnId, position }: Put) {
  const work = await preparedUpdate(cards, { COLUMNA_ID: columnId, POSICION: position })
  await work(trx, { key: id, version: 'now' })
}

function placeAfter(cards: readonly Placed[], afterId: number | null): number {
  if (afterId === null) return 0
  const at = cards.findIndex(({ id }) => id === afterId)
  return at < 0 ? cards.length : at + 1
}

/** The middle between two; none where a place is unknown, or there is no room. */
export function between(before: Placed | undefined, after: Placed | undefined): number | undefined {
  const [from, to] = [before?.position, after?.position]
  if (from === null || to === null) return undefined
  if (from === undefined && to === undefined) return STEP
  if (to === undefined) return (from ?? 0) + STEP
  if (from === undefined) return to - STEP
  return to - from > LEAST ? (from + to) / 2 : undefined
}

/** The cards of a column as they lie. */
export async function cardsIn(
  trx: Trx,
  { resource, me }: Asking,
  columnId: number,
): Promise<Placed[]> {
  const where = both([sql`${column('COLUMNA_ID')} = ${columnId}`, readScope(resource, me)])
  const { rows } =
    await sql<Row>`select t."ID", t."POSICION" from ${sql.table(resource.table)} as t where ${where}`.execute(
      trx,
    )
  const cards = rows.map(({ ID, POSICION }) => ({
    id: Number(ID),
    position: POSICION === null ? null : Number(POSICION),
  }))
  const place = ({ position }: Placed) => position ?? Number.POSITIVE_INFINITY
  return cards.sort((a, b) => (place(a) === place(b) ? a.id - b.id : place(a) - place(b)))
}
