import type { FieldContract, ResourceContract } from '../../../../src/model/openapi/apiContract'
import { narrowedIn, widenedIn } from './narrowing'

/** A change of the API; a breaking one affects existing clients. */
interface ApiChange {
  readonly breaking: boolean
  readonly says: string
}
const breaks = (says: string): ApiChange => ({ breaking: true, says })
const compatible = (says: string): ApiChange => ({ breaking: false, says })
const changeAt =
  (place: string) =>
  ({ breaking, says }: ApiChange): ApiChange => ({ breaking, says: `${place} ${says}` })

/** Changes between the API of the last start and the current schema. */
export function apiChanges(before: ResourceContract, after: ResourceContract): ApiChange[] {
  return [
    ...addressChanges(before, after),
    ...fieldChanges(before.fields, after.fields),
    ...offerChanges('filter', before.filters, after.filters),
    ...offerChanges('sort', before.sorts, after.sorts),
    ...rightChanges(before, after),
    ...moveChanges(before, after),
  ]
}

function addressChanges(before: ResourceContract, after: ResourceContract): ApiChange[] {
  const moved = (['path', 'envelope', 'key'] as const)
    .filter(name => before[name] !== after[name])
    .map(name => breaks(`its ${name} is ${after[name]} instead of ${before[name]}`))
  const shut = after.without.filter(name => !before.without.includes(name))
  const opened = before.without.filter(name => !after.without.includes(name))
  return [
    ...moved,
    ...shut.map(name => breaks(`the operation ${name} is gone`)),
    ...opened.map(name => compatible(`the operation ${name} is offered`)),
    ...(after.company && !before.company
      ? [breaks('rows belong to a company now: each person sees those of theirs')]
      : []),
    ...(before.company && !after.company ? [compatible('every company sees all rows now')] : []),
  ]
}

type FieldContracts = Readonly<Record<string, FieldContract>>

function fieldChanges(before: FieldContracts, after: FieldContracts, inside = ''): ApiChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap(name => {
    const [old, now] = [before[name], after[name]]
    const place = `${inside}${name}`
    if (!now) return [breaks(`${place} is gone`)]
    if (!old) return [freshField(place, now)]
    return [
      ...fieldChange(old, now).map(changeAt(place)),
      ...fieldChanges(old.fields ?? {}, now.fields ?? {}, `${place}.`),
    ]
  })
}

const freshField = (name: string, { required }: FieldContract): ApiChange =>
  required === true
    ? breaks(`${name} is new and required: records sent without it are refused`)
    : compatible(`${name} is new`)

function fieldChange(before: FieldContract, after: FieldContract): ApiChange[] {
  const kind = before.kind === after.kind ? [] : [`changes from ${before.kind} to ${after.kind}`]
  const narrowed = [...narrowedIn(before.schema, after.schema)]
  return [
    ...(narrowed.length > 0 || before.schema.type !== after.schema.type ? kind : []).map(breaks),
    ...narrowed.map(breaks),
    ...widenedIn(before.schema, after.schema).map(compatible),
    ...requiredChange(before.required, after.required),
    ...writingChange(before.writing, after.writing),
    ...rightChange('read', before.read, after.read),
    ...rightChange('written', before.write, after.write),
  ]
}

function requiredChange(before: boolean | string, after: boolean | string): ApiChange[] {
  if (before === after) return []
  if (after === false) return [compatible('is no longer required')]
  if (before === true) return [compatible(`is required only when ${after}`)]
  const when = after === true ? '' : ` when ${after}`
  return [breaks(`is required now${when}: records sent without it are refused`)]
}

const freedom = { never: 0, once: 1, free: 2 }
function writingChange(
  before: FieldContract['writing'],
  after: FieldContract['writing'],
): ApiChange[] {
  if (before === after) return []
  const says = {
    never: 'is set by the server alone now: sending it is refused',
    once: 'is fixed once made',
    free: 'may be changed',
  }[after]
  return [freedom[after] < freedom[before] ? breaks(says) : compatible(says)]
}

/** A change from always to a condition is narrower; changes between two conditions need review. */
function rightChange(what: string, before: boolean | string, after: boolean | string) {
  if (before === after) return []
  const rightName = (right: boolean | string) =>
    right === true ? 'by all' : right === false ? 'by nobody' : `when ${right}`
  const says = `is ${what} ${rightName(after)} instead of ${rightName(before)}`
  return [after === true || before === false ? compatible(says) : breaks(says)]
}

function offerChanges(what: string, before: readonly string[], after: readonly string[]) {
  return [
    ...before.filter(name => !after.includes(name)).map(name => breaks(`no ${what} by ${name}`)),
    ...after.filter(name => !before.includes(name)).map(name => compatible(`${what} by ${name}`)),
  ]
}

function rightChanges(before: ResourceContract, after: ResourceContract): ApiChange[] {
  const none = { read: false, create: false, update: false, delete: false }
  const roles = [...new Set([...Object.keys(before.rights), ...Object.keys(after.rights)])]
  return roles.flatMap(role => {
    const old = before.rights[role] ?? before.rights['*'] ?? none
    const now = after.rights[role] ?? after.rights['*'] ?? none
    return (['read', 'create', 'update', 'delete'] as const).flatMap(act =>
      rightChange(act, old[act], now[act]).map(({ breaking }) => {
        const says = `role ${role}: ${act} ${rightText(now[act])} instead of ${rightText(old[act])}`
        return { breaking, says }
      }),
    )
  })
}
const rightText = (right: boolean | string) =>
  right === true ? 'any' : right === false ? 'none' : `where ${right}`

function moveChanges(before: ResourceContract, after: ResourceContract): ApiChange[] {
  const names = [...new Set([...Object.keys(before.moves), ...Object.keys(after.moves)])]
  return names.flatMap(name => {
    const [old, now] = [before.moves[name], after.moves[name]]
    if (!now) return [breaks(`the transition ${name} is gone`)]
    if (!old) return [compatible(`the transition ${name} is new`)]
    const shut = old.from.filter(state => !now.from.includes(state))
    return [
      ...(shut.length > 0 ? [breaks(`${name} no longer leaves ${shut.join(', ')}`)] : []),
      ...rightChange('made', old.by, now.by).map(changeAt(name)),
    ]
  })
}
