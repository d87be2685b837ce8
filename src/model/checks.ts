import type { Values } from './draft'
import { holds } from './evaluate'
import { inputsOf } from './expression'
import type { Message } from './kinds/kind'
import type { Resource } from './resource'
import { fieldsOf, parseRule } from './rule'

/** The checks between fields that do not hold, each at its field and in the schema's own words. */
export function brokenChecks(
  resource: Resource,
  record: Values,
  { me, changed }: { readonly me: Values; readonly changed?: ReadonlySet<string> },
): Record<string, Message> {
  const touched = changed && withComputed(resource, changed)
  const broken: Record<string, Message> = {}
  for (const { rule, at, else: text } of resource.schema.checks ?? []) {
    const node = parseRule(rule)
    const concerned = !touched || [at, ...fieldsOf(node)].some(name => touched.has(name))
    if (concerned && !holds(node, record, me)) broken[at] ??= { key: 'check', text }
  }
  return broken
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
