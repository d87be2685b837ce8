import { roleCode } from '../../base/business'
import type { Effect } from '../definition/effect'
import type { Flow, Target, Transition } from '../definition/flow'
import { audienceRule } from '../fields/fieldModel'
import type { Resource } from '../fields/resource'
import { type Node, parseRule, type Rule } from '../rules/rule'
import { documentRule, documentsOf } from './documents'

/** A rule of a schema and its place for error messages: `access.7`, `pedido.aprobar`. */
export interface PlacedRule {
  readonly place: string
  readonly node: Node
  /** Evaluated in a form or tab, where only the record is available: references cannot be followed. */
  readonly near?: true
  /** The `lines` field over whose rows the rule is evaluated. */
  readonly each?: string
}

/** All rules of a schema over its records; `read` of a field is over `$me` alone. */
export function rulesOf(resource: Resource): PlacedRule[] {
  const { schema, fields, form } = resource
  const tabs = Array.isArray(schema.list?.tabs) ? schema.list.tabs : []
  return [
    ...[...fields.values()].flatMap(
      ({ name, required, visibleWhen, write, concat, derive = [] }): PlacedRule[] => [
        { place: name, node: required, near: true },
        { place: name, node: visibleWhen, near: true },
        { place: name, node: write },
        ...derive.map(({ when }) => ({ place: name, node: when, near: true as const })),
        ...(concat ? [{ place: name, node: concat.when, near: true as const }] : []),
      ],
    ),
    ...Object.keys(schema.access).flatMap(role =>
      Object.values(resource.grants(roleCode(role))).map((node: Node) => ({
        place: `access.${role}`,
        node,
      })),
    ),
    ...tabs.map(tab => near(`list.tabs.${tab.id}`, tab.where)),
    ...(schema.list?.highlights ?? []).map((mark, at) => near(`list.highlights.${at}`, mark.when)),
    ...form.sections.flatMap(({ id, visibleWhen }) =>
      visibleWhen ? [near(`form.${id}`, visibleWhen)] : [],
    ),
    ...(schema.checks ?? []).map(({ field, rule }) => ({ place: field, node: parseRule(rule) })),
    ...(schema.onCreate ?? []).flatMap(effect => inEffect('onCreate', effect)),
    ...Object.entries(schema.flow ?? {}).flatMap(([name, flow]) => inFlow(name, flow)),
    ...documentsOf(resource).map(([name, document]) => ({
      place: `documents.${name}`,
      node: documentRule(document),
    })),
  ]
}

const near = (place: string, rule: Rule): PlacedRule => ({
  place,
  node: parseRule(rule),
  near: true,
})

function inFlow(
  name: string,
  { initial, onCreate = [], transitions, reserves = [] }: Flow,
): PlacedRule[] {
  const place = `flow.${name}`
  return [
    ...inTarget(`${place}.initial`, initial),
    ...onCreate.flatMap(effect => inEffect(`${place}.onCreate`, effect)),
    ...Object.entries(transitions).flatMap(([move, transition]) =>
      inTransition(`${place}.transitions.${move}`, transition),
    ),
    ...reserves.flatMap(effect => inEffect(`${place}.reserves`, effect)),
  ]
}

function inTransition(place: string, transition: Transition<string>): PlacedRule[] {
  const {
    allow,
    to,
    guards = [],
    warn = [],
    requiredFields = [],
    effects = [],
    approval,
  } = transition
  const wanted = requiredFields.flatMap(item => (typeof item === 'string' ? [] : [item.when]))
  const over = approval?.when ? [approval.when] : []
  return [
    { place, node: audienceRule(allow) },
    ...(to === undefined ? [] : inTarget(place, to)),
    ...[...[...guards, ...warn].map(({ rule }) => rule), ...wanted, ...over].map(rule => ({
      place,
      node: parseRule(rule),
    })),
    ...effects.flatMap(effect => inEffect(place, effect)),
  ]
}

const inTarget = (place: string, target: Target<string>): PlacedRule[] =>
  typeof target === 'number'
    ? []
    : target.flatMap(({ when }) => (when ? [{ place, node: parseRule(when) }] : []))

function inEffect(place: string, effect: Effect): PlacedRule[] {
  if (!effect.when) return []
  const each = 'each' in effect ? effect.each : undefined
  return [{ place, node: parseRule(effect.when), ...(each !== undefined && { each }) }]
}
