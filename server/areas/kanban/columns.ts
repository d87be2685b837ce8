import { fromRows, sql, type Trx } from '../../db/db'
import { readScope } from '../../query/scope'
import { preparedCreate } from '../../write/create'
import { deleteIn } from '../../write/remove'
import { refuse } from '../../write/rows/body'
import { preparedUpdate } from '../../write/update'
import type { KanbanContext } from './kanbanContext'
import { cardsIn, orderCards } from './moves'

const STEP = 1024

interface ColumnInput {
  readonly name?: string | undefined
  readonly cardIds?: readonly number[] | undefined
}

/** Appends a column with the given cards. */
export async function insertColumn(
  trx: Trx,
  request: KanbanContext,
  { name, cardIds = [] }: ColumnInput,
) {
  const { columns, cards } = request
  const query = sql`select max(t."POSICION") as "LAST" ${fromRows(columns.resource, readScope(columns.resource, columns.me))}`
  const { rows } = await query.execute(trx)
  const work = await preparedCreate(columns, {
    NOMBRE: name,
    POSICION: Number(rows[0]?.LAST ?? 0) + STEP,
  })
  const id = Number((await work(trx)).ID)
  await orderCards(trx, cards, { columnId: id, ids: cardIds })
  return id
}

/**
 * Renames a column and orders its cards; cards of other columns are moved in. An empty order is refused for
 * a column with cards.
 */
export async function updateColumn(
  trx: Trx,
  { columns, cards }: KanbanContext,
  { id, name, cardIds }: ColumnInput & { readonly id: number },
) {
  const work = await preparedUpdate(columns, name === undefined ? {} : { NOMBRE: name })
  await work(trx, { key: id, version: 'now' })
  if (cardIds?.length === 0 && (await cardsIn(trx, cards, id)).length > 0)
    refuse({ cardIds: { key: 'required' } })
  if (cardIds) await orderCards(trx, cards, { columnId: id, ids: cardIds })
}

/** Deletes a column and its cards, which are restored with it. Returns the number of cards. */
export async function removeColumn(trx: Trx, { columns, cards }: KanbanContext, id: number) {
  const within = await cardsIn(trx, cards, id)
  await deleteIn(trx, columns, { key: id, version: 'now' })
  return within.length
}

/** Orders the columns; those not named follow. */
export async function sortColumns(trx: Trx, { columns }: KanbanContext, ids: readonly number[]) {
  for (const [at, id] of [...new Set(ids)].entries()) {
    const work = await preparedUpdate(columns, { POSICION: (at + 1) * STEP })
    await work(trx, { key: id, version: 'now' })
  }
}
