import { join } from 'node:path'
import { type Plugin, runnerImport, type ViteDevServer } from 'vite'
import { writeFieldNames } from './fieldNames.mjs'
import type { FoundSchema } from './schemasNow.js'

const root = join(import.meta.dirname, '..')
const NAME = 'virtual:catalogue'
const ID = `\0${NAME}`
const isSource = /\/src\/(schemas|base|domain|locales\/\w+\/resources)\//

/**
 * Generates `virtual:catalogue`: the outline of every schema in `src/schemas`, and a function that loads
 * each. It is the same module in development, tests, server and production.
 */
export function catalogueModule(): Plugin {
  let isDevelopment = false
  return {
    name: 'catalogue-module',
    resolveId: id => (id === NAME ? ID : undefined),
    // an error from here keeps its message; from a module the bundler would wrap it in a stack
    async configResolved({ command, mode }) {
      isDevelopment = command === 'serve' && mode !== 'test'
      if (command === 'build') await findSchemas()
    },
    async load(id) {
      if (id !== ID) return
      const found = await findSchemas()
      if (isDevelopment) writeFieldNames(found)
      return moduleOf(found)
    },
    configureServer(vite) {
      vite.watcher.on('all', (event, file) => {
        if (isSource.test(file)) renew(vite, event !== 'change')
      })
    },
  }
}

/** A new or deleted file reloads the page; a changed one is replaced as usual. */
function renew(vite: ViteDevServer, isOther: boolean) {
  finding = undefined
  for (const { moduleGraph } of Object.values(vite.environments)) {
    const module = moduleGraph.getModuleById(ID)
    if (module) moduleGraph.invalidateModule(module)
  }
  if (isOther) vite.environments.client.hot.send({ type: 'full-reload' })
}

let finding: Promise<readonly FoundSchema[]> | undefined
/** Every schema, checked; an error names place and word. */
export function findSchemas(): Promise<readonly FoundSchema[]> {
  finding ??= runnerImport<typeof import('./schemasNow.js')>(
    join(import.meta.dirname, 'schemasNow.ts'),
    { root, configFile: false },
  ).then(({ module }) => module.found)
  return finding
}

function moduleOf(found: readonly FoundSchema[]) {
  const loads = found.map(
    ({ path, as, outline }) =>
      `'${outline.words.name}': async () => (await import('${path}')).${as}`,
  )
  return [
    `export const outlines = ${JSON.stringify(found.map(({ outline }) => outline))}`,
    `export const schemas = {\n${loads.join(',\n')}\n}`,
  ].join('\n')
}
