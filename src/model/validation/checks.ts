import type { Message } from '../../kinds/kind/kind'
import type { Me } from '../access/access'
import { mayKnow } from '../access/mayKnow'
import { farHeadOf } from '../access/throughReference'
import type { Resource } from '../fields/resource'
import { holds } from '../rules/evaluate'
import { inputsOf } from '../rules/expression'
import { fieldsOf, parseRule } from '../rules/rule'
import type { DraftValues } from './draft'

/**
 * Broken checks between fields, by field, with the schema's message. Checks that read through a reference
 * run on the server only.
 */
export function brokenChecks(
  resource: Resource,
  record: DraftValues,
  { me, changed }: { readonly me: DraftValues; readonly changed?: ReadonlySet<string> },
): Record<string, Message> {
  const touched = changed && withComputed(resource, changed)
  const broken: Record<string, Message> = {}
  for (const { rule, field, message: text } of resource.schema.checks ?? []) {
    const node = parseRule(rule)
    const asked = fieldsOf(node)
    const concerned = !touched || [field, ...asked].some(name => touched.has(farHeadOf(name)))
    const isNear = asked.every(name => name === farHeadOf(name) || name in record)
    if (!concerned || !isNear || holds(node, record, me)) continue
    const isKnown = mayKnow(resource, me as Me, { record, node })
    broken[field] ??= isKnown ? { key: 'check', text } : { key: 'ruleUnmet' }
  }
  return broken
}

/** False when a check over the field alone, or over it and the user, forbids any value. */
export function mayBe(
  { schema }: Resource,
  field: string,
  me: DraftValues,
): (value: unknown) => boolean {
  const nodes = (schema.checks ?? [])
    .filter(({ field: at }) => at === field)
    .map(({ rule }) => parseRule(rule))
    .filter(node => fieldsOf(node).every(name => name === field))
  return value => nodes.every(node => holds(node, { [field]: value }, me))
}

/** The changed fields and the computed fields that depend on them. */
function withComputed({ computed }: Resource, changed: ReadonlySet<string>) {
  const touched = new Set(changed)
  for (const { name, computed: words } of computed) {
    const inputs = words ? inputsOf(words.formula) : []
    if (inputs.some(path => touched.has(path.split('.')[0] ?? ''))) touched.add(name)
  }
  return touched
}
