import type { Me } from '../../src/model/access'
import { fileEndings } from '../../src/model/fileRules'
import { CHAT } from '../areas/chat/chatReader'
import { mayOpenFile } from '../areas/chat/membership'
import { disposition } from '../areas/files/fileName'
import { type OpenFile, openFile } from '../areas/files/openFile'
import { partOf } from '../areas/files/range'
import { takeCopy, takeUpload } from '../areas/files/upload'
import { mayOpenMailFile } from '../areas/mail/copies'
import { MAIL } from '../areas/mail/mailReader'
import type { Log } from '../log'
import type { Asking, Records } from '../records/context'
import { storedFile } from '../records/showFiles'
import { badParameter, Refusal } from '../refusal'
import type { AddRoute } from './addRoute'
import type { AppContext, AppRequest } from './context'
import type { LinkOf } from './linkOf'
import { readBytes } from './readJson'
import { noteExport } from './securityLog'

interface Parts {
  readonly context: AppContext
  readonly records: Records
  readonly linkOf: LinkOf
}

/**
 * Files go up as a plain body with `?resource=…&field=…&name=…`, or as a copy of one that stands elsewhere
 * with `&from=…` in place of the name; they come down by signed addresses.
 */
export function fileRoutes(add: AddRoute, { context, records, linkOf }: Parts) {
  const { files } = context
  if (!files) return
  const stored = { ...records, files }
  const inChat = (me: Me, place: string) => mayOpenFile(context.db, me, place)
  const inMail = (me: Me, _: string, file: string) => mayOpenMailFile(context.db, me, file)

  add('POST /hanadb/api/files', 'schema', async c => {
    const asking = askingOf(c, records)
    const path = c.req.query('field') ?? ''
    const from = c.req.query('from')
    const row =
      from === undefined
        ? await takeUpload(stored, asking, {
            path,
            name: c.req.query('name') ?? '',
            read: most => readAtMost(c.req.raw, most),
          })
        : await takeCopy({ ...stored, places: theirs }, asking, { path, from })
    return c.json(await storedFile(row, linkOf(c)), 201)
  })

  add('GET /hanadb/api/files/:id', 'signed', async c => {
    const file = await openFile(
      // what people write to each other is theirs alone, whoever looks as them
      {
        ...stored,
        places: c.get('viewAs') === undefined ? { [CHAT]: inChat, [MAIL]: inMail } : theirs,
      },
      c.get('me'),
      c.req.param('id') ?? '',
    )
    noteOpened(c, context.log, file)
    dressFile(c, file)
    return answerPart(c, file.bytes)
  })
}

/** What a page shows in itself is read as its fields are; the rest leaves it. */
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
const theirs = { [CHAT]: nobody, [MAIL]: nobody }

/** A browser's own reader of PDF does not work in a sandbox, and is one itself (Chromium); our pages show it. */
const FOR_PDF = "default-src 'none'; object-src 'self'; frame-ancestors 'self'"
const SANDBOX = "default-src 'none'; sandbox; frame-ancestors 'none'"

function askingOf(c: AppRequest, records: Records): Asking {
  const name = c.req.query('resource') ?? ''
  const resource = records.catalogue.resources.get(name)
  if (!resource) throw badParameter('resource', name)
  return { records, resource, me: c.get('me'), language: c.get('language') }
}

export async function readAtMost(request: Request, most: number) {
  try {
    return await readBytes(request, most)
  } catch (error) {
    if (error instanceof Refusal && error.status === 413) return undefined
    throw error
  }
}
