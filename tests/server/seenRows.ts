import type { RecordKey } from '../../server/query/requestContext'
import { catalogue } from '../../src/catalogue'
import { policyOf } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import { isAlways, isNever, type Node } from '../../src/model/rules/rule'
import type { Person } from './matrixWorld'
import type { World } from './world'

type Values = Record<string, unknown>

/** For each rule on records a row that fulfils it, so that everybody has visible records. */
export async function insertSeenRows(world: World, people: Iterable<Person>, texts: Texts) {
  const own = [...catalogue.resources.values()].filter(({ name }) => name !== 'users')
  const created = new Map<string, unknown>()
  let n = 200
  for (const { me } of people) {
    for (const resource of own.sort((a, b) => depth(a) - depth(b))) {
      const { read } = policyOf(resource, me)
      const above = created.get(`${me.ROLE} ${resource.parent?.target?.name}`)
      if (isNever(read) || (isAlways(read) && above === undefined)) continue
      const values = {
        ...keeping(read),
        ...(above !== undefined && { [resource.parent?.name ?? '']: above }),
      }
      const place = JSON.stringify([resource.name, values])
      if (!created.has(place)) {
        await standTargets(world, resource, { values, n: n++ })
        const seen = await standSeen(world, resource, { values, n: n++ })
        const row = await world.insert(resource, n++, { ...texts(resource, n), ...seen })
        created.set(place, row[resource.key.name])
      }
      created.set(`${me.ROLE} ${resource.name}`, created.get(place))
    }
  }
}

type Texts = (resource: Resource, n: number) => Values

const depth = ({ parent }: Resource): number => (parent?.target ? 1 + depth(parent.target) : 0)

/** Values that fulfil a bound rule. */
function keeping(node: Node): Values {
  if ('all' in node) return Object.assign({}, ...node.all.map(keeping))
  if ('any' in node) return node.any[0] ? keeping(node.any[0]) : {}
  if ('not' in node || !('field' in node.left) || !('value' in node.right)) return {}
  const { value } = node.right
  if (node.op === 'empty' && value !== false) return { [node.left.field]: null }
  if (node.op === 'in' && Array.isArray(value)) return { [node.left.field]: value[0] }
  if (node.op === 'has') return { [node.left.field]: [value] }
  return node.op === 'eq' || node.op === 'lte' ? { [node.left.field]: value } : {}
}

/** The values with references to new records, where the rule reads through a reference. */
async function standSeen(
  world: World,
  resource: Resource,
  { values, n }: { values: Values; n: number },
): Promise<Values> {
  const seen: Values = {}
  for (const [name, value] of Object.entries(values)) {
    const [own = name, behind] = name.split('.')
    const target = behind === undefined ? undefined : resource.fields.get(own)?.target
    if (!target || behind === undefined) seen[name] = value
    else seen[own] = (await world.insert(target, n, { [behind]: value }))[target.key.name]
  }
  return seen
}

/** The records those values refer to. */
async function standTargets(
  world: World,
  resource: Resource,
  { values, n }: { values: Values; n: number },
) {
  for (const [name, key] of Object.entries(values)) {
    const target = resource.fields.get(name)?.target
    if (
      !target ||
      key === null ||
      target.name === 'users' ||
      (await world.isThere(target, key as RecordKey))
    )
      continue
    await world.insert(target, n, { [target.key.name]: key })
  }
}
