import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Plugin, type ResolvedConfig, runnerImport, type ViteDevServer } from 'vite'
import { PAGE_LIST, pageMatcher } from '../server/main/pageMatcher.js'

type Pages = typeof import('./allPages.js')
const source = 'scripts/allPages.ts'

/** Lays the list of all pages beside the built ones; in development an address that is none answers 404 as well. */
export function pageList(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'page-list',
    apply: (_config, { command, mode, isSsrBuild }) =>
      command === 'build' ? !isSsrBuild : mode !== 'test',
    configResolved(resolved) {
      config = resolved
    },
    async generateBundle() {
      const options = { root: config.root, configFile: false } as const
      const { module } = await runnerImport<Pages>(join(config.root, source), options)
      const list = JSON.stringify(module.allPages)
      this.emitFile({ type: 'asset', fileName: PAGE_LIST, source: list })
    },
    configureServer: vite => () => {
      vite.middlewares.use((request, response, next) => {
        const address = request.originalUrl ?? '/'
        if (request.url?.split('?')[0] !== '/index.html') return next()
        notFoundIn(vite, address).then(html => {
          if (html === undefined) return next()
          response.writeHead(404, { 'Content-Type': 'text/html' }).end(html)
        }, next)
      })
    },
  }
}

/** The app, which says there that there is no such page; nothing where there is one. */
async function notFoundIn(vite: ViteDevServer, address: string) {
  const { pathname } = new URL(address, 'http://localhost')
  const { allPages } = (await vite.ssrLoadModule(`/${source}`)) as Pages
  if (pathname === '/index.html' || pageMatcher(allPages)(pathname)) return undefined
  const html = await readFile(join(vite.config.root, 'index.html'), 'utf8')
  return vite.transformIndexHtml(address, html)
}
