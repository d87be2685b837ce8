import type { KanbanBoard, KanbanBoardCard, KanbanBoardColumn } from '../../../src/contracts/kanban'
import { always, parseRule, type Rule } from '../../../src/model/rules/rule'
import { demand } from '../../access/permissions'
import { Refusal } from '../../base/refusal'
import type { RecordValues, RequestContext } from '../../query/requestContext'
import { titleReader } from '../../query/titles'
import { listRecords } from '../../read/list'
import type { KanbanContext } from './kanbanContext'

const MOST_CARDS = 5000
const MOST_COLUMNS = 200

export async function boardView({ columns, cards }: KanbanContext): Promise<KanbanBoard> {
  const columnRows = await read(columns, { limit: MOST_COLUMNS })
  const rows = await read(cards, { limit: MOST_CARDS })
  const cardViews = await drawCards(cards, rows)
  const inColumn = new Map<number, number[]>()
  for (const { id, columnId } of cardViews)
    inColumn.set(columnId, [...(inColumn.get(columnId) ?? []), id])
  const columnViews = columnRows.map(row => toColumn(row, inColumn.get(Number(row.ID)) ?? []))
  return { cards: cardViews, columns: columnViews, columnOrder: columnViews.map(({ id }) => id) }
}

export async function cardView({ cards }: KanbanContext, id: unknown): Promise<KanbanBoardCard> {
  demand(cards, 'read')
  const rows = Number.isSafeInteger(id)
    ? await read(cards, { limit: 1, rule: { ID: Number(id) } })
    : []
  const [card] = await drawCards(cards, rows)
  if (!card) throw new Refusal(404, 'notFound')
  return card
}

export async function readColumn(
  { columns, cards }: KanbanContext,
  id: number,
): Promise<KanbanBoardColumn> {
  const [row] = await read(columns, { limit: 1, rule: { ID: id } })
  if (!row) throw new Refusal(404, 'notFound')
  const within = await read(cards, { limit: MOST_CARDS, rule: { COLUMNA_ID: id } })
  return toColumn(
    row,
    within.map(({ ID }) => Number(ID)),
  )
}

async function read(
  request: RequestContext,
  { limit, rule }: { limit: number; rule?: Rule },
): Promise<readonly RecordValues[]> {
  const where = rule ? parseRule(rule) : always
  const sort = { field: 'POSICION', order: 'ASC' } as const
  const query = { where, words: [], sort, offset: 0, limit }
  return (await listRecords(request, query)).records
}

const toColumn = (row: RecordValues, cardIds: readonly number[]): KanbanBoardColumn => ({
  id: Number(row.ID),
  name: String(row.NOMBRE),
  cardIds,
})

type Lines = readonly RecordValues[]
const toLines = (value: unknown) => (value ?? []) as Lines

async function drawCards(
  request: RequestContext,
  rows: readonly RecordValues[],
): Promise<KanbanBoardCard[]> {
  const users = request.records.catalogue.get('users')
  const ids = rows.flatMap(row => [
    ...((row.ASIGNADOS ?? []) as number[]),
    ...toLines(row.COMENTARIOS).map(({ USUARIO }) => USUARIO),
  ])
  const names = await titleReader(request)(users, ids)
  const photos = new Map(
    (ids.length > 0
      ? await request.records.db.read
          .selectFrom(users.table)
          .select(['ID', 'PHOTOURL'])
          .where('ID', 'in', [...new Set(ids.map(Number))])
          .execute()
      : []
    ).map(({ ID, PHOTOURL }) => [Number(ID), PHOTOURL as string | null]),
  )
  const getName = (id: unknown) => names.get(id) ?? String(id)
  const toPerson = (id: number) => {
    const photo = photos.get(id)
    return { id, name: getName(id), ...(photo && { photo }) }
  }
  return rows.map(row => ({
    id: Number(row.ID),
    columnId: Number(row.COLUMNA_ID),
    position: (row.POSICION as number | null) ?? null,
    name: String(row.NOMBRE),
    description: String(row.DESCRIPCION ?? ''),
    assignee: ((row.ASIGNADOS ?? []) as number[]).map(toPerson),
    due: [(row.DESDE as string) ?? null, (row.HASTA as string) ?? null],
    labels: (row.ETIQUETAS ?? []) as string[],
    checklist: toLines(row.LISTA).map(({ TEXTO, HECHO }) => ({
      name: String(TEXTO),
      completed: HECHO === true,
    })),
    attachments: toLines(row.ADJUNTOS).map(({ ARCHIVO }) => ({
      id: String((ARCHIVO as { id?: unknown } | null)?.id),
    })),
    comments: toLines(row.COMENTARIOS).map(line => ({
      id: Number(line._ID),
      userId: Number(line.USUARIO),
      name: getName(line.USUARIO),
      createdAt: String(line.FECHA),
      messageType: 'text',
      message: String(line.TEXTO),
    })),
    completed: row.COMPLETADA === true,
    version: Number(row._VERSION),
  }))
}
