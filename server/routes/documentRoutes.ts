import { documentsOf } from '../../src/model/access/documents'
import type { Resource } from '../../src/model/fields/resource'
import { type Copy, drawDocument, issueDocumentCopy, requireDocument } from '../documents/printing'
import type { AddRoute } from '../http/addRoute'
import { answerJson } from '../http/answerJson'
import type { AppRequest } from '../http/appContext'
import { runOnce } from '../http/intention'
import { readObject } from '../http/readJson'
import { apiPathOf, idOf, requestsFor } from '../http/recordAnswers'
import { noteExport } from '../http/securityLog'
import type { RouteParts } from '../http/serverBusiness'
import type { RequestContext } from '../query/requestContext'

/** `POST <path>/<id>/papers/<name>` numbers a copy and answers a signed address of the PDF. */
export function documentRoutes(
  add: AddRoute,
  resource: Resource,
  { context, records, linkTo }: RouteParts,
) {
  const { renderPdf, files, publicUrl, log } = context
  const { documents } = context.business
  if (!renderPdf) return
  const path = apiPathOf(resource)
  const toRequestContext = requestsFor(records, resource)
  for (const [name, document] of documentsOf(resource)) {
    const { template } = document
    if (template && !documents?.templates?.[template])
      throw new Error(
        `${resource.name}.documents.${name}: no area brings the template "${template}"`,
      )
    add(`POST ${path}/:id/papers/${name}`, { policy: 'schema', reads: true }, async c => {
      const request = toRequestContext(c)
      const copy = await takeCopy(c, request, { id: idOf(c), name, document })
      const file = `${name}-${safe(idOf(c))}.pdf`
      const id = encodeURIComponent(idOf(c))
      const url = linkTo(c)(`${path}/${id}/papers/${name}/${file}`, copy)
      return answerJson(c, { url, copy: copy === 'preview' ? null : copy }, { status: 201 })
    })
    add(`GET ${path}/:id/papers/${name}/:file`, 'signed', async c => {
      const copy = c.get('request') as Copy
      const keysByTarget = { id: idOf(c), name, document, copy, files, publicUrl, documents }
      noteExport(c, log, { resource: resource.name, record: idOf(c), format: `${name}.pdf` })
      const bytes = await drawDocument(toRequestContext(c), renderPdf, keysByTarget)
      c.header('Content-Type', 'application/pdf')
      c.header('Content-Disposition', `inline; filename="${c.req.param('file')}"`)
      c.header('Content-Security-Policy', FOR_PDF)
      c.header('Cache-Control', 'private, max-age=600')
      return c.body(new Uint8Array(bytes))
    })
  }
}

const FOR_PDF = "default-src 'none'; object-src 'self'; frame-ancestors 'none'"

const safe = (id: string) => id.replace(/[^\w.-]/g, '_').slice(0, 60)

/** An administrator who views the app as another user gets an uncounted copy. */
async function takeCopy(
  c: AppRequest,
  request: RequestContext,
  keysByTarget: Parameters<typeof issueDocumentCopy>[2],
): Promise<Copy> {
  requireDocument(request, keysByTarget.document)
  if (c.get('viewAs') !== undefined) return 'preview'
  const body = await readObject(c, { optional: true })
  const { copy } = await runOnce(c, request, {
    body,
    work: async trx => ({ copy: await issueDocumentCopy(trx, request, keysByTarget) }),
  })
  return copy
}
