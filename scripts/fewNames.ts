import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
/** What counts here of a file. */
export type Named = Pick<Rolldown.OutputChunk, 'fileName' | 'imports'> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/**
 * A file that opens others later names what they need, to ask for all of it at once. It leaves out what
 * is there whenever it runs itself, and files nobody knows by a name go by a short one: of 154 kB of the
 * frame's file 8 were such names (performance.md).
 */
export function fewNames(): Plugin {
  let bundle: Bundle = {}
  const chunkOf = (name: string) => {
    const file = bundle[name]
    return file?.type === 'chunk' ? (file as Named) : undefined
  }
  return {
    name: 'few-names',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, deps, { hostId, hostType }) =>
            hostType === 'html' ? deps : missing({ file, deps, host: hostId }, chunkOf),
        },
        rolldownOptions: {
          output: {
            chunkFileNames: ({ name }) => `assets/${isShared(name) ? '' : '[name]-'}[hash:7].js`,
            assetFileNames: 'assets/[name]-[hash:7].[ext]',
          },
        },
      },
    }),
    generateBundle(_options, all) {
      bundle = all
    },
  }
}

/** What fewFiles names by a number. */
const isShared = (name: string) => /^shared-\d+$/.test(name)

interface Asked {
  /** What is opened, among what it needs. */
  readonly file: string
  readonly deps: readonly string[]
  /** By which file. */
  readonly host: string
}

/**
 * What is still to be asked for. The file itself is asked for in any case: it is named only where a
 * style is waited for first.
 */
export function missing(
  { file, deps, host }: Asked,
  chunkOf: (name: string) => Named | undefined,
): string[] {
  const there = reachOf(host, chunkOf)
  const further = deps.filter(name => name !== file && !there.has(name))
  const styles = [...reachOf(file, chunkOf)].filter(name => name.endsWith('.css'))
  const waits = styles.some(name => !there.has(name))
  return waits ? [file, ...further] : further
}

/** A file, all it imports, and their styles. */
function reachOf(
  name: string,
  chunkOf: (name: string) => Named | undefined,
  seen = new Set<string>(),
): Set<string> {
  const chunk = chunkOf(name)
  if (!chunk || seen.has(name)) return seen
  seen.add(name)
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style)
  for (const each of chunk.imports) reachOf(each, chunkOf, seen)
  return seen
}
