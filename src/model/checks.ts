import type { Me } from './access'
import type { Values } from './draft'
import { holds } from './evaluate'
import { inputsOf } from './expression'
import type { Message } from './kinds/kind'
import { mayKnow } from './mayKnow'
import type { Resource } from './resource'
import { fieldsOf, parseRule } from './rule'
import { headOf } from './through'

/**
 * The checks between fields that do not hold, each at its field and in the schema's own words. One that
 * looks through a reference is answered only where that was looked up: by the server.
 */
export function brokenChecks(
  resource: Resource,
  record: Values,
  { me, changed }: { readonly me: Values; readonly changed?: ReadonlySet<string> },
): Record<string, Message> {
  const touched = changed && withComputed(resource, changed)
  const broken: Record<string, Message> = {}
  for (const { rule, at, else: text } of resource.schema.checks ?? []) {
    const node = parseRule(rule)
    const asked = fieldsOf(node)
    const concerned = !touched || [at, ...asked].some(name => touched.has(headOf(name)))
    const isNear = asked.every(name => name === headOf(name) || name in record)
    if (!concerned || !isNear || holds(node, record, me)) continue
    const isTold = mayKnow(resource, me as unknown as Me, { record, node })
    broken[at] ??= isTold ? { key: 'check', text } : { key: 'ruleUnmet' }
  }
  return broken
}

/** Whether a field may have a value at all: a check that speaks of it alone, or of it and the person, decides. */
export function mayBe(
  { schema }: Resource,
  field: string,
  me: Values,
): (value: unknown) => boolean {
  const nodes = (schema.checks ?? [])
    .filter(({ at }) => at === field)
    .map(({ rule }) => parseRule(rule))
    .filter(node => fieldsOf(node).every(name => name === field))
  return value => nodes.every(node => holds(node, { [field]: value }, me))
}

/** What changes with the changed fields: computed ones, in their order. */
function withComputed({ computed }: Resource, changed: ReadonlySet<string>) {
  const touched = new Set(changed)
  for (const { name, words } of computed) {
    const inputs = words.kind === 'computed' ? inputsOf(words.is) : []
    if (inputs.some(path => touched.has(path.split('.')[0] ?? ''))) touched.add(name)
  }
  return touched
}
