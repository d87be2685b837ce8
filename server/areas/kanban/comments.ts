import type { Trx } from '../../db/db'
import type { RecordValues } from '../../query/requestContext'
import { currentRecord } from '../../write/rows/writeAnswer'
import { preparedUpdate } from '../../write/update'
import type { KanbanContext } from './kanbanContext'

export async function addComment(
  trx: Trx,
  { cards }: KanbanContext,
  { cardId, message }: { readonly cardId: number; readonly message: string },
) {
  const { record } = await currentRecord(trx, cards, { key: cardId, version: 'now' })
  const comments = (record.COMENTARIOS ?? []) as readonly RecordValues[]
  const work = await preparedUpdate(cards, { COMENTARIOS: [...comments, { TEXTO: message }] })
  await work(trx, { key: cardId, version: 'now' })
}
