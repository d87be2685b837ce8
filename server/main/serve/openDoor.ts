import { negotiate } from '../../../src/i18n/negotiate'
import { isApi } from '../../app/app'
import type { AppContext, RequestConnection } from '../../http/appContext'
import { translatorIn } from '../../http/translate'
import type { Running } from '../start'

/** Handler of the open port: it answers from the first moment, at least with 503. */
export interface Door extends Pick<Running, 'fetch' | 'retire' | 'close'> {
  /** Directs requests to this application from now on. */
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

/** Serves the screens already; the API answers 503 until the start is complete. */
async function tooEarly(
  request: Request,
  env: RequestConnection = {},
  pages?: AppContext['pages'],
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const page = isApi(pathname) ? undefined : await pages?.(request, env)
  if (page) return page
  const say = await translatorIn(negotiate(request.headers.get('accept-language') ?? undefined))
  const body =
    pathname === '/health' ? { ready: false } : { code: 'busy', message: say.refusal('busy') }
  return Response.json(body, {
    status: 503,
    headers: { 'Retry-After': '2', 'Cache-Control': 'no-store' },
  })
}
