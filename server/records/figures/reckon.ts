import { mayAct } from '../../../src/model/access'
import type { Behind, Part, ShownFigure } from '../../../src/model/dashboard'
import type { Asking } from '../context'
import type { Figure } from './figure'
import { type Group, groupsOf, wholeOf } from './groups'
import { partsOf } from './parts'
import { filterOf, type Now, type Question, questionOf } from './question'

const NAMED = 8

/** A figure as this person sees it; nothing where it is made of what they may not read. */
export async function reckon(
  asking: Asking,
  figure: Figure,
  now: Now,
): Promise<ShownFigure | undefined> {
  const question = questionOf(asking, figure, now)
  if (!question) return undefined
  const whole = await wholeOf(asking, question)
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
    ...behindAll(asking, question),
  }
  if (figure.look === 'number' && !question.date) return { ...base, parts: [] }
  const drawn = lined(question)
  const parts = await partsOf(asking, drawn, await groupsOf(asking, drawn))
  const { named, rest } = parted(question, parts)
  const others = isMean || rest.length === 0 ? undefined : leftOf(whole, named)
  return { ...base, parts: named, ...(others && { others }) }
}

/** A number with a date is drawn with the line it went. */
const lined = (question: Question): Question =>
  question.figure.look === 'number'
    ? { ...question, figure: { ...question.figure, look: 'line' } }
    : question

function parted({ figure, date, by }: Question, parts: readonly Part[]) {
  const isWhole = Boolean(figure.bands) || (date && !by) || by?.field.kind === 'status'
  const most = isWhole ? parts.length : (figure.top ?? NAMED)
  return { named: parts.slice(0, most), rest: parts.slice(most) }
}

const leftOf = (whole: Pick<Group, 'now'>, named: readonly Part[]) =>
  round(whole.now - named.reduce((sum, { amount }) => sum + amount, 0))

/** Dollars add up in binary: cents are what counts. */
const round = (value: number) => Math.round(value * 100) / 100

/** The list that shows the rows of the whole figure. */
function behindAll({ me }: Asking, question: Question): { readonly behind?: Behind } {
  const { resource } = question
  if (!mayAct(resource, me, 'list')) return {}
  return { behind: { resource: resource.name, filter: filterOf(question) } }
}
