import { addDays, dayBounds } from '../../src/base/day'
import { choiceValues, optionColour } from '../../src/kinds/choice/data'
import type { Stored } from '../../src/kinds/kind/kind'
import { mayAct } from '../../src/model/access/access'
import type { FigureLink, Part } from '../../src/model/endpoints/figures'
import type { FieldModel } from '../../src/model/fields/resource'
import { isOperators } from '../../src/model/rules/rule'
import type { JsonObject } from '../base/json'
import { printHeads } from '../export/printCells'
import type { RecordKey, RequestContext } from '../query/requestContext'
import { numberedTitles } from '../query/titles'
import type { Group } from './groups'
import { type FigureQuery, filterOf } from './question'

/** The groups of a figure with labels and the list behind each. */
export async function partsOf(
  request: RequestContext,
  question: FigureQuery,
  groups: readonly Group[],
): Promise<readonly Part[]> {
  const { figure, by } = question
  if (figure.look === 'line') return stepParts(request, question, groups)
  if (!by) return []
  if (figure.bands) return bandParts(request, question, groups)
  const named = await labelled(request, { ...question, field: by.field }, groups)
  return inOrder(question, by.field, groups).map(group => ({
    ...amountsOf(question, group),
    ...labelOf(named, group.key),
    ...colourOf(by.field, group.key),
    ...behindOne(request, question, group.key),
  }))
}

const amountsOf = ({ date }: FigureQuery, group: Group | undefined) => ({
  amount: group?.now ?? 0,
  ...(date && { before: group?.before ?? 0 }),
})

const mayList = ({ me }: RequestContext, { resource }: FigureQuery) => mayAct(resource, me, 'list')

/** By number of step or band; days between two periods belong to neither. */
const numbered = (groups: readonly Group[]) =>
  new Map(groups.filter(({ key }) => key !== null).map(group => [Number(group.key), group]))

function stepParts(
  request: RequestContext,
  question: FigureQuery,
  groups: readonly Group[],
): Part[] {
  const found = numbered(groups)
  const { span, resource, date } = question
  const isOpen = mayList(request, question) && date && resource.filterable.has(date.name)
  return span.steps.map((days, at) => ({
    days,
    ...amountsOf(question, found.get(at)),
    ...(isOpen && { behind: { resource: resource.name, filter: filterOf(question, days) } }),
  }))
}

function bandParts(
  request: RequestContext,
  question: FigureQuery,
  groups: readonly Group[],
): Part[] {
  const { figure, by, resource, today } = question
  const bands = figure.bands ?? []
  const found = numbered(groups)
  const isInstant = by?.field.store === 'instant'
  const isDay = isInstant || by?.field.store === 'day'
  const of = isDay ? 'days' : by?.field.store === 'cents' ? 'money' : 'count'
  const dayAt = (days: number) => addDays(today, days)
  const wire = (bound: number) =>
    isInstant ? dayBounds(dayAt(bound))[0] : isDay ? dayAt(bound) : bound
  const isOpen = mayList(request, question) && by && resource.filterable.has(by.field.name)
  return Array.from({ length: bands.length + 1 }, (_, at) => {
    const [from, below] = [bands[at - 1], bands[at]]
    const condition = {
      ...(from !== undefined && { gte: wire(from) }),
      ...(below !== undefined && { lt: wire(below) }),
    }
    const filter = narrowed(filterOf(question), by?.field.name ?? '', condition)
    return {
      band: { of, ...(from !== undefined && { from }), ...(below !== undefined && { below }) },
      ...amountsOf(question, found.get(at)),
      ...(isOpen && { behind: { resource: resource.name, filter } }),
    }
  })
}

/** Combines the figure's condition on a field with that of the band. */
function narrowed(filter: JsonObject, name: string, condition: object) {
  const own = filter[name]
  return { ...filter, [name]: { ...(isOperators(own) && own), ...condition } }
}

/** States in the flow's order, other groups by rank; empty groups are left out. */
function inOrder(
  { figure, measured }: FigureQuery,
  field: FieldModel,
  groups: readonly Group[],
): readonly Group[] {
  const some = groups.filter(({ now, before, rows }) => {
    if (measured.isMean) return rows > 0
    return now !== 0 || (before !== 0 && figure.look !== 'rows')
  })
  if (!field.status || !field.options) return some
  const states = choiceValues({ options: field.options }).map(String)
  return some.toSorted((a, b) => states.indexOf(String(a.key)) - states.indexOf(String(b.key)))
}

async function labelled(
  request: RequestContext,
  { resource, field }: { readonly resource: FigureQuery['resource']; readonly field: FieldModel },
  groups: readonly Group[],
): Promise<(key: unknown) => string> {
  const target = field === resource.key ? resource : field.target
  const keys = groups.map(({ key }) => key)
  const printed = (key: unknown) => field.print(field.fromStore(key as Stored), request.language)
  if (!target && field.isYesNo) {
    // A plain "yes" says nothing as a chart label.
    const [head] = await printHeads([field], request.language)
    return key => `${head}: ${printed(key)}`
  }
  if (!target) return printed
  const titles = await numberedTitles(request)(target, keys)
  return key => titles.get(key) ?? String(key)
}

const labelOf = (named: (key: unknown) => string, key: unknown) =>
  key === null ? {} : { label: named(key) }

function colourOf({ options }: FieldModel, key: unknown) {
  const option = options?.[String(key)]
  const colour = option && optionColour(option)
  return colour ? { colour } : {}
}

/** The list behind a group; where it cannot be filtered that way, the record that defines the group. */
function behindOne(
  request: RequestContext,
  question: FigureQuery,
  key: unknown,
): { readonly behind?: FigureLink } {
  const { figure, resource, by } = question
  const field = by?.field
  if (!field) return {}
  const isOwn = figure.by === field.name
  if (isOwn && field === resource.key) return recordOf(request, question, key)
  if (isOwn && resource.filterable.has(field.name) && mayList(request, question)) {
    const condition = key === null ? { empty: true } : field.fromStore(key as Stored)
    const filter = { ...filterOf(question), [field.name]: condition }
    return { behind: { resource: resource.name, filter } }
  }
  const target = field.target
  if (key === null || !target || !mayAct(target, request.me, 'show')) return {}
  return { behind: { resource: target.name, id: key as RecordKey } }
}

function recordOf({ me }: RequestContext, { resource }: FigureQuery, key: unknown) {
  if (key === null || !mayAct(resource, me, 'show')) return {}
  return { behind: { resource: resource.name, id: key as RecordKey } }
}
