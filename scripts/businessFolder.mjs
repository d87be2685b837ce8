import { existsSync, readdirSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** The distributor stands in the rooms of `src` and `server`; every other business in one folder. */
const distributor = {
  name: 'distributor',
  folder: 'src',
  named: 'src',
  modules: {
    business: 'src/business.ts',
    kinds: 'src/custom-kinds/kinds.ts',
    features: 'src/schemas/features/descriptions.ts',
    pages: 'src/business/app/pages.ts',
    app: 'src/business/app/app.ts',
    publicPages: 'src/business/app/publicPages.ts',
    queues: 'src/business/app/queues.ts',
    server: 'server/business.ts',
  },
  fieldNames: 'src/business/fieldNames.ts',
  config: { file: 'server/business/config.ts', reader: 'readDistributorConfig' },
  dist: 'dist',
  dataDir: 'data',
  schemasProject: 'tsconfig.schemas.json',
  texts: 'src/business/locales',
}

/** Modules that a business may leave out; `src/defaults` takes their place. */
const optional = ['kinds', 'features', 'pages', 'app', 'publicPages', 'queues']

/**
 * Paths and names of a business for build, start and tests. Default:
 * the folder that the variable BUSINESS names, otherwise the distributor.
 */
export function businessIn(folder = process.env.BUSINESS) {
  if (!folder) return distributor
  // a path from the root, also to a folder outside the repository
  const own = relative(root, resolve(root, folder))
  const name = basename(own)
  for (const file of ['business.ts', 'server.ts'])
    if (!existsSync(join(root, own, file)))
      throw new Error(`BUSINESS: there is no ${folder}/${file}`)
  const fileOf = module =>
    optional.includes(module) && !existsSync(join(root, own, `${module}.ts`))
      ? `src/defaults/${module}.ts`
      : `${own}/${module}.ts`
  return {
    name,
    folder: own,
    named: folder.replace(/\/+$/, ''),
    modules: Object.fromEntries(
      Object.keys(distributor.modules).map(module => [module, fileOf(module)]),
    ),
    fieldNames: `${own}/fieldNames.ts`,
    config: { file: `${own}/server.ts`, reader: 'configured' },
    dist: `dist/${name}`,
    dataDir: `data/${name}`,
    schemasProject: `${own}/tsconfig.json`,
    texts: `${own}/locales`,
  }
}

/** The businesses in `examples`, each in a folder of its own. */
export const exampleBusinesses = () =>
  readdirSync(join(root, 'examples'))
    .filter(name => existsSync(join(root, 'examples', name, 'business.ts')))
    .map(name => businessIn(`examples/${name}`))

/** Businesses whose tests can run: the examples, and the one named by BUSINESS. */
export const testedBusinesses = () => {
  const [running, examples] = [businessIn(), exampleBusinesses()]
  const isKnown = [distributor, ...examples].some(({ name }) => name === running.name)
  return isKnown ? examples : [...examples, running]
}

/** Languages with a module of their own: those that the engine has texts in. */
const engineLanguages = ['en', 'fr', 'vi', 'cn', 'ar', 'es']

/** True for a module of the business, and for every file of a business in one folder. */
export const isBusinessModule = ({ folder, modules }, file) => {
  const path = relative(root, file)
  return (
    Object.values(modules).includes(path) || (folder !== 'src' && path.startsWith(`${folder}/`))
  )
}

/** The aliases `@business/…` of Vite, which lead to the modules of this business. */
export const aliasesOf = ({ modules }) =>
  Object.entries(modules).map(([module, file]) => ({
    find: `@business/${module}`,
    replacement: join(root, file),
  }))

/**
 * Generates the modules that find files of the business: its schemas, the translations of those in one
 * language or in `all`, and its texts in place of the engine's.
 */
export function businessFiles({ folder, texts }) {
  const filesIn = (place, pattern, more = {}) =>
    `import.meta.glob(${JSON.stringify(pattern)}, ${JSON.stringify({ base: `/${place}`, import: 'default', ...more })})`
  const sources = [
    [
      /^virtual:schema-files$/,
      () => `export const files = import.meta.glob('/${folder}/schemas/*.ts', { eager: true })`,
    ],
    [
      /^virtual:schema-texts\/all$/,
      () =>
        `export const resources = ${filesIn(`${folder}/locales`, './*/resources/*.json', { eager: true })}`,
    ],
    [
      /^virtual:schema-texts\/others$/,
      () =>
        `export const resources = ${filesIn(`${folder}/locales`, ['./*/resources/*.json', ...engineLanguages.map(language => `!./${language}/**`)])}`,
    ],
    [
      /^virtual:schema-texts\/(\w+)$/,
      language =>
        `export const resources = ${filesIn(`${folder}/locales/${language}/resources`, './*.json')}`,
    ],
    [/^virtual:own-texts$/, () => `export const namespaces = ${filesIn(texts, './*/*.json')}`],
    [
      /^virtual:own-texts\/roles$/,
      () => `export const roles = ${filesIn(texts, './*/roles.json', { eager: true })}`,
    ],
  ]
  const sourceOf = id =>
    sources.flatMap(([pattern, write]) => {
      const found = pattern.exec(id)
      return found ? [write(...found.slice(1))] : []
    })[0]
  const isOutside = file => folder.startsWith('..') && file?.startsWith(join(root, folder, '/'))
  return {
    name: 'business-files',
    enforce: 'pre',
    resolveId(id, importer, options) {
      if (sourceOf(id) !== undefined) return `\0${id}`
      // a business outside the repository uses its packages
      if (isOutside(importer) && /^[\w@]/.test(id))
        return this.resolve(id, join(root, 'package.json'), { ...options, skipSelf: true })
    },
    load: id => (id.startsWith('\0') ? sourceOf(id.slice(1)) : undefined),
  }
}

/** Options with which a script imports a module of the repository. */
export const quietly = (business = businessIn()) => ({
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: aliasesOf(business) },
  plugins: [businessFiles(business)],
})
