import { negotiate } from '../../src/i18n/negotiate'
import { isApi } from '../app'
import type { AppContext, Connection } from '../routes/context'
import { sayIn } from '../routes/say'
import type { Running } from './start'

/** What an open port leads to: from the first moment on it answers, if only that it is too early. */
export interface Door extends Pick<Running, 'fetch' | 'retire' | 'close'> {
  /** From now on this answers. */
  lead(running: Running): void
  readonly isRetired: () => boolean
}

export function openDoor(pages?: AppContext['pages']): Door {
  let behind: Running | undefined
  let isRetired = false
  return {
    fetch: (request, env) => behind?.fetch(request, env) ?? tooEarly(request, env, pages),
    lead: running => {
      behind = running
      if (isRetired) running.retire()
    },
    isRetired: () => isRetired,
    retire: () => {
      isRetired = true
      behind?.retire()
    },
    close: async () => behind?.close(),
  }
}

/** The screens can be had already; whoever asks the API is told to come back. */
async function tooEarly(
  request: Request,
  env: Connection = {},
  pages?: AppContext['pages'],
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const page = isApi(pathname) ? undefined : await pages?.(request, env)
  if (page) return page
  const say = await sayIn(negotiate(request.headers.get('accept-language') ?? undefined))
  const body =
    pathname === '/health' ? { ready: false } : { code: 'busy', message: say.refusal('busy') }
  return Response.json(body, {
    status: 503,
    headers: { 'Retry-After': '2', 'Cache-Control': 'no-store' },
  })
}
