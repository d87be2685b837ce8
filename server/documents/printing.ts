import { textIn } from '../../src/base/text'
import { type Translate, translatorFor } from '../../src/i18n/translate'
import { dateTime } from '../../src/kinds/dateTime/data'
import { policyOf } from '../../src/model/access/access'
import type { ManualMarks } from '../../src/model/access/calls'
import { mayEverPrint, printableDocuments, rolesThatPrint } from '../../src/model/access/documents'
import { mayMove, movesOf, unmetOf } from '../../src/model/access/transition'
import type { DocumentWords } from '../../src/model/definition/documentWords'
import { isNever } from '../../src/model/rules/rule'
import { forbidden, requires } from '../access/permissions'
import { historyId } from '../audit/writeHistory'
import { Refusal } from '../base/refusal'
import type { Trx } from '../db/db'
import type { FileStore } from '../files/fileStore'
import { makeMove } from '../flow/move'
import type { PdfDrawing, PdfRenderer } from '../node/pdfRenderer'
import type { RecordValues, RequestContext } from '../query/requestContext'
import { getRecordView, keyOf, recordNotFound } from '../read/read'
import { currentRecord } from '../write/rows/writeAnswer'
import { letterhead } from './blocks'
import type { BusinessDocuments, DrawnDocument, Sources } from './layout'
import { createPage, type DocumentPage } from './page'
import { sections } from './sections'

interface Wanted {
  readonly id: string
  readonly name: string
  readonly document: DocumentWords
}

/** Number of a copy. Previews, and documents for signature with their own foot and mark, are not counted. */
export type Copy = number | 'preview' | Pick<PdfDrawing, 'foot' | 'mark'>

/** Refuses users who may never create the document, naming the roles that may. */
export function requireDocument(request: RequestContext, document: DocumentWords): void {
  const { resource, me, language } = request
  if (mayEverPrint(resource, document, me)) return
  if (isNever(policyOf(resource, me).read)) throw forbidden(request, 'read')
  throw requires(rolesThatPrint(document), language)
}

/** Numbers a copy and makes the document's transition, in the caller's transaction. */
export async function issueDocumentCopy(
  trx: Trx,
  request: RequestContext,
  { id, name, document }: Wanted,
) {
  const { resource, me, records } = request
  const { record } = await currentRecord(trx, request, { key: keyOf(resource, id), version: 'now' })
  if (!printableDocuments(resource, me, record).includes(name)) throw missingText(request, document)
  const move = movesOf(resource).get(document.transition ?? '')
  const isOpen = move && mayMove(move, record, request.me)
  if (isOpen && unmetOf(move, record, request).length === 0)
    await makeMove(trx, request, { id, name: move.name, body: {}, version: 'now' })
  const place = { RESOURCE: resource.name, RECORD_ID: historyId(resource, record), PAPER: name }
  const last = await trx
    .selectFrom('_COPY')
    .select('COPY')
    .where(eb => eb.and({ RESOURCE: place.RESOURCE, RECORD_ID: place.RECORD_ID, PAPER: name }))
    .orderBy('COPY', 'desc')
    .limit(1)
    .executeTakeFirst()
  const COPY = Number(last?.COPY ?? 0) + 1
  await trx
    .insertInto('_COPY')
    .values({ ...place, COPY, USER_ID: me.ID, AT: records.clock().toISOString() })
    .execute()
  return COPY
}

const missingText = ({ language }: RequestContext, { label }: DocumentWords) =>
  new Refusal(409, 'noSuchPaper', { params: { name: textIn(label, language) } })

