import type { Row, Trx } from '../../db/db'
import { sql } from '../../db/fragment'
import { refuse } from '../../records/body'
import { preparedCreate } from '../../records/create'
import { deleteIn } from '../../records/remove'
import { readScope } from '../../records/scope'
import { preparedUpdate } from '../../records/update'
import type { KanbanAsking } from './kanbanAsking'
import { cardsIn, orderCards } from './moves'

const STEP = 1024

export interface ColumnWish {
  readonly name?: string | undefined
  readonly cardIds?: readonly number[] | undefined
}

/** A new column at the end, with the cards it is given. */
export async function newColumn(
  trx: Trx,
  asking: KanbanAsking,
  { name, cardIds = [] }: ColumnWish,
) {
  const { columns, cards } = asking
  const { rows } =
    await sql<Row>`select max(t."POSICION") as "LAST" from ${sql.table(columns.resource.table)} as t where ${readScope(columns.resource, columns.me)}`.execute(
      trx,
    )
  const work = await preparedCreate(columns, {
    NOMBRE: name,
    POSICION: Number(rows[0]?.LAST ?? 0) + STEP,
  })
  const id = Number((await work(trx)).ID)
  await orderCards(trx, cards, { columnId: id, ids: cardIds })
  return id
}

/** Its name, and its cards in this order; cards of other columns come over, none is lost: an order of none is refused where there are some. */
export async function changeColumn(
  trx: Trx,
  { columns, cards }: KanbanAsking,
  { id, name, cardIds }: ColumnWish & { readonly id: number },
) {
  const work = await preparedUpdate(columns, name === undefined ? {} : { NOMBRE: name })
  await work(trx, { key: id, version: 'now' })
  if (cardIds?.length === 0 && (await cardsIn(trx, cards, id)).length > 0)
    refuse({ cardIds: { key: 'required' } })
  if (cardIds) await orderCards(trx, cards, { columnId: id, ids: cardIds })
}

/** The column with its cards (product.md 4), which come back with it; answers how many they were. */
export async function deleteColumn(trx: Trx, { columns, cards }: KanbanAsking, id: number) {
  const within = await cardsIn(trx, cards, id)
  await deleteIn(trx, columns, { key: id, version: 'now' })
  return within.length
}

/** The columns in this order; those it does not name stay behind them. */
export async function orderColumns(trx: Trx, { columns }: KanbanAsking, ids: readonly number[]) {
  for (const [at, id] of [...new Set(ids)].entries()) {
    const work = await preparedUpdate(columns, { POSICION: (at + 1) * STEP })
    await work(trx, { key: id, version: 'now' })
  }
}
