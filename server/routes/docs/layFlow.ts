import type { FlowView, StateView } from '../../../src/model/openapi/parts/flowView'

export interface Point {
  readonly x: number
  readonly y: number
}
interface Box extends Point {
  readonly width: number
  readonly height: number
  readonly lines: readonly FlowLine[]
}
export interface FlowLine {
  readonly text: string
  /** Roles, in smaller text below the name of the transition. */
  readonly soft: boolean
}
export interface LaidState extends Box {
  readonly state: StateView
}
export interface LaidStep {
  readonly points: readonly Point[]
  readonly label: Box
}
/** Common start of transitions that leave many states. */
export type LaidSource = Box
interface LaidFlow {
  readonly sources: readonly LaidSource[]
  readonly width: number
  readonly height: number
  readonly states: readonly LaidState[]
  readonly steps: readonly LaidStep[]
}

const LINE = 16
const SOFT = 14
const MARGIN = 12

/** Label of such a start: all other states, or their names. */
export interface SourceWords {
  readonly others: string
  readonly from: string
}

/**
 * Layout of a flow: transitions between the same two states share a line, and one from three or more states
 * starts at a box that names them.
 */
export async function layFlow(flow: FlowView, words: SourceWords): Promise<LaidFlow> {
  // loaded on first use
  const dagre = await import('@dagrejs/dagre')
  const down = laidOut(dagre, { flow, words, rankdir: 'TB' })
  if (down.width <= PAGE) return down
  const across = laidOut(dagre, { flow, words, rankdir: 'LR' })
  return across.width < down.width ? across : down
}

/** Width of the page without scrolling. */
const PAGE = 1000

type Dagre = typeof import('@dagrejs/dagre')
interface Laying {
  readonly flow: FlowView
  readonly words: SourceWords
  readonly rankdir: 'TB' | 'LR'
}

function laidOut({ Graph, layout }: Dagre, { flow, words, rankdir }: Laying): LaidFlow {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir, nodesep: 36, ranksep: 44, marginx: MARGIN, marginy: MARGIN })
  for (const state of flow.states) {
    const lines = stateLines(flow, state)
    graph.setNode(String(state.value), { ...sizeOf(lines, 20), lines })
  }
  const steps = stepsOf(flow)
  const sources = [...new Set([...steps.values()].map(({ from }) => from))].filter(isMany)
  for (const name of sources) {
    const lines = sourceLines(name, flow, words)
    graph.setNode(name, { ...sizeOf(lines, 14), lines })
  }
  for (const [name, { from, to, lines }] of steps)
    graph.setEdge(from, to, { ...sizeOf(lines, 8), lines, labelpos: 'c' }, name)
  layout(graph)
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  return {
    width: width + MARGIN,
    height: height + MARGIN,
    states: flow.states.map(state => ({ ...(graph.node(String(state.value)) as Box), state })),
    sources: sources.map(name => graph.node(name) as Box),
    steps: [...steps].map(([name, { from, to }]) => {
      const edge = graph.edge(from, to, name) as Box & { points: Point[] }
      return { points: edge.points, label: edge }
    }),
  }
}

/** Name of the state, and transitions that keep it. */
function stateLines({ moves }: FlowView, { label, value }: StateView): FlowLine[] {
  const acts = moves.filter(({ to, from }) => to.length === 0 && from.includes(value))
  return [
    ...wrapped(label, 22).map(text => ({ text, soft: false })),
    ...acts.map(act => ({ text: `↻ ${act.label}`, soft: true })),
  ]
}

const MANY = 'many:'
const isMany = (name: string) => name.startsWith(MANY)

interface Step {
  readonly from: string
  readonly to: string
  readonly lines: FlowLine[]
}

function stepsOf({ moves }: FlowView): ReadonlyMap<string, Step> {
  const steps = new Map<string, Step>()
  for (const { label, by, from, to } of moves) {
    const ends = to.map(({ state }) => state)
    // Transitions among the same states are described once.
    const together = [...new Set([...from, ...ends])].sort((a, b) => a - b)
    const begins = from.length >= 3 ? [MANY + together.join()] : from.map(String)
    for (const begin of begins)
      for (const end of ends) {
        const name = `${begin}>${end}`
        const step = steps.get(name) ?? { from: begin, to: String(end), lines: [] }
        step.lines.push(...wrapped(label, 26).map(text => ({ text, soft: false })))
        if (by) step.lines.push(...wrapped(by, 32).map(text => ({ text, soft: true })))
        steps.set(name, step)
      }
  }
  return steps
}

function sourceLines(name: string, { states, moves }: FlowView, words: SourceWords): FlowLine[] {
  const together = name.slice(MANY.length).split(',').map(Number)
  const begins = new Set(
    moves
      .filter(({ from, to }) => {
        const all = [...from, ...to.map(({ state }) => state)]
        return from.length >= 3 && together.every(state => all.includes(state))
      })
      .flatMap(({ from }) => from),
  )
  const open = states.filter(({ end, value }) => !end || begins.has(value))
  const named = states.filter(({ value }) => begins.has(value)).map(({ label }) => label)
  const text =
    open.every(({ value }) => together.includes(value)) && named.length > 4
      ? words.others
      : `${words.from} ${named.join(', ')}`
  return wrapped(text, 34).map(line => ({ text: line, soft: true }))
}

/** Size of a label; text width is estimated without a browser. */
function sizeOf(lines: readonly FlowLine[], padding: number) {
  const widths = lines.map(({ text, soft }) => widthOf(text) * (soft ? 11 : 13))
  const height = lines.reduce((sum, { soft }) => sum + (soft ? SOFT : LINE), 0)
  return { width: Math.max(40, ...widths) + padding, height: height + padding }
}

/** In widths of the letter M. */
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => {
    if (/[\u2e80-\u9fff\uff00-\uffef]/.test(letter)) return sum + 1
    return sum + (/[\p{Lu}mwMW\d]/u.test(letter) ? 0.66 : 0.52)
  }, 0)

/** Wraps text at spaces, or anywhere without them. */
function wrapped(text: string, most: number): string[] {
  const words = /[\u2e80-\u9fff]/.test(text) ? [...text] : text.split(/(?<=\s)/)
  const room = /[\u2e80-\u9fff]/.test(text) ? most / 2 : most
  const lines = ['']
  for (const word of words) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + word.trimEnd().length > room) lines.push(word)
    else lines[lines.length - 1] = last + word
  }
  return lines.map(line => line.trim()).filter(line => line !== '')
}
