import { textIn } from '../../../src/domain/text'
import { policyOf } from '../../../src/model/access'
import { dateTime } from '../../../src/model/kinds/time'
import { mayEverTake, type Paper, papersOn, rolesThatTake } from '../../../src/model/paper'
import { isNever } from '../../../src/model/rule'
import { mayMove, movesOf, unmetOf } from '../../../src/model/transition'
import type { Press } from '../../adapters/pdf/press'
import type { Trx } from '../../db/db'
import { current, meValues } from '../../records/answer'
import type { Asking, Values } from '../../records/context'
import type { FileStore } from '../../records/fileStore'
import { makeMove } from '../../records/flow/move'
import { forbidden, requires } from '../../records/forbid'
import { historyId } from '../../records/history'
import { getTold, keyOf, notFound } from '../../records/read'
import { Refusal } from '../../refusal'
import { enteredOn, withNote } from './enteredByHand'
import type { Sources } from './layout'
import { layouts } from './layouts'
import { type Page, pageOf } from './page'

export interface Wanted {
  readonly id: string
  /** The paper's name. */
  readonly name: string
  readonly paper: Paper
}

/** A copy of a paper; a preview, and what goes out to be signed or comes back from a simulation, is counted nowhere. */
export type Copy = number | 'preview' | 'signing' | 'simulatedSignature'

/** Refuses who has no such paper on any record, naming the roles that have it. */
export function demandPaper(asking: Asking, paper: Paper): void {
  const { resource, me, language } = asking
  if (mayEverTake(resource, paper, me)) return
  if (isNever(policyOf(resource, me).read)) throw forbidden(asking, 'read')
  throw requires(rolesThatTake(paper), language)
}

/** Counts a copy and makes the step that printing is, in the caller's transaction. */
export async function takeCopy(trx: Trx, asking: Asking, { id, name, paper }: Wanted) {
  const { resource, me, records } = asking
  const { record } = await current(trx, asking, { key: keyOf(resource, id), version: 'now' })
  if (!papersOn(resource, me, record).includes(name)) throw notYet(asking, paper)
  const move = movesOf(resource).get(paper.move ?? '')
  const isOpen = move && mayMove(move, record, meValues(asking))
  if (isOpen && unmetOf(move, record, asking).length === 0)
    await makeMove(trx, asking, { id, name: move.name, body: {}, version: 'now' })
  const place = { RESOURCE: resource.name, RECORD_ID: historyId(resource, record), PAPER: name }
  const last = await trx
    .selectFrom('_COPY')
    .select('COPY')
    .where('RESOURCE', '=', place.RESOURCE)
    .where('RECORD_ID', '=', place.RECORD_ID)
    .where('PAPER', '=', name)
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

const notYet = ({ language }: Asking, { label }: Paper) =>
  new Refusal(409, 'noSuchPaper', { params: { name: textIn(label, language) } })

/** The paper as its reader may see it now, under the stamp of the copy that was taken. */
export async function drawPaper(
  asking: Asking,
  press: Press,
  wanted: Wanted & Printing,
): Promise<Uint8Array> {
  const { paper, name, id, copy } = wanted
  demandPaper(asking, paper)
  const record: Values = await getTold(asking, id)
  const { papers = [] } = record._can as { papers?: readonly string[] }
  if (!papers.includes(name)) throw notFound()
  const page = await pageOf(asking, record)
  const layout = await layouts[paper.layout ?? 'sections']()
  const label = textIn(paper.label, 'es')
  const printed = new Set<string>()
  const watched: Page = {
    ...page,
    text: field => {
      printed.add(field)
      return page.text(field)
    },
  }
  const drawn = await layout(watched, label, sourcesOf(wanted))
  if ('bytes' in drawn) return drawn.bytes
  const uncounted =
    typeof copy === 'string'
      ? sheets[copy]
      : { foot: await stampOf(asking, { record, name, copy }) }
  const entered = enteredOn(page, printed)
  return press({ title: `${label} ${page.title}`, ...withNote(drawn, entered), ...uncounted })
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
}
function sourcesOf({ copy, files }: Printing): Sources {
  const bytes = async (file: unknown) => {
    const id = (file as { readonly id?: string } | null | undefined)?.id
    return id === undefined ? undefined : files?.get(id)
  }
  return {
    bytes,
    isForSigning: copy === 'signing' || copy === 'simulatedSignature',
    // Only what a PDF can hold: whatever a file calls itself, its first bytes say what it is.
    picture: async file => {
      const found = await bytes(file)
      const type = found && pictureType(found)
      return type && `data:${type};base64,${base64Of(found)}`
    },
  }
}

const pictureType = ([first, second]: Uint8Array) => {
  if (first === 0x89 && second === 0x50) return 'image/png'
  return first === 0xff && second === 0xd8 ? 'image/jpeg' : undefined
}
const base64Of = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))

interface Stamped {
  readonly record: Values
  readonly name: string
  readonly copy: number
}
async function stampOf({ resource, records }: Asking, { record, name, copy }: Stamped) {
  const RECORD_ID = historyId(resource, record)
  const taken = await records.db.read
    .selectFrom('_COPY')
    .selectAll()
    .where('RESOURCE', '=', resource.name)
    .where('RECORD_ID', '=', RECORD_ID)
    .where('PAPER', '=', name)
    .where('COPY', '=', copy)
    .executeTakeFirst()
  if (!taken) throw notFound()
  const users = records.catalogue.get('users')
  const person = await records.db.read
    .selectFrom(users.table)
    .select('DISPLAYNAME')
    .where(users.key.name, '=', taken.USER_ID)
    .executeTakeFirst()
  const when = dateTime.print(String(taken.AT), {}, 'es')
  return `Impreso por ${person?.DISPLAYNAME ?? taken.USER_ID} el ${when} · Copia ${copy}`
}
