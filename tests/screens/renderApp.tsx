import { act, cleanup, render } from '@testing-library/react'
import type { RoleCode } from '../../src/domain/accounts/roles'
import { kindViews } from '../../src/kinds/views/views'
import { outlineOf } from '../../src/model/fields/outline'
import type { Catalogue } from '../../src/model/fields/resource'
import { createBackend } from '../../src/providers/backend/backend'
import { lazyCatalogue } from '../../src/providers/backend/lazyCatalogue'
import type { DraftBox } from '../../src/providers/session/drafts'
import { Root } from '../../src/Root'
import type { Client } from '../server/client'
import { beforeRowsGo, type TestServer } from '../server/useServer'

// Code loaded on demand is loaded before the first test, which would wait for it.
await Promise.all([
  import('../../src/App'),
  import('../../src/resources/list/ListPage'),
  import('../../src/resources/show/ShowPage'),
  import('../../src/resources/form/CreatePage'),
  import('../../src/resources/form/EditPage'),
  import('../../src/resources/form/InlineCreate'),
  import('../../src/resources/flow/FlowBar'),
  import('../../src/custom-pages/home/HomePage'),
  ...Object.values(kindViews).map(({ Input }) => Input.preload()),
])

export interface Visit {
  readonly path: string
  /** A signed-in person, or a new one with this role; default: nobody. */
  readonly as?: RoleCode | Client
  readonly user?: Record<string, unknown>
  readonly language?: string
  /** Storage of drafts; jsdom has none. */
  readonly draftBox?: DraftBox
  /** Finds out, as in a browser, whether the server has only the original API. */
  readonly watchesServer?: boolean
}

const requests = new Set<Promise<Response>>()
/** Waits for all requests of the app, so that none reaches the next test. */
export const allAnswered = () => Promise.allSettled(requests)

/** A test may replace it. */
const { setTimeout: later } = globalThis
beforeRowsGo(async () => {
  cleanup()
  // React-admin asks for references in a later turn, all at once.
  await new Promise<void>(done => later(done))
  await allAnswered()
})

/** The real app with the real server, in one process. */
export async function renderApp(server: TestServer, visit: Visit) {
  const { path, as, user, language = 'es', draftBox, watchesServer = false } = visit
  const person = typeof as === 'string' ? await server.as(as, user) : as
  if (person) localStorage.setItem('accessToken', person.token)
  localStorage.setItem('i18nextLng', language)
  window.history.replaceState(null, '', path)
  const fetch = (request: Request) => {
    const answer = Promise.resolve(server.app.fetch(request, { address: '127.0.0.1' }))
    requests.add(answer)
    const drop = () => requests.delete(answer)
    answer.then(drop, drop)
    return answer
  }
  const backend = createBackend({ fetch, watchesServer, ...(draftBox && { draftBox }) })
  await backend.session.start()
  const catalogue = byNeed(server.context.catalogue)
  await act(async () => render(<Root backend={backend} catalogue={catalogue} />))
  return backend
}

/** As in the app: each resource is complete once its schema is loaded. */
export function byNeed(whole: Catalogue): Catalogue {
  const all = [...whole.resources.values()]
  return lazyCatalogue(
    all.map(resource => outlineOf(resource, whole)),
    async name => whole.get(name).schema,
  )
}
