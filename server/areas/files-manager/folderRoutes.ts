import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { today } from '../../../src/base/day'
import * as routes from '../../../src/contracts/filesManager'
import type { InputOf } from '../../../src/model/route/defineRoute'
import { demand } from '../../access/permissions'
import type { Trx } from '../../db/db'
import { disposition } from '../../files/fileName'
import type { FileStore } from '../../files/fileStore'
import type { AddRoute } from '../../http/addRoute'
import { type AppRequest, quotaOf } from '../../http/appContext'
import { runOnce } from '../../http/intention'
import { noteExport } from '../../http/securityLog'
import { routeServer, type Serve } from '../../http/serveRoute'
import type { RouteParts } from '../../http/serverBusiness'
import { refuse } from '../../write/rows/body'
import { type ArchiveEntry, createArchive } from './archive'
import { FILES, FOLDERS, type FoldersContext, foldersContext } from './foldersContext'
import { deleteEntries, moveEntries, restoreEntries } from './moveEntries'
import { looseFolders, wayTo } from './places'
import { readStars, star } from './stars'
import { usedBytes } from './storage'

/** Maximum entries moved or deleted in one call. */
const MOST = 200

/**
 * Shared folders: calls over several entries, and stars. Folders and files are resources
 * (`/hanadb/api/folders`, `/hanadb/api/shared-files`).
 */
export function folderRoutes(add: AddRoute, parts: RouteParts) {
  const { context, records } = parts
  if (!records.catalogue.resources.has(FOLDERS)) return
  const contextFor = (c: AppRequest) =>
    foldersContext({ records, me: c.get('me'), language: c.get('language') })
  const serve = routeServer(add, (c, { right: [name, right] = [FILES, 'read'] }) => {
    const request = contextFor(c)
    demand(name === FILES ? request.files : request.folders, right)
    return request
  })
  serve(routes.myFiles, async ({ folders, files }) => ({
    stars: await readStars(records.db.read, files.me),
    top: await looseFolders(folders),
    used: await usedBytes(records.db.read, files.resource, files.me),
    quota: quotaOf(context),
  }))
  serve(routes.wayToFolder, async ({ folders }, { query }) => ({
    way: await wayTo(folders, query.folder),
  }))
  folderWrites(serve)
  zipRoutes({ ...parts, add, serve, contextFor })
}

/** Idempotent, each in one transaction. */
function folderWrites(serve: Serve<FoldersContext>) {
  serve(routes.starFile, async (request, { body }, c) => {
    await runOnce(c, request.files, { body, work: trx => star(trx, request, body) })
    return { starred: body.starred }
  })
  serve(routes.moveFiles, (request, { body }, c) => {
    const move = { ...readSelection(body), to: body.to }
    const work = async (trx: Trx) => ({ moved: await moveEntries(trx, request, move) })
    return runOnce(c, request.files, { body, work })
  })
  serve(routes.removeFiles, (request, { body }, c) => {
    const selection = readSelection(body)
    const work = async (trx: Trx) => ({ removed: await deleteEntries(trx, request, selection) })
    return runOnce(c, request.files, { body, work })
  })
  serve(routes.restoreFiles, (request, { body }, c) => {
    const selection = readSelection(body)
    const work = async (trx: Trx) => ({ restored: await restoreEntries(trx, request, selection) })
    return runOnce(c, request.files, { body, work })
  })
}

interface Zipping extends RouteParts {
  readonly add: AddRoute
  readonly serve: Serve<FoldersContext>
  readonly contextFor: (c: AppRequest) => FoldersContext
}

/** Folders and files as an archive: requested, then downloaded with current rights. */
function zipRoutes({ add, serve, contextFor, context: { files, log }, records, linkTo }: Zipping) {
  if (!files) return
  const { path } = routes.zipFiles
  serve(routes.zipFiles, async (request, { body }, c) => {
    const selection = readSelection(body)
    await createArchive(request, selection)
    return { url: linkTo(c)(`${path}/${today(records.clock())}.zip`, selection) }
  })
  add(`GET ${path}/:name`, 'signed', async c => {
    const archive = await createArchive(contextFor(c), c.get('request') as routes.Chosen)
    noteExport(c, log, { resource: FILES, format: 'zip' })
    const named = archive.name?.replace(/[\p{C}/\\"<>|:*?]/gu, ' ').trim()
    const name = named ? `${named}.zip` : (c.req.param('name') ?? '')
    c.header('Content-Type', 'application/zip')
    c.header('Content-Disposition', disposition(name, false))
    c.header('Cache-Control', 'private, no-store')
    return c.body(toStream(writeArchive(archive.entries, files)))
  })
}

function readSelection({
  folders = [],
  files = [],
}: InputOf<typeof routes.zipFiles>['body']): routes.Chosen {
  const count = folders.length + files.length
  if (count === 0) refuse({ files: { key: 'required' } })
  if (count > MOST) refuse({ files: { key: 'tooMany', params: { max: MOST } } })
  return { folders, files }
}

/** Produces data as it is read; stops when the reader leaves. */
const toStream = (parts: AsyncGenerator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })

const PIECE = 256 * 1024

/**
 * Streams an archive with one file in memory at a time; compressed formats are stored as they are. An
 * unreadable file aborts the stream, so that a completed archive is complete.
 */
async function* writeArchive(
  entries: readonly ArchiveEntry[],
  files: FileStore,
): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  for (const { path, id, type, at } of entries) {
    const bytes = await files.get(id)
    if (!bytes) throw new Error(`the bytes of ${id} are not there`)
    const file = isPacked(type) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 3 })
    if (at) file.mtime = at
    zip.add(file)
    for (let from = 0; from === 0 || from < bytes.length; from += PIECE) {
      file.push(bytes.subarray(from, from + PIECE), from + PIECE >= bytes.length)
      yield* parts.splice(0)
    }
  }
  zip.end()
  yield* parts
}

const isPacked = (type: string) => !type.startsWith('text/') && type !== 'application/pdf'
