import type { FlowView } from '../../../src/model/openapi/parts/flowView'
import { type Html, html, joinHtml } from './html'
import {
  type FlowLine,
  type LaidSource,
  type LaidState,
  type LaidStep,
  layFlow,
  type Point,
  type SourceWords,
} from './layFlow'

/** A flow as SVG without scripts and inline styles; `told` is its text alternative. */
export async function flowPicture(flow: FlowView, words: PictureWords): Promise<Html> {
  const { width, height, states, steps, sources } = await layFlow(flow, words)
  const [w, h] = [Math.ceil(width), Math.ceil(height)]
  return html`<div class="wide"><svg class="flow" role="img" aria-label="${words.caption}" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">
${joinHtml(steps.map(lineOf))}
${joinHtml(states.map(stateOf))}
${joinHtml(sources.map(sourceOf))}
${joinHtml(steps.map(labelOf))}
</svg></div>`
}

interface PictureWords extends SourceWords {
  readonly caption: string
}

const sourceOf = ({ x, y, width, height, lines }: LaidSource): Html =>
  html`<g class="many"><rect x="${at(x - width / 2)}" y="${at(y - height / 2)}" width="${at(width)}" height="${at(height)}" rx="8"/>${linesOf(lines, { x, y })}</g>`

const at = (value: number) => value.toFixed(1)

function stateOf({ state, x, y, width, height, lines }: LaidState): Html {
  const [left, top] = [x - width / 2, y - height / 2]
  const ring = state.end
    ? html`<rect class="ring" x="${at(left - 4)}" y="${at(top - 4)}" width="${at(width + 8)}" height="${at(height + 8)}" rx="14"/>`
    : undefined
  const start = state.initial
    ? html`<circle class="start" cx="${at(left)}" cy="${at(top)}" r="6"/>`
    : undefined
  return html`<g class="state ${state.colour}">${ring}<rect x="${at(left)}" y="${at(top)}" width="${at(width)}" height="${at(height)}" rx="10"/>${start}${linesOf(lines, { x, y })}</g>`
}

/** A line with rounded corners and an arrow head. */
function lineOf({ points }: LaidStep): Html {
  const [first] = points
  const last = points.at(-1)
  const before = points.at(-2)
  if (!first || !last || !before) return html``
  const corners = points.slice(1, -1).map((corner, index) => {
    const enter = towards(corner, points[index] ?? first)
    const leave = towards(corner, points[index + 2] ?? last)
    return `L${pair(enter)} Q${pair(corner)} ${pair(leave)}`
  })
  const path = `M${pair(first)} ${corners.join(' ')} L${pair(last)}`
  return html`<path class="step" d="${path}"/><path class="head" d="${headAt(last, before)}"/>`
}

const pair = ({ x, y }: Point) => `${at(x)},${at(y)}`

/** Point on the way to the next, at most half of it. */
function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const part = Math.min(0.5, 40 / length)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

function headAt(tip: Point, from: Point): string {
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x)
  const corner = (turn: number) =>
    `${at(tip.x - 9 * Math.cos(angle + turn))},${at(tip.y - 9 * Math.sin(angle + turn))}`
  return `M${at(tip.x)},${at(tip.y)} L${corner(0.4)} L${corner(-0.4)} Z`
}

function labelOf({ label }: LaidStep): Html {
  const { x, y, width, height, lines } = label
  return html`<g class="name"><rect x="${at(x - width / 2)}" y="${at(y - height / 2)}" width="${at(width)}" height="${at(height)}" rx="4"/>${linesOf(lines, { x, y })}</g>`
}

function linesOf(lines: readonly FlowLine[], { x, y }: Point): Html {
  const heights = lines.map(({ soft }) => (soft ? 14 : 16))
  const top = y - heights.reduce((sum, height) => sum + height, 0) / 2
  const texts = lines.map(({ text, soft }, index) => {
    const above = heights.slice(0, index).reduce((sum, height) => sum + height, 0)
    const baseline = top + above + (soft ? 10.5 : 12.5)
    return html`<text x="${at(x)}" y="${at(baseline)}"${soft ? { raw: ' class="who"' } : ''}>${text}</text>`
  })
  return joinHtml(texts)
}
