import { existsSync, readFileSync } from 'node:fs'
import { type Profiler, Session } from 'node:inspector/promises'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Layers of the server by the source that runs, the first match counts. */
const layerBySource: readonly (readonly [RegExp, string])[] = [
  [/bench\/layers/, 'profiler'],
  [/answerJson|readJson|strictJson/, 'JSON'],
  [/node_modules\/jose|server\/auth/, 'session'],
  [/server\/access|model\/access|model\/rules|query\/scope/, 'rights'],
  [/node_modules\/yup|model\/validation|rows\/(body|read)/, 'checks'],
  [
    /node_modules\/(pg|kysely|@photostructure)|server\/db|server\/query\/(list|where|compare|indexes|condition)/,
    'SQL',
  ],
  [/server\/(read|query|files)|src\/(kinds|model|base)|big\.js/, 'rows'],
  [/server\/(write|audit|flow|notices|outbox|live)/, 'write'],
  [/node_modules\/@?hono|server\/(http|main|app|routes|areas)|src\/i18n/, 'HTTP'],
]

/** Answers `start` and `stop` of a profile; `stop` tells the processor time by layer in microseconds. */
export function answerProfiles() {
  const session = new Session()
  session.connect()
  process.on('message', async ({ profile }: { readonly profile: 'start' | 'stop' }) => {
    if (profile === 'start') {
      await session.post('Profiler.enable')
      await session.post('Profiler.setSamplingInterval', { interval: 500 })
      await session.post('Profiler.start')
      process.send?.({})
    } else {
      const found = await session.post('Profiler.stop')
      process.send?.(layersOf(found.profile))
    }
  })
}

function layersOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile) {
  const own = new Map<number, number>()
  for (const [at, id] of samples.entries())
    own.set(id, (own.get(id) ?? 0) + Math.max(0, timeDeltas[at] ?? 0))
  const layers: Record<string, number> = {}
  const byId = new Map(nodes.map(node => [node.id, node]))
  const walk = (id: number, above: string) => {
    const node = byId.get(id)
    if (!node) return
    const layer = layerOf(node.callFrame) ?? above
    layers[layer] = (layers[layer] ?? 0) + (own.get(id) ?? 0)
    for (const child of node.children ?? []) walk(child, layer)
  }
  for (const child of nodes[0]?.children ?? []) walk(child, 'HTTP')
  const { idle: _, profiler: __, ...busy } = layers
  return busy
}

/** Undefined for what belongs to its caller: native and internal functions. */
function layerOf(frame: Profiler.Profile['nodes'][number]['callFrame']): string | undefined {
  if (frame.functionName === '(idle)') return 'idle'
  if (frame.functionName === '(garbage collector)') return 'memory'
  if (frame.functionName === '(program)') return 'system'
  if (!frame.url || frame.url.startsWith('node:')) return undefined
  const source = sourceOf(frame)
  return layerBySource.find(([pattern]) => pattern.test(source))?.[1] ?? 'other'
}

const maps = new Map<string, SourceMap | undefined>()

function sourceOf({
  url,
  lineNumber,
  columnNumber,
}: {
  readonly url: string
  readonly lineNumber: number
  readonly columnNumber: number
}) {
  if (!url.startsWith('file:')) return url
  const file = `${fileURLToPath(url)}.map`
  if (!maps.has(file))
    maps.set(
      file,
      existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined,
    )
  const entry = maps.get(file)?.findEntry(lineNumber, columnNumber)
  return entry && 'originalSource' in entry ? entry.originalSource : url
}
