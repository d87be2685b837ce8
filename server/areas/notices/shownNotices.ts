import { type Text, textIn } from '../../../src/domain/text'
import { singular } from '../../../src/i18n/labels'
import { policyOf } from '../../../src/model/access'
import { isNoticeKind, type Notice } from '../../../src/model/notice'
import type { Row } from '../../db/db'
import { readTitles } from '../../records/titles'
import type { NoticesContext, Reader } from './noticesContext'

/** Names are read once a resource, under the reader's own rights. */
export async function shownAll(context: NoticesContext, reader: Reader, rows: readonly Row[]) {
  const { catalogue, records } = context
  const titles = new Map<string, ReadonlyMap<string, string>>()
  for (const name of new Set(rows.map(({ RESOURCE }) => String(RESOURCE)))) {
    const resource = catalogue.resources.get(name)
    if (!resource) continue
    const keys = rows.filter(({ RESOURCE }) => RESOURCE === name).map(row => keyOf(row))
    const wanted = resource.key.store === 'int' ? keys.map(Number) : keys
    const found = await readTitles({ ...reader, records }, resource, wanted)
    titles.set(name, new Map(found.map(([key, title]) => [String(key), title])))
  }
  return rows.map(row =>
    shown(row, reader, { context, title: titles.get(String(row.RESOURCE))?.get(keyOf(row)) }),
  )
}

/** The company stands before a key that is unique only within one. */
const keyOf = ({ RECORD_ID }: Row) => String(RECORD_ID).split('/').at(-1) ?? ''

function shown(
  row: Row,
  { me, language }: Reader,
  { context, title }: { context: NoticesContext; title: string | undefined },
): Notice {
  const resource = context.catalogue.resources.get(String(row.RESOURCE))
  const text = (typeof row.TEXT === 'string' ? JSON.parse(row.TEXT) : row.TEXT) as Text
  const isOpen = resource && title !== undefined
  const field = isOpen && row.FIELD ? String(row.FIELD) : undefined
  const knowsDay = field !== undefined && policyOf(resource as never, me).readable.has(field)
  return {
    id: Number(row.ID),
    kind: isNoticeKind(row.KIND) ? row.KIND : 'flow',
    text: textIn(text, language),
    at: String(row.CREATED_AT),
    isRead: row.READ_AT !== null,
    label: resource ? singular(textIn(resource.schema.label, language)) : '',
    ...(isOpen && {
      resource: resource.name,
      record: resource.key.store === 'int' ? Number(keyOf(row)) : keyOf(row),
      title,
    }),
    ...(knowsDay && row.DAY ? { field, day: String(row.DAY) } : {}),
    ...(row.KIND === 'asked' && { page: String(row.FIELD) }),
  }
}
