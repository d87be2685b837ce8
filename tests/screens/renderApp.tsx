import { act, render } from '@testing-library/react'
import type { Role } from '../../src/domain/roles'
import { views } from '../../src/fields/registry'
import { catalogueByNeed } from '../../src/model/byNeed'
import { here } from '../../src/model/here'
import { outlineOf } from '../../src/model/outline'
import type { Catalogue } from '../../src/model/resource'
import { createBackend } from '../../src/providers/backend'
import type { DraftBox } from '../../src/providers/drafts'
import { Root } from '../../src/Root'
import type { Client } from '../server/client'
import type { TestServer } from '../server/useServer'

// What the app fetches when it needs it is fetched before the first test, which would wait for it.
await Promise.all([
  import('../../src/App'),
  import('../../src/resources/list/ListPage'),
  import('../../src/resources/show/ShowPage'),
  import('../../src/resources/form/CreatePage'),
  import('../../src/resources/form/EditPage'),
  import('../../src/resources/form/InlineCreate'),
  import('../../src/resources/flow/FlowBar'),
  import('../../src/custom-pages/home/HomePage'),
  ...Object.values(views).map(({ Input }) => Input.preload()),
])

interface Visit {
  readonly path: string
  /** Somebody signed in, or anybody with this role; nobody when not said. */
  readonly as?: Role | Client
  readonly user?: Record<string, unknown>
  readonly language?: string
  /** Where drafts lie; jsdom has no place for them. */
  readonly draftBox?: DraftBox
}

const asked = new Set<Promise<Response>>()
/** What the app has asked so far is answered: nothing of it comes to the next test. */
export const allAnswered = () => Promise.allSettled(asked)

/** The real app before the real server, in one process (house-style.md, Tests). */
export async function renderApp(server: TestServer, visit: Visit) {
  const { path, as, user, language = 'es', draftBox } = visit
  const person = typeof as === 'string' ? await server.as(as, user) : as
  if (person) localStorage.setItem('accessToken', person.token)
  localStorage.setItem('i18nextLng', language)
  window.history.replaceState(null, '', path)
  const fetch = (request: Request) => {
    const answer = Promise.resolve(server.app.fetch(request, { address: '127.0.0.1' }))
    asked.add(answer)
    const drop = () => asked.delete(answer)
    answer.then(drop, drop)
    return answer
  }
  const backend = createBackend({ fetch, ...(draftBox && { draftBox }) })
  await backend.session.start()
  const catalogue = byNeed(server.context.catalogue)
  await act(async () => render(<Root backend={backend} catalogue={catalogue} />))
  return backend
}

/** As the browser's build has it: each resource is whole once something has fetched it. */
export function byNeed(whole: Catalogue): Catalogue {
  here.clear()
  const all = [...whole.resources.values()]
  const fetches = all.map(
    ({ name, schema }) => [name, async () => void here.set(name, schema)] as const,
  )
  return catalogueByNeed(
    all.map(resource => outlineOf(resource, whole)),
    Object.fromEntries(fetches),
  )
}
