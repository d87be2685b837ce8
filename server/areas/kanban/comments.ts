import type { Trx } from '../../db/db'
import { current } from '../../records/answer'
import type { Values } from '../../records/context'
import { preparedUpdate } from '../../records/update'
import type { KanbanAsking } from './kanbanAsking'

/** Somebody's word on a card, after those that are there. */
export async function addComment(
  trx: Trx,
  { cards }: KanbanAsking,
  { cardId, message }: { readonly cardId: number; readonly message: string },
) {
  const { record } = await current(trx, cards, { key: cardId, version: 'now' })
  const said = (record.COMENTARIOS ?? []) as readonly Values[]
  const work = await preparedUpdate(cards, { COMENTARIOS: [...said, { TEXTO: message }] })
  await work(trx, { key: cardId, version: 'now' })
}
