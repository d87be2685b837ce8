import { join } from 'node:path'
import { type Plugin, runnerImport, type ViteDevServer } from 'vite'
import {
  type BusinessFolder,
  businessIn,
  isBusinessModule,
  quietly,
  root,
} from './businessFolder.mjs'
import { writeFieldNames } from './fieldNames.mjs'
import type { FoundSchema } from './schemasNow.js'

const NAME = 'virtual:catalogue'
const ID = `\0${NAME}`
/** Labels of all resources in one language. */
const LABELS = `${NAME}/`
const isSource = /\/(schemas|src\/base|src\/domain|locales\/\w+\/resources)\//

/**
 * Generates `virtual:catalogue`: the outline of every schema of the business, and a function that loads
 * each. It is the same module in development, tests, server and production.
 */
export function catalogueModule(business = businessIn()): Plugin {
  let isDevelopment = false
  return {
    name: 'catalogue-module',
    resolveId: id => (id === NAME || id.startsWith(LABELS) ? `\0${id}` : undefined),
    // an error from here keeps its message; from a module the bundler would wrap it in a stack
    async configResolved({ command, mode }) {
      isDevelopment = command === 'serve' && mode !== 'test'
      if (command === 'build') await findSchemas(business)
    },
    async load(id) {
      if (id !== ID && !id.startsWith(`\0${LABELS}`)) return
      const found = await findSchemas(business)
      return id === ID ? moduleOf(found) : labelsOf(found, id.slice(LABELS.length + 1))
    },
    configureServer(vite) {
      if (isDevelopment) void tell(vite, business)
      vite.watcher.on('all', (event, file) => {
        if (!isSource.test(file) && !isBusinessModule(business, file)) return
        renew(vite, event !== 'change')
        if (isDevelopment) void tell(vite, business)
      })
    },
  }
}

/** Writes the field names, and what is wrong with the schemas, before a page asks for them. */
const tell = ({ config }: ViteDevServer, business: BusinessFolder) =>
  findSchemas(business).then(
    found => writeFieldNames(found, business),
    error => {
      writeFieldNames(error.names, business)
      if (error.name === 'SchemaError') config.logger.error(error.message)
    },
  )

/** A new or deleted file reloads the page; a changed one is replaced as usual. */
function renew(vite: ViteDevServer, isOther: boolean) {
  finding.clear()
  for (const { moduleGraph } of Object.values(vite.environments)) {
    const module = moduleGraph.getModuleById(ID)
    if (module) moduleGraph.invalidateModule(module)
  }
  if (isOther) vite.environments.client.hot.send({ type: 'full-reload' })
}

const finding = new Map<string, Promise<readonly FoundSchema[]>>()
/** Every schema of a business, checked; an error names place and word. */
export function findSchemas(business: BusinessFolder): Promise<readonly FoundSchema[]> {
  const known = finding.get(business.folder)
  if (known) return known
  const found = runnerImport<typeof import('./schemasNow.js')>(
    join(root, 'scripts/schemasNow.ts'),
    quietly(business),
  ).then(({ module }) => module.found)
  finding.set(business.folder, found)
  return found
}

function moduleOf(found: readonly FoundSchema[]) {
  // `then` is built into less code than a named import that is awaited
  const loads = found.map(
    ({ path, as, outline }) =>
      `'${outline.words.name}': () => import('${path}').then(module => module.${as})`,
  )
  const languages = [...new Set(found.flatMap(({ labels }) => Object.keys(labels)))]
  const labels = languages.map(each => `'${each}': () => import('${LABELS}${each}')`)
  return [
    `export const labels = {\n${labels.join(',\n')}\n}`,
    `export const outlines = ${JSON.stringify(found.map(({ outline }) => outline))}`,
    `export const schemas = {\n${loads.join(',\n')}\n}`,
  ].join('\n')
}

function labelsOf(found: readonly FoundSchema[], language: string) {
  const labels = found.map(({ outline, labels }) => [outline.words.name, labels[language]])
  return `export const labels = ${JSON.stringify(Object.fromEntries(labels))}`
}
