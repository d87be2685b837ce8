import { apiPath } from '../../../src/base/business'
import type { Language } from '../../../src/base/text'
import { fieldLabel } from '../../../src/i18n/labels'
import { dirOf, htmlLang } from '../../../src/i18n/languages'
import { loadNamespace } from '../../../src/i18n/namespaces'
import type { Me } from '../../../src/model/access/access'
import type { Move } from '../../../src/model/access/transition'
import type { Resource } from '../../../src/model/fields/resource'
import { type OpenApiDocument, openApiOf } from '../../../src/model/openapi/openapi'
import type { Route } from '../../../src/model/route/defineRoute'
import type { AddRoute } from '../../http/addRoute'
import { answerJson } from '../../http/answerJson'
import type { AppContext } from '../../http/appContext'
import { manualCallsOf, manualEntry } from '../../outbox/manualCalls'
import type { Unconnected } from '../../query/requestContext'
import { docsPage } from './docsPage'
import { docsStyle } from './docsStyle'

/**
 * OpenAPI document and its page. Public and complete with demo accounts or `publicDocs`; otherwise they
 * need a session and are limited to the user's rights.
 */
export function openApiRoutes(add: AddRoute, context: AppContext, routes: () => readonly Route[]) {
  const isOpen = context.demoAccounts.length > 0 || context.publicDocs === true
  const policy = isOpen ? 'public' : 'signedIn'
  const documentFor = documents(context, routes, isOpen)

  add(`GET ${apiPath('openapi.json')}`, policy, async c =>
    answerJson(c, await documentFor(c.get('language'), c.get('me'))),
  )

  add(`GET ${apiPath('docs')}`, policy, async c => {
    const language = c.get('language')
    const document = await documentFor(language, c.get('me'))
    c.header('Content-Security-Policy', await styledOnly())
    const reader = { lang: htmlLang(language), dir: dirOf(language), language }
    return c.html(await pageOf(document, reader))
  })
}

/** Caches the public document per language. */
function documents(
  { catalogue, unconnected, business }: AppContext,
  routes: () => readonly Route[],
  isOpen: boolean,
) {
  const known = new Map<Language, OpenApiDocument>()
  return async (language: Language, me: Me | undefined): Promise<OpenApiDocument> => {
    const before = isOpen ? known.get(language) : undefined
    if (before) return before
    const columns = await loadNamespace(language, 'columns')
    const made = openApiOf(catalogue, {
      language,
      routes: routes(),
      ...(business.features && { features: business.features }),
      label: ({ name, words }) => fieldLabel({ name, label: words.label }, language, columns),
      ...(!isOpen && me && { me }),
      ...(unconnected && { handEntries: handEntriesOf(unconnected, isOpen ? undefined : me) }),
    })
    if (isOpen) known.set(language, made)
    return made
  }
}

/** Inputs of transitions for systems that are not connected. */
const handEntriesOf =
  (unconnected: Unconnected, me: Me | undefined) => (resource: Resource, move: Move) =>
    manualCallsOf({ records: { unconnected }, resource, ...(me && { me }) }, move).flatMap(
      manualEntry,
    )

const pages = new WeakMap<OpenApiDocument, Promise<string>>()
function pageOf(document: OpenApiDocument, reader: Parameters<typeof docsPage>[1]) {
  const page = pages.get(document) ?? docsPage(document, reader)
  pages.set(document, page)
  return page
}

/** Content security policy: own style sheet only. */
async function styledOnly() {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(docsStyle))
  const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)))
  return `default-src 'none'; style-src 'sha256-${base64}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}
