import { mayAct } from '../../src/model/access/access'
import type { FigureLink, Part, ShownFigure } from '../../src/model/endpoints/figures'
import type { RequestContext } from '../query/requestContext'
import type { Figure } from './figure'
import { type Group, groupsOf, wholeOf } from './groups'
import { partsOf } from './parts'
import { type FigureQuery, figureQueryOf, filterOf, type Now } from './question'

const NAMED = 8

/** A figure for this person; undefined if it depends on something they may not read. */
export async function computeFigure(
  request: RequestContext,
  figure: Figure,
  now: Now,
): Promise<ShownFigure | undefined> {
  const question = figureQueryOf(request, figure, now)
  if (!question) return undefined
  const whole = await wholeOf(request, question)
  const { unit, isMean } = question.measured
  const base = {
    id: figure.id,
    look: figure.look,
    unit,
    ...(figure.counts && unit === 'count' && { counts: figure.counts }),
    total: whole.now,
    ...(question.date && { before: whole.before }),
    ...(figure.isBad && { isBad: true }),
    ...(figure.isAscending && { isAscending: true }),
    ...(isMean && { isMean }),
    ...behindAll(request, question),
  }
  if (figure.look === 'number' && !question.date) return { ...base, parts: [] }
  const drawn = lined(question)
  const parts = await partsOf(request, drawn, await groupsOf(request, drawn))
  const { named, rest } = parted(question, parts)
  const others = isMean || rest.length === 0 ? undefined : leftOf(whole, named)
  return { ...base, parts: named, ...(others && { others }) }
}

/** A number with a date gets a line of its development. */
const lined = (question: FigureQuery): FigureQuery =>
  question.figure.look === 'number'
    ? { ...question, figure: { ...question.figure, look: 'line' } }
    : question

function parted({ figure, date, by }: FigureQuery, parts: readonly Part[]) {
  const isWhole = Boolean(figure.bands) || (date && !by) || by?.field.status
  const most = isWhole ? parts.length : (figure.top ?? NAMED)
  return { named: parts.slice(0, most), rest: parts.slice(most) }
}

const leftOf = (whole: Pick<Group, 'now'>, named: readonly Part[]) =>
  round(whole.now - named.reduce((sum, { amount }) => sum + amount, 0))

/** Sums of dollars in binary are rounded to cents. */
const round = (value: number) => Math.round(value * 100) / 100

/** The list of all rows of the figure. */
function behindAll(
  { me }: RequestContext,
  question: FigureQuery,
): { readonly behind?: FigureLink } {
  const { resource } = question
  if (!mayAct(resource, me, 'list')) return {}
  return { behind: { resource: resource.name, filter: filterOf(question) } }
}
