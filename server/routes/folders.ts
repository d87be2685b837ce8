import { today } from '../../src/domain/day'
import { disposition } from '../areas/files/fileName'
import { archiveOf } from '../areas/folders/archive'
import { FILES, FOLDERS, type FoldersAsking, foldersAsking } from '../areas/folders/foldersAsking'
import { looseFolders, wayTo } from '../areas/folders/places'
import { type Starring, star, starsOf } from '../areas/folders/stars'
import { usedBytes } from '../areas/folders/storage'
import { moveTogether, removeTogether, restoreTogether } from '../areas/folders/together'
import { writeArchive } from '../areas/folders/writeArchive'
import type { Trx } from '../db/db'
import { once } from '../idempotency'
import type { Records } from '../records/context'
import { demand } from '../records/forbid'
import { badParameter, Refusal } from '../refusal'
import type { AddRoute } from './addRoute'
import { bodyReader } from './bodyReader'
import { type AppContext, type AppRequest, quotaOf } from './context'
import { intentionOf } from './intention'
import type { LinkOf } from './linkOf'
import { type Body, readObject } from './readJson'
import { readKey } from './readQuery'
import { noteExport } from './securityLog'
import { streamOf } from './streamOf'

const PATH = '/hanadb/api/files-manager'
/** So many are moved or thrown away in one go. */
const MOST = 200

interface Parts {
  readonly context: AppContext
  readonly records: Records
  readonly linkOf: LinkOf
}

/**
 * Shared folders: what touches several at once, and what is one person's. Folders and files are
 * resources like any other (`/hanadb/api/folders`, `/hanadb/api/shared-files`).
 */
export function folderRoutes(add: AddRoute, { context, records, linkOf }: Parts) {
  if (!records.catalogue.resources.has(FOLDERS)) return
  const asked = (c: AppRequest) =>
    foldersAsking({ records, me: c.get('me'), language: c.get('language') })
  add(`GET ${PATH}`, 'schema', async c => {
    const { folders, files } = asked(c)
    demand(files, 'read')
    const used = await usedBytes(records.db.read, files.resource, files.me)
    const stars = await starsOf(records.db.read, files.me)
    const top = await looseFolders(folders)
    return c.json({ stars, top, used, quota: quotaOf(context) })
  })
  add(`GET ${PATH}/way`, 'schema', async c => {
    const { folders } = asked(c)
    demand(folders, 'read')
    const text = c.req.query('folder') ?? ''
    if (!/\d/.test(text)) throw badParameter('folder', text)
    return c.json({ way: await wayTo(folders, readKey('folder', text)) })
  })
  zipRoutes(add, asked, { context, records, linkOf })
  for (const [name, { right, work }] of Object.entries(works)) {
    add(`POST ${PATH}/${name}`, 'schema', async c => {
      const asking = asked(c)
      demand(asking.files, right)
      const body = await readObject(c)
      const done = await once(records.db, intentionOf(c, asking.files, body), async trx => ({
        status: 200,
        body: await work(trx, asking, body),
      }))
      return c.json(done.body as object)
    })
  }
}

type Asked = (c: AppRequest) => FoldersAsking

/** Folders and files as one archive: asked for, then fetched with the rights of that moment. */
function zipRoutes(
  add: AddRoute,
  asked: Asked,
  { context: { files, log }, records, linkOf }: Parts,
) {
  if (!files) return
  add(`POST ${PATH}/zip`, { policy: 'schema', reads: true }, async c => {
    const asking = asked(c)
    demand(asking.files, 'read')
    const body = await readObject(c)
    await archiveOf(asking, readChosen(body))
    return c.json({ url: await linkOf(c)(`${PATH}/zip/${today(records.clock())}.zip`, body) })
  })
  add(`GET ${PATH}/zip/:name`, 'signed', async c => {
    const archive = await archiveOf(asked(c), readChosen(c.get('request') as Body))
    noteExport(c, log, { resource: FILES, format: 'zip' })
    const named = archive.name?.replace(/[\p{C}/\\"<>|:*?]/gu, ' ').trim()
    const name = named ? `${named}.zip` : (c.req.param('name') ?? '')
    c.header('Content-Type', 'application/zip')
    c.header('Content-Disposition', disposition(name, false))
    c.header('Cache-Control', 'private, no-store')
    return c.body(streamOf(writeArchive(archive.entries, files)))
  })
}

interface Work {
  /** The right without which nothing else of the request is looked at. */
  readonly right: 'read' | 'update' | 'delete' | 'restore'
  readonly work: (trx: Trx, asking: FoldersAsking, body: Body) => Promise<object>
}

/** Each once per intention, wholly or not at all. */
const works: Readonly<Record<string, Work>> = {
  star: {
    right: 'read',
    work: async (trx, asking, body) => {
      const starring = readStarring(body)
      await star(trx, asking, starring)
      return { starred: starring.starred }
    },
  },
  move: {
    right: 'update',
    work: async (trx, asking, body) => {
      const { to, ...rest } = body
      const into = bodyReader({ to }, ['to']).to.keyOrNull()
      return { moved: await moveTogether(trx, asking, { ...readChosen(rest), to: into }) }
    },
  },
  remove: {
    right: 'delete',
    work: async (trx, asking, body) => ({
      removed: await removeTogether(trx, asking, readChosen(body)),
    }),
  },
  restore: {
    right: 'restore',
    work: async (trx, asking, body) => ({
      restored: await restoreTogether(trx, asking, readChosen(body)),
    }),
  },
}

function readChosen(body: Body) {
  const read = bodyReader(body, ['folders', 'files'])
  const folders = read.folders.keysOrNone() ?? []
  const files = read.files.keysOrNone() ?? []
  const count = folders.length + files.length
  if (count === 0) wrong('files', { key: 'required' })
  if (count > MOST) wrong('files', { key: 'tooMany', params: { max: MOST } })
  return { folders, files }
}

function readStarring(body: Body): Starring {
  const { what, id, starred } = bodyReader(body, ['what', 'id', 'starred'])
  const of = what.text()
  if (of !== 'folders' && of !== 'files') wrong('what', { key: 'notChoice' })
  if (typeof starred.value !== 'boolean') wrong('starred', { key: 'notBoolean' })
  return { what: of, id: id.key(), starred: starred.value }
}

function wrong(name: string, problem: { key: string; params?: Record<string, number> }): never {
  throw new Refusal(422, 'invalid', { errors: { [name]: problem } })
}
