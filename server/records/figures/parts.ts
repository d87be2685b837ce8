import { addDays, dayBounds } from '../../../src/domain/day'
import { mayAct } from '../../../src/model/access'
import type { Behind, Part } from '../../../src/model/dashboard'
import { choiceValues, optionColour } from '../../../src/model/kinds/choice'
import type { Stored } from '../../../src/model/kinds/kind'
import type { FieldModel } from '../../../src/model/resource'
import { isOperators } from '../../../src/model/rule'
import type { Asking } from '../context'
import { printHeads } from '../printCells'
import { titleReader } from '../titles'
import type { Group } from './groups'
import { filterOf, type Question } from './question'

/** The groups of a figure with their words, and the list that stands behind each. */
export async function partsOf(
  asking: Asking,
  question: Question,
  groups: readonly Group[],
): Promise<readonly Part[]> {
  const { figure, by } = question
  if (figure.look === 'line') return stepParts(asking, question, groups)
  if (!by) return []
  if (figure.bands) return bandParts(asking, question, groups)
  const named = await labelled(asking, { ...question, field: by.field }, groups)
  return inOrder(question, by.field, groups).map(group => ({
    ...amountsOf(question, group),
    ...labelOf(named, group.key),
    ...colourOf(by.field, group.key),
    ...behindOne(asking, question, group.key),
  }))
}

const amountsOf = ({ date }: Question, group: Group | undefined) => ({
  amount: group?.now ?? 0,
  ...(date && { before: group?.before ?? 0 }),
})

const mayList = ({ me }: Asking, { resource }: Question) => mayAct(resource, me, 'list')

/** By the number of their step or band; days between two periods are in neither, and have none. */
const numbered = (groups: readonly Group[]) =>
  new Map(groups.filter(({ key }) => key !== null).map(group => [Number(group.key), group]))

function stepParts(asking: Asking, question: Question, groups: readonly Group[]): Part[] {
  const found = numbered(groups)
  const { span, resource, date } = question
  const isOpen = mayList(asking, question) && date && resource.filterable.has(date.name)
  return span.steps.map((days, at) => ({
    days,
    ...amountsOf(question, found.get(at)),
    ...(isOpen && { behind: { resource: resource.name, filter: filterOf(question, days) } }),
  }))
}

function bandParts(asking: Asking, question: Question, groups: readonly Group[]): Part[] {
  const { figure, by, resource, today } = question
  const bands = figure.bands ?? []
  const found = numbered(groups)
  const isDay = by?.field.kind === 'date' || by?.field.kind === 'dateTime'
  const of = isDay ? 'days' : by?.field.store === 'cents' ? 'money' : 'count'
  const isInstant = by?.field.kind === 'dateTime'
  const dayAt = (days: number) => addDays(today, days)
  const wire = (bound: number) =>
    isInstant ? dayBounds(dayAt(bound))[0] : isDay ? dayAt(bound) : bound
  const isOpen = mayList(asking, question) && by && resource.filterable.has(by.field.name)
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

/** Both what the figure asks of a field and what the band does. */
function narrowed(filter: Readonly<Record<string, unknown>>, name: string, condition: object) {
  const own = filter[name]
  return { ...filter, [name]: { ...(isOperators(own) && own), ...condition } }
}

/** States as an order passes them, all else as the database ranked it; what came to nothing is not told. */
function inOrder(
  { figure, measured }: Question,
  field: FieldModel,
  groups: readonly Group[],
): readonly Group[] {
  const some = groups.filter(({ now, before, rows }) => {
    if (measured.isMean) return rows > 0
    return now !== 0 || (before !== 0 && figure.look !== 'rows')
  })
  if (field.kind !== 'status' || !field.options) return some
  const states = choiceValues({ options: field.options }).map(String)
  return some.toSorted((a, b) => states.indexOf(String(a.key)) - states.indexOf(String(b.key)))
}

async function labelled(
  asking: Asking,
  { resource, field }: { readonly resource: Question['resource']; readonly field: FieldModel },
  groups: readonly Group[],
): Promise<(key: unknown) => string> {
  const target = field === resource.key ? resource : field.target
  const keys = groups.map(({ key }) => key)
  const printed = (key: unknown) => field.print(field.fromStore(key as Stored), asking.language)
  if (!target && field.kind === 'boolean') {
    // a bare yes says nothing beside a drawing
    const [head] = await printHeads([field], asking.language)
    return key => `${head}: ${printed(key)}`
  }
  if (!target) return printed
  const titles = await titleReader(asking)(target, keys)
  return key => titles.get(key) ?? String(key)
}

const labelOf = (named: (key: unknown) => string, key: unknown) =>
  key === null ? {} : { label: named(key) }

function colourOf({ options }: FieldModel, key: unknown) {
  const option = options?.[String(key)]
  const colour = option && optionColour(option)
  return colour ? { colour } : {}
}

/** The list of the rows of one part; where a list cannot be narrowed so, the record that names it. */
function behindOne(asking: Asking, question: Question, key: unknown): { readonly behind?: Behind } {
  const { figure, resource, by } = question
  const field = by?.field
  if (!field) return {}
  const isOwn = figure.by === field.name
  if (isOwn && field === resource.key) return recordOf(asking, question, key)
  if (isOwn && resource.filterable.has(field.name) && mayList(asking, question)) {
    const condition = key === null ? { empty: true } : field.fromStore(key as Stored)
    const filter = { ...filterOf(question), [field.name]: condition }
    return { behind: { resource: resource.name, filter } }
  }
  const target = field.target
  if (key === null || !target || !mayAct(target, asking.me, 'show')) return {}
  return { behind: { resource: target.name, id: key as string | number } }
}

function recordOf({ me }: Asking, { resource }: Question, key: unknown) {
  if (key === null || !mayAct(resource, me, 'show')) return {}
  return { behind: { resource: resource.name, id: key as string | number } }
}
