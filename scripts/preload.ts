import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { frameNamespaces, frontNamespaces, viewNamespaces } from '../src/i18n/firstNamespaces.js'
import type { PageWords } from '../src/model/definition/pageWords.js'
import type { PageFolders } from '../src/providers/navigation/customPages.js'
import { root } from './businessFolder.mjs'
import { type PreloadPlan, preloadInPage } from './preloadPlan.js'
import type { FoundSchema } from './schemasNow.js'

/** A part of the build: a module loaded by `import()`, or a group of `chunks.ts`. */
type Part = string

interface Page {
  /** For example `user/:id/edit`. */
  readonly paths: readonly string[]
  readonly parts: readonly Part[]
  readonly namespaces: readonly string[]
}

interface Preloaded {
  readonly folder: string
  /** Pages of each folder, by declaring module. */
  readonly folders: PageFolders
  readonly schemas: readonly FoundSchema[]
  readonly languages: readonly string[]
  /** Language of readers without a choice. */
  readonly language: string
  /** Folder of the texts of the business. */
  readonly texts: string
  /** The file of each module: those that share one have no entry in the manifest. */
  readonly modules: ReadonlyMap<string, string>
}

/**
 * Lets a page request all its files at once: a script in index.html lists the files of each address,
 * where following imports would cost a round trip each (performance.md).
 */
export function addPreload({ folder, folders, schemas, modules, ...spoken }: Preloaded): void {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'))
  const ofSchemas = schemasByName(schemas)
  const isBuilt = (part: Part) => part in manifest || modules.has(part)
  const plan = planFor(filesIn(manifest, modules), {
    pages: [...viewPages(schemas), ...ownPages(folders, { manifest, ofSchemas })],
    schemas: schemas.map(({ outline: { words } }) => ({
      paths: [...generated(words.pages).map(below), `${words.name}(/.*)?`],
      ...ofSchemas([words.name]),
    })),
    labelsOf: language =>
      [`virtual:catalogue/${language}`, `virtual:schema-texts/${language}`].filter(isBuilt),
    isBuilt,
    ...spoken,
  })
  const script = `<script>(${preloadInPage})(${JSON.stringify(plan)})</script>`
  writeFileSync(
    join(folder, 'index.html'),
    read('index.html').replace('<head>', tag => `${tag}\n    ${script}`),
  )
}

/** The addresses of generated pages. */
const generated = ({ record: _, ...pages }: PageWords = {}) => Object.values(pages)
const below = (path: string) => path.replace('/dashboard/', '')

/** The generated pages: react-admin's address, and the parts that draw the first row or field. */
const form = ['material', 'src/fields/inputs/TextInput.tsx']
const views = {
  list: { own: '', parts: ['src/resources/list/ListPage.tsx'] },
  create: { own: '/create', parts: ['src/resources/form/CreatePage.tsx', ...form] },
  edit: { own: '/:id', parts: ['src/resources/form/EditPage.tsx', ...form] },
} as const

const viewPages = (schemas: readonly FoundSchema[]): readonly Page[] =>
  (['list', 'create', 'edit'] as const).map(view => ({
    paths: [
      ...schemas.map(({ outline }) => outline.words.name + views[view].own),
      ...schemas.flatMap(({ outline }) => outline.words.pages?.[view] ?? []).map(below),
    ],
    parts: views[view].parts,
    namespaces: viewNamespaces[view],
  }))

interface Known {
  readonly manifest: Manifest
  readonly ofSchemas: (names: readonly string[]) => Pick<Page, 'parts' | 'namespaces'>
}

/** The pages without a schema: their code is imported later by their folder's `index.ts`. */
const ownPages = (folders: Preloaded['folders'], { manifest, ofSchemas }: Known) =>
  Object.entries(folders).map(([index, declared]): Page => {
    const pages = Object.values(declared)
    const source = index.slice(1)
    const isThemed = readFileSync(source, 'utf8').includes("/ui/theme/later'")
    const desk = partNamed(manifest, 'desk').dynamicImports ?? []
    const drawn = ofSchemas(pages.flatMap(({ resources = [] }) => resources))
    return {
      paths: pages.flatMap(({ path, also = [] }) => [path, ...also]),
      parts: [
        ...desk.filter(part => part.startsWith(source.replace('index.ts', ''))),
        ...(isThemed ? ['material'] : []),
        ...drawn.parts,
      ],
      namespaces: [
        ...new Set(pages.flatMap(({ namespaces = [] }) => namespaces)),
        ...drawn.namespaces,
      ],
    }
  })

