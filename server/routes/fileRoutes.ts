import { fileEndings } from '../../src/model/access/fileRules'
import { downloadFile, uploadFile } from '../../src/model/endpoints/files'
import type { Log } from '../base/log'
import { badParameter } from '../base/refusal'
import { disposition } from '../files/fileName'
import { type OpenFile, openFile } from '../files/openFile'
import { storedFileView } from '../files/showFiles'
import { copyUpload, takeUpload } from '../files/upload'
import type { AddRoute } from '../http/addRoute'
import type { AppRequest } from '../http/appContext'
import { readAtMost } from '../http/readJson'
import { requestsFor } from '../http/recordAnswers'
import { noteExport } from '../http/securityLog'
import { routeServer } from '../http/serveRoute'
import type { RouteParts } from '../http/serverBusiness'
import type { Records, RequestContext } from '../query/requestContext'

/**
 * Uploads are raw bodies with `?resource=…&field=…&name=…`, or copies of stored files with `&from=…`
 * instead of the name; downloads use signed addresses.
 */
export function fileRoutes(add: AddRoute, { context, records, linkTo }: RouteParts) {
  const { files } = context
  if (!files) return
  const stored = { ...records, files }
  const places = context.business.filePlaces?.(context.db) ?? {}
  const closed = Object.fromEntries(Object.keys(places).map(name => [name, nobody]))

  const serve = routeServer(add, c => requestContextOf(c, records))
  serve(uploadFile, async (request, { query: { field: path, name = '', from } }, c) => {
    const read = (most: number) => readAtMost(c.req.raw, most)
    const row = await (from === undefined
      ? takeUpload(stored, request, { path, name, read })
      : copyUpload({ ...stored, places: closed }, request, { path, from }))
    return storedFileView(row, linkTo(c))
  })

  routeServer(add, c => c.get('me'))(downloadFile, async (me, { params: { id } }, c) => {
    const file = await openFile(
      // messages are closed to administrators who view the app as a participant
      { ...stored, places: c.get('viewAs') === undefined ? places : closed },
      me,
      id,
    )
    noteOpened(c, context.log, file)
    dressFile(c, file)
    return answerPart(c, file.bytes)
  })
}

/** Logs downloads, except files that pages display inline. */
function noteOpened(c: AppRequest, log: Log, { type, of }: OpenFile) {
  if (of && !isShown(type)) noteExport(c, log, { ...of, format: fileEndings[type] ?? 'bin' })
}

function dressFile(c: AppRequest, { name, type }: OpenFile) {
  const isPdf = type === 'application/pdf'
  c.header('Content-Type', type.startsWith('text/') ? `${type}; charset=utf-8` : type)
  c.header('Content-Disposition', disposition(name, isPdf || isShown(type)))
  c.header('Content-Security-Policy', isPdf ? FOR_PDF : SANDBOX)
  if (isPdf) c.header('X-Frame-Options', 'SAMEORIGIN')
  c.header('Cache-Control', 'private, max-age=600')
  c.header('Accept-Ranges', 'bytes')
}

function answerPart(c: AppRequest, bytes: Uint8Array) {
  const part = partOf(c.req.header('range'), bytes.length)
  if (part === undefined) return c.body(new Uint8Array(bytes))
  if (part === 'none') {
    c.header('Content-Range', `bytes */${bytes.length}`)
    return c.body(null, 416)
  }
  c.header('Content-Range', `bytes ${part.from}-${part.to}/${bytes.length}`)
  return c.body(new Uint8Array(bytes.subarray(part.from, part.to + 1)), 206)
}

const isShown = (type: string) =>
  type.startsWith('image/') || type.startsWith('audio/') || type.startsWith('video/')

const nobody = async () => false

/** The PDF viewer of Chromium does not work in a sandbox; our pages embed it. */
const FOR_PDF = "default-src 'none'; object-src 'self'; frame-ancestors 'self'"
const SANDBOX = "default-src 'none'; sandbox; frame-ancestors 'none'"

function requestContextOf(c: AppRequest, records: Records): RequestContext {
  const name = c.req.query('resource') ?? ''
  const resource = records.catalogue.resources.get(name)
  if (!resource) throw badParameter('resource', name)
  return requestsFor(records, resource)(c)
}

/** Byte range, both ends included. */
interface Part {
  readonly from: number
  readonly to: number
}

/**
 * Range of `Range: bytes=…` (RFC 9110, 14.2), which video players use to seek. Undefined for the whole
 * file: no header, or not exactly one byte range. `none`: unsatisfiable.
 */
export function partOf(asked: string | undefined, size: number): Part | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked ?? '') ?? []
  if (!first && !last) return undefined
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1
  return from < size && from <= to ? { from, to } : 'none'
}
