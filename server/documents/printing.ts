import { textIn } from '../../../src/base/text'
import type { TemplateName } from '../../../src/domain/templates'
import { dateTime } from '../../../src/kinds/dateTime/data'
import { policyOf } from '../../../src/model/access/access'
import type { ManualMarks } from '../../../src/model/access/calls'
import {
  mayEverPrint,
  printableDocuments,
  rolesThatPrint,
} from '../../../src/model/access/documents'
import { mayMove, movesOf, unmetOf } from '../../../src/model/access/transition'
import type { DocumentWords } from '../../../src/model/definition/documentWords'
import { isNever } from '../../../src/model/rules/rule'
import { forbidden, requires } from '../../access/permissions'
import { historyId } from '../../audit/writeHistory'
import { Refusal } from '../../base/refusal'
import type { Trx } from '../../db/db'
import { system } from '../../db/tables/systemTable'
import type { FileStore } from '../../files/fileStore'
import { makeMove } from '../../flow/move'
import type { PdfRenderer } from '../../node/pdfRenderer'
import type { RecordValues, RequestContext } from '../../query/requestContext'
import { getRecordView, keyOf, recordNotFound } from '../../read/read'
import { currentRecord } from '../../write/rows/writeAnswer'
import type { DrawnDocument, Layout, Sources } from './layout'
import { createPage, type DocumentPage } from './page'
import { orAsSigned } from './signedCopy'

export const copyTable = system(
  '_COPY',
  {
    RESOURCE: 'text',
    RECORD_ID: 'text',
    PAPER: 'text',
    COPY: 'int',
    USER_ID: 'int',
    AT: 'instant',
  },
  { key: ['RESOURCE', 'RECORD_ID', 'PAPER', 'COPY'] },
)

interface Wanted {
  readonly id: string
  readonly name: string
  readonly document: DocumentWords
}

/** Number of a copy. Previews, sheets for signature and simulated results are not counted. */
export type Copy = number | 'preview' | 'signing' | 'simulatedSignature'

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
  const { document, name, id, copy } = keysByTarget
  requireDocument(request, document)
  const record: RecordValues = await getRecordView(request, id)
  const { papers = [] } = record._can as { papers?: readonly string[] }
  if (!papers.includes(name)) throw recordNotFound()
  const page = await createPage(request, record)
  const layout = await layouts[(document.template ?? 'sections') as TemplateName]()
  const label = textIn(document.label, 'es')
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
  const uncounted =
    typeof copy === 'string'
      ? sheets[copy]
      : { foot: await readStamp(request, { record, name, copy }) }
  const entered = enteredOn(page, printed)
  return renderPdf({ title: `${label} ${page.title}`, ...withNote(sheet, entered), ...uncounted })
}

const sheets = {
  preview: {
    foot: 'Vista previa: esta hoja no está registrada como copia.',
    mark: 'VISTA PREVIA',
  },
  signing: { foot: 'Documento enviado a firma electrónica.' },
  simulatedSignature: {
    foot: 'Firma simulada: este documento no tiene valor legal.',
    mark: 'FIRMA SIMULADA',
  },
} as const

interface Printing {
  readonly copy: Copy
  readonly files?: FileStore | undefined
  readonly publicUrl: string
}
function createSources({ copy, files, publicUrl }: Printing): Sources {
  const bytes = async (file: unknown) => {
    const id = (file as { readonly id?: string } | null | undefined)?.id
    return id === undefined ? undefined : files?.get(id)
  }
  return {
    bytes,
    publicUrl,
    isForSigning: copy === 'signing' || copy === 'simulatedSignature',
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
async function readStamp({ resource, records }: RequestContext, { record, name, copy }: Stamped) {
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
  const when = dateTime.print(String(issued.AT), {}, 'es')
  return `Impreso por ${person?.DISPLAYNAME ?? issued.USER_ID} el ${when} · Copia ${copy}`
}

/** Layouts by name, loaded on first use. */
const layouts: Readonly<Record<TemplateName, () => Promise<Layout>>> = {
  creditNote: () => import('./creditNoteLayout').then(module => module.creditNoteLayout),
  bureauAuthorisation: () =>
    import('./credit').then(module => orAsSigned('autorizacion', module.bureauAuthorisationLayout)),
  creditRequest: () =>
    import('./credit').then(module => orAsSigned('solicitud', module.creditRequest)),
  invoice: () => import('./invoice').then(module => module.invoice),
  order: () => import('./orderLayout').then(module => module.orderLayout),
  promissoryNote: () =>
    import('./credit').then(module => orAsSigned('pagare', module.promissoryNoteLayout)),
  sections: () => import('./sections').then(module => module.sections),
  serviceLabel: () => import('./service').then(module => module.serviceLabel),
  serviceReceipt: () => import('./service').then(module => module.serviceReceipt),
  serviceWaybill: () => import('./waybill').then(module => module.serviceWaybill),
  waybill: () => import('./waybill').then(module => module.waybill),
}

/** Notes on fields that users entered in place of a system: field, user, time. */
function enteredOn(page: DocumentPage, printed: ReadonlySet<string>): readonly string[] {
  const marks = (page.values._byHand ?? {}) as ManualMarks
  return Object.entries(marks)
    .filter(([name]) => printed.has(name))
    .map(([name, { by, at }]) => {
      const person = by ? `${by.DISPLAYNAME}, ` : ''
      return `${page.label(name)} (${person}${dateTime.print(at, {}, 'es')})`
    })
}

type Sheet = Extract<DrawnDocument, { content: unknown }>

/** Adds the notes and a watermark in place of that of a simulation. */
const withNote = (sheet: Sheet, entered: readonly string[]): Sheet =>
  entered.length === 0
    ? sheet
    : {
        ...sheet,
        content: [
          ...sheet.content,
          {
            text: `Ingresado a mano: ${entered.join('; ')}`,
            style: 'fine',
            margin: [0, 10, 0, 0],
          },
        ],
        mark: 'INGRESADO A MANO',
      }
