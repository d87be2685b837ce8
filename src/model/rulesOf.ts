import { whoNode } from './fieldModel'
import type { Effect, Flow, Target, Transition } from './flow'
import { paperRule, papersOf } from './paper'
import type { Resource } from './resource'
import { type Node, parseRule, type Rule } from './rule'

/** A rule of a schema with the place a mistake in it is named by: `access.7`, `pedido.aprobar`. */
export interface Placed {
  readonly place: string
  readonly node: Node
  /** A form or a tab asks it where only the record is at hand: it cannot look through a reference. */
  readonly near?: true
  /** The child rows it is asked of, one by one. */
  readonly each?: string
}

/** Every rule a schema says about its records; what a field's `read` asks is about `$me` alone. */
export function rulesOf(resource: Resource): Placed[] {
  const { schema, fields, form } = resource
  const tabs = Array.isArray(schema.list?.tabs) ? schema.list.tabs : []
  return [
    ...[...fields.values()].flatMap(({ name, required, show, write, join }): Placed[] => [
      { place: name, node: required, near: true },
      { place: name, node: show, near: true },
      { place: name, node: write },
      ...(join ? [{ place: name, node: join.while, near: true as const }] : []),
    ]),
    ...Object.keys(schema.access).flatMap(role =>
      Object.values(resource.grants(role)).map((node: Node) => ({ place: `access.${role}`, node })),
    ),
    ...tabs.map(tab => near(`list.tabs.${tab.id}`, tab.filter)),
    ...(schema.list?.marks ?? []).map((mark, at) => near(`list.marks.${at}`, mark.when)),
    ...form.sections.flatMap(({ id, show }) => (show ? [near(`form.${id}`, show)] : [])),
    ...(schema.checks ?? []).map(({ at, rule }) => ({ place: at, node: parseRule(rule) })),
    ...(schema.begin ?? []).flatMap(effect => inEffect('begin', effect)),
    ...Object.entries(schema.flow ?? {}).flatMap(([name, flow]) => inFlow(name, flow)),
    ...papersOf(resource).map(([name, paper]) => ({
      place: `papers.${name}`,
      node: paperRule(paper),
    })),
  ]
}

const near = (place: string, rule: Rule): Placed => ({ place, node: parseRule(rule), near: true })

function inFlow(name: string, { initial, begin = [], transitions, keeps = [] }: Flow): Placed[] {
  return [
    ...inTarget(`${name}.initial`, initial),
    ...begin.flatMap(effect => inEffect(`${name}.begin`, effect)),
    ...Object.entries(transitions).flatMap(([move, transition]) =>
      inTransition(`${name}.${move}`, transition),
    ),
    ...keeps.flatMap(effect => inEffect(`${name}.keeps`, effect)),
  ]
}

function inTransition(place: string, transition: Transition<string>): Placed[] {
  const { by, to, when = [], warn = [], need = [], effects = [], approval } = transition
  const wanted = need.flatMap(item => (typeof item === 'string' ? [] : [item.when]))
  const over = approval?.when ? [approval.when] : []
  return [
    { place, node: whoNode(by) },
    ...(to === undefined ? [] : inTarget(place, to)),
    ...[...[...when, ...warn].map(({ rule }) => rule), ...wanted, ...over].map(rule => ({
      place,
      node: parseRule(rule),
    })),
    ...effects.flatMap(effect => inEffect(place, effect)),
  ]
}

const inTarget = (place: string, target: Target<string>): Placed[] =>
  typeof target === 'number'
    ? []
    : target.flatMap(({ when }) => (when ? [{ place, node: parseRule(when) }] : []))

function inEffect(place: string, effect: Effect): Placed[] {
  if (!effect.when) return []
  const each = 'each' in effect ? effect.each : undefined
  return [{ place, node: parseRule(effect.when), ...(each !== undefined && { each }) }]
}
