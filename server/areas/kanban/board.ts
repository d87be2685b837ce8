import { always, parseRule, type Rule } from '../../../src/model/rule'
import type { Asking, Values } from '../../records/context'
import { demand } from '../../records/forbid'
import { listRecords } from '../../records/list'
import { titleReader } from '../../records/titles'
import { Refusal } from '../../refusal'
import type { KanbanAsking } from './kanbanAsking'

/** A board this large is not read by people any more. */
const MOST_CARDS = 5000
const MOST_COLUMNS = 200

interface Person {
  readonly id: number
  readonly name: string
}
/** A card as the board draws it (domain.md 2.13), with what is ours besides. */
export interface BoardCard {
  readonly id: number
  readonly columnId: number
  /** Within its column; none: last. */
  readonly position: number | null
  readonly name: string
  readonly description: string
  readonly assignee: readonly Person[]
  readonly due: readonly [start: string | null, end: string | null]
  readonly labels: readonly string[]
  readonly checklist: readonly { readonly name: string; readonly completed: boolean }[]
  /** Their addresses are given with the record. */
  readonly attachments: readonly { readonly id: string }[]
  readonly comments: readonly {
    readonly id: number
    readonly userId: number
    readonly name: string
    readonly createdAt: string
    readonly messageType: 'text'
    readonly message: string
  }[]
  readonly completed: boolean
  readonly version: number
}
export interface BoardColumn {
  readonly id: number
  readonly name: string
  readonly cardIds: readonly number[]
}
export interface Board {
  readonly cards: readonly BoardCard[]
  readonly columns: readonly BoardColumn[]
  readonly columnOrder: readonly number[]
}

/** The board of the company worked in, whole. */
export async function readBoard({ columns, cards }: KanbanAsking): Promise<Board> {
  const found = await read(columns, { limit: MOST_COLUMNS })
  const rows = await read(cards, { limit: MOST_CARDS })
  const drawn = await drawCards(cards, rows)
  const inColumn = new Map<number, number[]>()
  for (const { id, columnId } of drawn)
    inColumn.set(columnId, [...(inColumn.get(columnId) ?? []), id])
  const told = found.map(row => columnOf(row, inColumn.get(Number(row.ID)) ?? []))
  return { cards: drawn, columns: told, columnOrder: told.map(({ id }) => id) }
}

/** One card as it is now; 404 where it is gone. */
export async function readCard({ cards }: KanbanAsking, id: unknown): Promise<BoardCard> {
  demand(cards, 'read')
  const rows = Number.isSafeInteger(id)
    ? await read(cards, { limit: 1, rule: { ID: Number(id) } })
    : []
  const [card] = await drawCards(cards, rows)
  if (!card) throw new Refusal(404, 'notFound')
  return card
}

/** One column as it is now. */
export async function readColumn(
  { columns, cards }: KanbanAsking,
  id: number,
): Promise<BoardColumn> {
  const [row] = await read(columns, { limit: 1, rule: { ID: id } })
  if (!row) throw new Refusal(404, 'notFound')
  const within = await read(cards, { limit: MOST_CARDS, rule: { COLUMNA_ID: id } })
  return columnOf(
    row,
    within.map(({ ID }) => Number(ID)),
  )
}

interface Wanted {
  readonly limit: number
  readonly rule?: Rule
}

async function read(asking: Asking, { limit, rule }: Wanted): Promise<readonly Values[]> {
  const where = rule ? parseRule(rule) : always
  const sort = { field: 'POSICION', order: 'ASC' } as const
  const query = { where, words: [], sort, offset: 0, limit }
  return (await listRecords(asking, query)).records
}

const columnOf = (row: Values, cardIds: readonly number[]): BoardColumn => ({
  id: Number(row.ID),
  name: String(row.NOMBRE),
  cardIds,
})

type Lines = readonly Values[]
const linesOf = (value: unknown) => (value ?? []) as Lines

async function drawCards(asking: Asking, rows: readonly Values[]): Promise<BoardCard[]> {
  const users = asking.records.catalogue.get('users')
  const ids = rows.flatMap(row => [
    ...((row.ASIGNADOS ?? []) as number[]),
    ...linesOf(row.COMENTARIOS).map(({ USUARIO }) => USUARIO),
  ])
  const names = await titleReader(asking)(users, ids)
  const nameOf = (id: unknown) => names.get(id) ?? String(id)
  return rows.map(row => ({
    id: Number(row.ID),
    columnId: Number(row.COLUMNA_ID),
    position: (row.POSICION as number | null) ?? null,
    name: String(row.NOMBRE),
    description: String(row.DESCRIPCION ?? ''),
    assignee: ((row.ASIGNADOS ?? []) as number[]).map(id => ({ id, name: nameOf(id) })),
    due: [(row.DESDE as string) ?? null, (row.HASTA as string) ?? null],
    labels: (row.ETIQUETAS ?? []) as string[],
    checklist: linesOf(row.LISTA).map(({ TEXTO, HECHO }) => ({
      name: String(TEXTO),
      completed: HECHO === true,
    })),
    attachments: linesOf(row.ADJUNTOS).map(({ ARCHIVO }) => ({
      id: String((ARCHIVO as { id?: unknown } | null)?.id),
    })),
    comments: linesOf(row.COMENTARIOS).map(line => ({
      id: Number(line._ID),
      userId: Number(line.USUARIO),
      name: nameOf(line.USUARIO),
      createdAt: String(line.FECHA),
      messageType: 'text',
      message: String(line.TEXTO),
    })),
    completed: row.COMPLETADA === true,
    version: Number(row._VERSION),
  }))
}