/** The modules of schemas and of the schemas that they draw, and their texts. */
function schemasByName(schemas: readonly FoundSchema[]) {
  const known = new Map(schemas.map(schema => [schema.outline.words.name, schema]))
  return (names: readonly string[]) => {
    const all = new Set(names.flatMap(name => [name, ...(known.get(name)?.outline.beside ?? [])]))
    return {
      parts: [...all].flatMap(name => known.get(name)?.path.slice(1) ?? []),
      namespaces: [...all].map(name => `resources/${name}`),
    }
  }
}

type FilesOf = (part: Part) => readonly string[]

interface Planned extends Pick<Preloaded, 'languages' | 'language' | 'texts'> {
  readonly pages: readonly Page[]
  readonly schemas: readonly Page[]
  /** The modules that name all resources in a language, and load the texts of each. */
  readonly labelsOf: (language: string) => readonly Part[]
  readonly isBuilt: (part: Part) => boolean
}

/** Beside the namespaces of the frame. */
const LABELS = 'labels'

/** Folder of the engine's texts: the English ones where it has none in this language. */
const engineTexts = (language: string) =>
  existsSync(join(root, 'src/locales', language)) ? `src/locales/${language}` : 'src/locales/en'

/** File names once, and for each purpose the indexes of its files. */
function planFor(
  files: FilesOf,
  { pages, schemas, languages, language, texts, labelsOf, isBuilt }: Planned,
): PreloadPlan {
  const names: string[] = []
  const placesOf = (parts: readonly Part[]) =>
    [...new Set(parts.flatMap(files))].map(name => {
      if (!names.includes(name)) names.push(name)
      return names.indexOf(name)
    })
  const admin = placesOf(['desk'])
  const all = [...pages, ...schemas].flatMap(it => it.namespaces)
  const spoken = [...frameNamespaces, ...frontNamespaces, ...all]
  const textsOf = (language: string) => ({
    [LABELS]: placesOf(labelsOf(language)),
    ...Object.fromEntries(
      [...new Set(spoken)].map(name => [
        name,
        placesOf([
          `${engineTexts(language)}/namespaces.ts`,
          ...[engineTexts(language), `${texts}/${language}`]
            .map(folder => `${folder}/${name}.json`)
            .filter(isBuilt),
        ]),
      ]),
    ),
  })
  const needed = ({ paths, parts, namespaces }: Page) => ({
    address: paths.map(path => path.replace(/:\w+/g, '[^/]+')).join('|'),
    needs: placesOf(parts).filter(place => !admin.includes(place)),
    says: namespaces,
  })
  return {
    language,
    admin,
    front: placesOf(['src/FrontApp.tsx']),
    signIn: placesOf(['src/FrontApp.tsx', 'src/custom-pages/login/LoginPage.tsx']),
    pages: pages.map(needed),
    schemas: schemas.map(needed),
    frame: [LABELS, ...frameNamespaces],
    frontSays: frontNamespaces,
    texts: Object.fromEntries(languages.map(code => [code, textsOf(code)])),
    names,
  }
}

/** The files of a part: its own, its imports, and their styles. */
function filesIn(manifest: Manifest, modules: Preloaded['modules']): FilesOf {
  const closure = (part: Manifest[string] | undefined, seen = new Set<Manifest[string]>()) => {
    if (!part || part.isEntry || seen.has(part)) return seen
    seen.add(part)
    for (const name of part.imports ?? []) closure(manifest[name], seen)
    return seen
  }
  return part =>
    [...closure(partNamed(manifest, part, modules))].flatMap(({ file, css = [] }) => [file, ...css])
}

function partNamed(
  manifest: Manifest,
  part: Part,
  modules?: Preloaded['modules'],
): Manifest[string] {
  const chunks = Object.values(manifest)
  const found =
    manifest[part] ??
    chunks.find(it => it.name === part && !it.src) ??
    chunks.find(it => it.file === modules?.get(part))
  if (!found) throw new Error(`${part} is in no file of the build`)
  return found
}
