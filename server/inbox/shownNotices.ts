import { type LocalizedText, textIn } from '../../src/base/text'
import { singular } from '../../src/i18n/labels'
import { policyOf } from '../../src/model/access/access'
import { isNoticeKind } from '../../src/model/definition/notice'
import type { Notice } from '../../src/model/endpoints/notices'
import type { DbRow } from '../db/db'
import { readTitles } from '../query/titles'
import type { NoticeReader, NoticesContext } from './noticesContext'

/** Titles are read once per resource, with the reader's rights. */
export async function shownAll(
  context: NoticesContext,
  reader: NoticeReader,
  rows: readonly DbRow[],
) {
  const { catalogue, records } = context
  const titles = new Map<string, ReadonlyMap<string, string>>()
  for (const name of new Set(rows.map(({ RESOURCE }) => String(RESOURCE)))) {
    const resource = catalogue.resources.get(name)
    if (!resource) continue
    const keys = rows.filter(({ RESOURCE }) => RESOURCE === name).map(row => recordKey(row))
    const typedKeys = resource.key.store === 'int' ? keys.map(Number) : keys
    const titleByKey = await readTitles({ ...reader, records }, resource, typedKeys)
    titles.set(name, new Map([...titleByKey].map(([key, title]) => [String(key), title])))
  }
  return rows.map(row =>
    toView(row, reader, { context, title: titles.get(String(row.RESOURCE))?.get(recordKey(row)) }),
  )
}

/** Record keys that are unique per company have it as prefix. */
const recordKey = ({ RECORD_ID }: DbRow) => String(RECORD_ID).split('/').at(-1) ?? ''

function toView(
  row: DbRow,
  { me, language }: NoticeReader,
  { context, title }: { context: NoticesContext; title: string | undefined },
): Notice {
  const resource = context.catalogue.resources.get(String(row.RESOURCE))
  const text = (typeof row.TEXT === 'string' ? JSON.parse(row.TEXT) : row.TEXT) as LocalizedText
  const isOpen = resource && title !== undefined
  const field = isOpen && row.FIELD ? String(row.FIELD) : undefined
  const canReadDay = field !== undefined && policyOf(resource as never, me).readable.has(field)
  return {
    id: Number(row.ID),
    kind: isNoticeKind(row.KIND) ? row.KIND : 'flow',
    text: textIn(text, language),
    at: String(row.CREATED_AT),
    isRead: row.READ_AT !== null,
    label: resource ? singular(textIn(resource.schema.label, language)) : '',
    ...(isOpen && {
      resource: resource.name,
      record: resource.key.store === 'int' ? Number(recordKey(row)) : recordKey(row),
      title,
    }),
    ...(canReadDay && row.DAY ? { field, day: String(row.DAY) } : {}),
    ...(row.KIND === 'asked' && { page: String(row.FIELD) }),
  }
}
