import { textIn } from '../../../src/base/text'
import type { Attachment, ChatCard, ChatMessage } from '../../../src/contracts/chat'
import { singular } from '../../../src/i18n/labels'
import type { Resource } from '../../../src/model/fields/resource'
import type { DbRow } from '../../db/db'
import { storedFileView } from '../../files/showFiles'
import { filesById } from '../../query/fileRows'
import { readTitles } from '../../query/titles'
import type { ChatReader } from './chatReader'

export interface StoredCard {
  readonly resource: string
  readonly id: string | number
}

/** Messages as displayed to their reader; files and titles are read once for all. */
export async function shownMessages(
  reader: ChatReader,
  rows: readonly DbRow[],
): Promise<readonly ChatMessage[]> {
  const stored = rows.map(row => ({
    row,
    files: (fromJson(row.FILES) ?? []) as string[],
    card: fromJson(row.CARD) as StoredCard | null,
  }))
  const [files, findCard] = await Promise.all([
    filesById(
      reader.records.db.read,
      stored.flatMap(each => each.files),
    ),
    cardReader(
      reader,
      stored.flatMap(({ card }) => card ?? []),
    ),
  ])
  return Promise.all(
    stored.map(async ({ row, files: ids, card }) => {
      const foundFiles = ids.map(id => files.get(id)).filter(file => file !== undefined)
      const attachments = foundFiles.map(file => toChatAttachment(reader, file))
      return toMessage(row, { attachments, card: card && findCard(card) })
    }),
  )
}

/** Text-only messages, which are the same for every reader. */
export const toMessages = (rows: readonly DbRow[]): readonly ChatMessage[] =>
  rows.map(row => toMessage(row, { attachments: [], card: null }))

const toMessage = (
  row: DbRow,
  { attachments, card }: Pick<ChatMessage, 'attachments' | 'card'>,
) => ({
  id: `${row.CHAT_ID}-${row.N}`,
  conversationId: Number(row.CHAT_ID),
  n: Number(row.N),
  key: row.KEY === null ? null : String(row.KEY),
  body: String(row.BODY ?? ''),
  contentType: isPicture(attachments) && !row.BODY ? ('image' as const) : ('text' as const),
  attachments,
  card,
  createdAt: String(row.CREATED_AT),
  senderId: Number(row.SENDER),
})

/** SQLite stores JSON as text; PostgreSQL returns it parsed. */
const fromJson = (value: unknown): unknown =>
  typeof value === 'string' ? JSON.parse(value) : (value ?? null)

const isPicture = (attachments: readonly Attachment[]) =>
  attachments.length > 0 && attachments.every(({ preview }) => preview !== null)

export function toChatAttachment({ link }: ChatReader, file: DbRow): Attachment {
  const { id, name = '', type = '', size = 0, url = '' } = storedFileView(file, link)
  const at = String(file.CREATED_AT)
  const preview = type.startsWith('image/') ? url : null
  return { id, name, size, type, path: url, preview, dateCreated: at, dateModified: at }
}

async function cardReader(reader: ChatReader, cards: readonly StoredCard[]) {
  const { catalogue } = reader.records
  const titles = new Map<string, ReadonlyMap<string, string>>()
  for (const name of new Set(cards.map(({ resource }) => resource))) {
    const resource = catalogue.resources.get(name)
    if (!resource) continue
    const keys = cards.filter(card => card.resource === name).map(({ id }) => id)
    titles.set(name, await cardTitles(reader, resource, keys))
  }
  return ({ resource: name, id }: StoredCard): ChatCard => {
    const resource = catalogue.resources.get(name)
    const title = titles.get(name)?.get(String(id))
    const label = resource ? singular(textIn(resource.schema.label, reader.language)) : ''
    return title === undefined ? { label } : { label, resource: name, id, title }
  }
}

/** Titles by key, limited to records the reader may read. */
export async function cardTitles(
  reader: ChatReader,
  resource: Resource,
  keys: readonly (string | number)[],
): Promise<ReadonlyMap<string, string>> {
  const foundFiles = await readTitles(reader, resource, [...new Set(keys)])
  return new Map([...foundFiles].map(([key, title]) => [String(key), title]))
}
