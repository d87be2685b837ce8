import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as Declared from '@business/business'
import { getRequestListener } from '@hono/node-server'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { pageMatcher } from '../server/main/serve/pageMatcher.js'
import { businessIn, isBusinessModule } from './businessFolder.mjs'

type Api = { fetch: (request: Request) => Response | Promise<Response>; close?: () => unknown }

const entry = '/server/dev.ts'
const isSource = /\/(server|schemas|src\/(base|catalogue|contracts|domain|i18n|kinds|model))[/.]/

/**
 * In development the API runs inside Vite; a saved server file applies to the next request. An address
 * without a page answers 404, as in production.
 */
export function apiInDev(): Plugin {
  return {
    name: 'api-in-dev',
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',
    async configureServer(vite) {
      const api = reloading(vite)
      const { business } = (await vite.ssrLoadModule('@business/business')) as typeof Declared
      const first = business.api.base.split('/')[1]
      const apiPaths = new RegExp(`^/(${first}|api|health)(/|\\?|$)`)
      const answer = async (request: Request) => {
        try {
          return await (await api.current()).fetch(request)
        } catch (error) {
          if (!isForWhoWrites(error)) throw error
          return new Response(error.message, { status: 500 })
        }
      }
      const listener = getRequestListener(answer, { overrideGlobalObjects: false })

      vite.watcher.on('all', (_event, file) => isServerSource(file) && api.forget())
      vite.httpServer?.once('close', api.forget)
      vite.middlewares.use((request, response, next) => {
        if (apiPaths.test(request.url ?? '')) listener(request, response).catch(next)
        else next()
      })
      return () => vite.middlewares.use(answerNotFound(vite))
    },
  }
}

const answerNotFound =
  (vite: ViteDevServer): Connect.NextHandleFunction =>
  async (request, response, next) => {
    try {
      const html =
        request.url?.split('?')[0] === '/index.html'
          ? await notFoundIn(vite, request.originalUrl ?? '/')
          : undefined
      if (html === undefined) return next()
      response.writeHead(404, { 'Content-Type': 'text/html' }).end(html)
    } catch (error) {
      next(error)
    }
  }

/** The app with a "not found" page; undefined if the page exists. */
async function notFoundIn(vite: ViteDevServer, address: string) {
  const { pathname } = new URL(address, 'http://localhost')
  const { allPages } = (await vite.ssrLoadModule(
    '/scripts/allPages.ts',
  )) as typeof import('./allPages.js')
  if (pathname === '/index.html' || pageMatcher(allPages)(pathname)) return undefined
  const html = await readFile(join(vite.config.root, 'index.html'), 'utf8')
  return vite.transformIndexHtml(address, html)
}

const isServerSource = (file: string) => isSource.test(file) || isBusinessModule(businessIn(), file)

/** A mistake in a schema or a variable; its message is also shown over the page. */
const isForWhoWrites = (error: unknown): error is Error =>
  error instanceof Error && ['SchemaError', 'ConfigError', 'MigrationStop'].includes(error.name)

/** The old API is closed before the new one opens, because an embedded database has one owner. */
function reloading(vite: ViteDevServer) {
  let loaded: Promise<Api> | undefined
  let closing: Promise<unknown> = Promise.resolve()

  const load = async () => {
    await closing
    vite.environments.ssr.moduleGraph.invalidateAll()
    return (await vite.ssrLoadModule(entry)) as Api
  }
  const forget = () => {
    const old = loaded
    loaded = undefined
    // The API may have failed to start.
    if (old) closing = old.then(api => api.close?.()).catch(() => undefined)
  }
  const current = () => {
    const loading = loaded ?? load()
    loaded = loading
    loading.catch((error: unknown) => {
      if (isForWhoWrites(error)) {
        const err = { message: error.message, stack: '' }
        vite.environments.client.hot.send({ type: 'error', err })
      }
      if (loaded === loading) forget()
    })
    return loading
  }
  return { current, forget }
}