/** Draws the document as its reader may see it, stamped with the copy's number. */
export async function drawDocument(
  request: RequestContext,
  renderPdf: PdfRenderer,
  keysByTarget: Wanted & Printing,
): Promise<Uint8Array> {
  const { document, name, id, copy, documents } = keysByTarget
  requireDocument(request, document)
  const record: RecordValues = await getRecordView(request, id)
  const { papers = [] } = record._can as { papers?: readonly string[] }
  if (!papers.includes(name)) throw recordNotFound()
  const page = await createPage(request, record)
  const layout = (await documents?.templates?.[document.template ?? '']?.()) ?? sections
  const { language } = page.request
  const label = textIn(document.label, language)
  const printed = new Set<string>()
  const watched: DocumentPage = {
    ...page,
    text: field => {
      printed.add(field)
      return page.text(field)
    },
  }
  const sheet = await layout(watched, label, createSources(keysByTarget))
  if ('bytes' in sheet) return sheet.bytes
  const translate = await translatorFor(language)
  const preview = { foot: translate('documents.preview'), mark: translate('documents.previewMark') }
  const foot = async (number: number) => {
    const stamp = await readStamp(page.request, { record, name, copy: number })
    return { foot: translate('documents.printed', stamp) }
  }
  const entered = enteredOn(page, printed)
  const noted = entered.length === 0 ? sheet : withNote(sheet, entered, translate)
  const drawing = { title: `${label} ${page.title}`, ...noted }
  if (typeof copy === 'object') return renderPdf({ ...drawing, ...copy })
  return renderPdf({ ...drawing, ...(copy === 'preview' ? preview : await foot(copy)) })
}

interface Printing {
  readonly copy: Copy
  readonly files?: FileStore | undefined
  readonly publicUrl: string
  readonly documents?: BusinessDocuments | undefined
}
function createSources({ copy, files, publicUrl, documents }: Printing): Sources {
  const bytes = async (file: unknown) => {
    const id = (file as { readonly id?: string } | null | undefined)?.id
    return id === undefined ? undefined : files?.get(id)
  }
  return {
    bytes,
    publicUrl,
    isForSigning: typeof copy === 'object',
    letterhead: documents?.letterhead ?? letterhead,
    // Formats that PDF supports, detected from the first bytes.
    picture: async file => {
      const content = await bytes(file)
      const type = content && pictureType(content)
      return type && `data:${type};base64,${toBase64(content)}`
    },
  }
}

const pictureType = ([first, second]: Uint8Array) => {
  if (first === 0x89 && second === 0x50) return 'image/png'
  return first === 0xff && second === 0xd8 ? 'image/jpeg' : undefined
}
const toBase64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))

interface Stamped {
  readonly record: RecordValues
  readonly name: string
  readonly copy: number
}
async function readStamp(
  { resource, records, language }: RequestContext,
  { record, name, copy }: Stamped,
) {
  const RECORD_ID = historyId(resource, record)
  const issued = await records.db.read
    .selectFrom('_COPY')
    .selectAll()
    .where(eb => eb.and({ RESOURCE: resource.name, RECORD_ID, PAPER: name, COPY: copy }))
    .executeTakeFirst()
  if (!issued) throw recordNotFound()
  const users = records.catalogue.get('users')
  const person = await records.db.read
    .selectFrom(users.table)
    .select('DISPLAYNAME')
    .where(users.key.name, '=', issued.USER_ID)
    .executeTakeFirst()
  const at = dateTime.print(String(issued.AT), {}, language)
  return { name: person?.DISPLAYNAME ?? issued.USER_ID, at, copy }
}

/** Notes on fields that users entered in place of a system: field, user, time. */
function enteredOn(page: DocumentPage, printed: ReadonlySet<string>): readonly string[] {
  const marks = (page.values._byHand ?? {}) as ManualMarks
  return Object.entries(marks)
    .filter(([name]) => printed.has(name))
    .map(([name, { by, at }]) => {
      const person = by ? `${by.DISPLAYNAME}, ` : ''
      return `${page.label(name)} (${person}${dateTime.print(at, {}, page.request.language)})`
    })
}

type Sheet = Extract<DrawnDocument, { content: unknown }>

/** Adds the notes and a watermark in place of that of a simulation. */
const withNote = (sheet: Sheet, entered: readonly string[], translate: Translate): Sheet => ({
  ...sheet,
  content: [
    ...sheet.content,
    {
      text: translate('documents.byHand', { fields: entered.join('; ') }),
      style: 'fine',
      margin: [0, 10, 0, 0],
    },
  ],
  mark: translate('documents.byHandMark'),
})
