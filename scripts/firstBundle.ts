import { build, type PluginOption, type Rolldown } from 'vite'
import { lean } from './lean.js'

/** What counts of a file of the first bundle. */
export type Chunk = Pick<
  Rolldown.OutputChunk,
  | ('fileName' | 'facadeModuleId' | 'isEntry' | 'isDynamicEntry')
  | ('imports' | 'dynamicImports' | 'moduleIds' | 'code')
>

export const isSchema = (path: string) => /(^|\/)src\/schemas\/\w+\.ts$/.test(path)

let made: Promise<readonly Chunk[]> | undefined
/**
 * The app bundled once before, unwritten: what each part of it really needs, and says, is known only
 * when unused code is gone.
 */
export function firstBundle(root: string, plugins: () => PluginOption[]) {
  made ??= bundled(root, plugins())
  return made
}

async function bundled(root: string, plugins: PluginOption[]) {
  const made = await build({
    ...{ root, plugins, resolve: { alias: lean }, configFile: false, logLevel: 'error' },
    build: {
      ...{ target: 'es2022', write: false, minify: false, cssMinify: false },
      rolldownOptions: { output: { codeSplitting: { groups: [ownSchemas] } } },
    },
  })
  const { output } = made as Rolldown.RolldownOutput
  return output.filter(file => file.type === 'chunk')
}

/** Each schema alone: the bundler would lay it to the only page that draws it. */
const ownSchemas = {
  name: (id: string) => (isSchema(id) ? id.replace(/^.*\/|\.ts$/g, '') : null),
  includeDependenciesRecursively: false,
}

/** These files and all that they ask for before they run. */
export function closureOf(
  chunks: readonly Chunk[],
  starts: readonly Chunk[],
  set = new Set<Chunk>(),
) {
  for (const chunk of starts.filter(it => !set.has(it))) {
    set.add(chunk)
    const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName))
    closureOf(chunks, imported, set)
  }
  return set
}
