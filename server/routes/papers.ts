import { papersOf } from '../../src/model/paper'
import type { Press } from '../adapters/pdf/press'
import { type Copy, demandPaper, drawPaper, takeCopy } from '../areas/documents/printing'
import { once } from '../idempotency'
import type { Log } from '../log'
import type { Asking, Records } from '../records/context'
import type { FileStore } from '../records/fileStore'
import type { AddRoute } from './addRoute'
import type { AppRequest } from './context'
import { intentionOf } from './intention'
import type { LinkOf } from './linkOf'
import { readObject } from './readJson'
import { noteExport } from './securityLog'

interface Parts {
  readonly records: Records
  readonly linkOf: LinkOf
  readonly press: Press | undefined
  readonly files?: FileStore | undefined
  readonly log: Log
}

/** `POST <path>/<id>/papers/<name>` counts a copy and answers a signed address, from where the PDF comes. */
export function paperRoutes(add: AddRoute, { records, linkOf, press, files, log }: Parts) {
  if (!press) return
  for (const resource of records.catalogue.resources.values()) {
    const path = resource.rest.path.replace(/\/$/, '')
    const askingOf = (c: AppRequest): Asking => ({
      records,
      resource,
      me: c.get('me'),
      language: c.get('language'),
    })
    for (const [name, paper] of papersOf(resource)) {
      add(`POST ${path}/:id/papers/${name}`, { policy: 'schema', reads: true }, async c => {
        const asking = askingOf(c)
        const copy = await copyOf(c, asking, { id: idOf(c), name, paper })
        const file = `${name}-${safe(idOf(c))}.pdf`
        const url = await linkOf(c)(
          `${path}/${encodeURIComponent(idOf(c))}/papers/${name}/${file}`,
          copy,
        )
        return c.json({ url, copy: copy === 'preview' ? null : copy }, 201)
      })
      add(`GET ${path}/:id/papers/${name}/:file`, 'signed', async c => {
        const copy = c.get('request') as Copy
        const wanted = { id: idOf(c), name, paper, copy, files }
        noteExport(c, log, { resource: resource.name, record: idOf(c), format: `${name}.pdf` })
        const bytes = await drawPaper(askingOf(c), press, wanted)
        c.header('Content-Type', 'application/pdf')
        c.header('Content-Disposition', `inline; filename="${c.req.param('file')}"`)
        c.header('Content-Security-Policy', FOR_PDF)
        c.header('Cache-Control', 'private, max-age=600')
        return c.body(new Uint8Array(bytes))
      })
    }
  }
}

const FOR_PDF = "default-src 'none'; object-src 'self'; frame-ancestors 'none'"

const idOf = (c: AppRequest) => c.req.param('id') ?? ''
const safe = (id: string) => id.replace(/[^\w.-]/g, '_').slice(0, 60)

/** Whoever looks with another's eyes sees the paper, and leaves no trace of having printed it. */
async function copyOf(
  c: AppRequest,
  asking: Asking,
  wanted: Parameters<typeof takeCopy>[2],
): Promise<Copy> {
  demandPaper(asking, wanted.paper)
  if (c.get('viewAs') !== undefined) return 'preview'
  const body = await readObject(c, { optional: true })
  const { body: taken } = await once(
    asking.records.db,
    intentionOf(c, asking, body),
    async trx => ({ status: 201, body: { copy: await takeCopy(trx, asking, wanted) } }),
  )
  return (taken as { copy: number }).copy
}
