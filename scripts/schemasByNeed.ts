import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { Outline } from '../src/model/outline.js'
import type { Resource } from '../src/model/resource.js'

type Catalogue = typeof import('../src/catalogue.js')
type Outlines = typeof import('../src/model/outline.js')

const root = join(import.meta.dirname, '..')
const src = join(root, 'src')
const isSchema = /\/src\/schemas\/\w+\.ts$/

/** The resources that a module draws by their names: more of them than an outline says. */
export const drawnBy = (code: string): readonly string[] =>
  [...code.matchAll(draws)].map(([, name = '']) => name)
const draws = /\b(?:useResource\(|useCatalogue\(\)\.get\()'([a-z-]+)'/g

/** What is known of a resource before it is loaded, and the module that makes it whole. */
export interface Standing extends Outline {
  readonly module: string
  /** Whose labels stand in the dictionary of columns: of those no label is written out for. */
  readonly columns: readonly string[]
}
export type Standings = ReadonlyMap<string, Standing>

/**
 * The browser gets an outline of every schema, and the schema itself with the page that opens: all of them
 * were 28 kB on each (performance.md). What draws a resource by its name imports its schema; the generated
 * pages load theirs.
 */
export function schemasByNeed(): Plugin {
  let standings: Standings = new Map()
  return {
    name: 'schemas-by-need',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async buildStart() {
      standings = await findStandings()
    },
    transform(code, id) {
      if (!id.startsWith(src)) return
      if (id === join(src, 'catalogue.ts')) return { code: catalogueOf(standings), map: null }
      if (isSchema.test(id)) return { code: tellingOfItself(code), map: null }
      const imports = modulesFor(drawnBy(code), standings).map(path => `import '/${path}';`)
      return imports.length > 0 ? { code: imports.join('') + code, map: null } : undefined
    },
  }
}

let found: Promise<Standings> | undefined
/** By the resource's name; once for all that ask in a build. */
export function findStandings(): Promise<Standings> {
  found ??= loadStandings()
  return found
}

async function loadStandings() {
  const { catalogue, modules } = await loaded<Catalogue>('catalogue.ts')
  const { outlineOf } = await loaded<Outlines>('model/outline.ts')
  return new Map(
    Object.entries(modules).flatMap(([path, schemas]) =>
      Object.values(schemas).map(({ name }) => [
        name,
        {
          ...outlineOf(catalogue.get(name), catalogue),
          module: path.replace('./', 'src/'),
          columns: unlabelled(catalogue.get(name)),
        },
      ]),
    ),
  )
}

const unlabelled = ({ fields }: Pick<Resource, 'fields'>) =>
  [...fields.values()]
    .flatMap(field => [field, ...(field.fields ?? [])])
    .filter(({ words }) => words.label === undefined)
    .map(({ name }) => name)

/** Those keys of the dictionary that columns are labelled by. */
export function columnsOf(columns: readonly string[], keys: readonly string[]) {
  const names = new Set(columns.flatMap(name => [name, name.toUpperCase()]))
  return keys.filter(key => names.has(key.replace(/^columns\./, '')))
}

const loaded = async <Module>(path: string) =>
  (await runnerImport<Module>(join(src, path), { root, configFile: false })).module

/** The modules of these resources and of those they are drawn with. */
export function modulesFor(names: readonly string[], standings: Standings): readonly string[] {
  const all = names.flatMap(name => [name, ...(standings.get(name)?.beside ?? [])])
  return [...new Set(all)].flatMap(name => standings.get(name)?.module ?? [])
}

function catalogueOf(standings: Standings) {
  const entries = [...standings].map(([name, { module, columns, ...outline }]) => ({
    name,
    module,
    outline,
  }))
  return [
    `import { catalogueByNeed } from '/src/model/byNeed.ts'`,
    `export const catalogue = catalogueByNeed(`,
    `${JSON.stringify(entries.map(({ outline }) => outline))},`,
    `{ ${entries.map(({ name, module }) => `'${name}': () => import('/${module}')`).join(',')} })`,
  ].join('\n')
}

const tellingOfItself = (code: string) => code.replace(`'../model/schema'`, `'/src/model/here.ts'`)
