import type { Language } from '../../src/domain/text'
import { fieldLabel } from '../../src/i18n/labels'
import { dirOf, htmlLang } from '../../src/i18n/languages'
import { loadMessages } from '../../src/i18n/load'
import type { Me } from '../../src/model/access'
import { type OpenApiDocument, openApiOf } from '../../src/model/openapi'
import type { Resource } from '../../src/model/resource'
import type { Move } from '../../src/model/transition'
import type { Unconnected } from '../records/context'
import { handEntry, unmadeCalls } from '../records/flow/byHand'
import type { AddRoute } from './addRoute'
import { answerJson } from './answerJson'
import type { AppContext } from './context'
import { docsPage } from './docsPage'
import { docsStyle } from './docsStyle'

/**
 * The document of the interface, and a page to read. Public only where nothing is at stake: while
 * demo accounts stand on the login page, or where `publicDocs` says so; both tell everything then.
 * Elsewhere both ask for a session, and tell each person only of what they themselves may read.
 */
export function openApiRoutes(add: AddRoute, context: AppContext) {
  const isOpen = context.demoAccounts.length > 0 || context.publicDocs === true
  const policy = isOpen ? 'public' : 'signedIn'
  const documentFor = documents(context, isOpen)

  add('GET /hanadb/api/openapi.json', policy, async c =>
    answerJson(c, await documentFor(c.get('language'), c.get('me'))),
  )

  add('GET /hanadb/api/docs', policy, async c => {
    const language = c.get('language')
    const document = await documentFor(language, c.get('me'))
    c.header('Content-Security-Policy', await styledOnly())
    const reader = { lang: htmlLang(language), dir: dirOf(language), language }
    return c.html(await pageOf(document, reader))
  })
}

/** The open document of a language never changes while the process lives. */
function documents({ catalogue, unconnected }: AppContext, isOpen: boolean) {
  const known = new Map<Language, OpenApiDocument>()
  return async (language: Language, me: Me | undefined): Promise<OpenApiDocument> => {
    const before = isOpen ? known.get(language) : undefined
    if (before) return before
    const { columns } = await loadMessages(language)
    const made = openApiOf(catalogue, {
      language,
      label: ({ name, words }) => fieldLabel({ name, label: words.label }, language, columns),
      ...(!isOpen && me && { me }),
      ...(unconnected && { handEntries: handEntriesOf(unconnected, isOpen ? undefined : me) }),
    })
    if (isOpen) known.set(language, made)
    return made
  }
}

/** What steps ask a person in place of systems that are not connected. */
const handEntriesOf =
  (unconnected: Unconnected, me: Me | undefined) => (resource: Resource, move: Move) =>
    unmadeCalls({ records: { unconnected }, resource, ...(me && { me }) }, move).flatMap(handEntry)

/** A document is drawn once for as long as it is kept. */
const pages = new WeakMap<OpenApiDocument, Promise<string>>()
function pageOf(document: OpenApiDocument, reader: Parameters<typeof docsPage>[1]) {
  const page = pages.get(document) ?? docsPage(document, reader)
  pages.set(document, page)
  return page
}

/** The page runs nothing, loads nothing, and wears its own style only. */
async function styledOnly() {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(docsStyle))
  const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)))
  return `default-src 'none'; style-src 'sha256-${base64}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}
