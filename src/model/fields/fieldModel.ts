import type { RoleName } from '../../base/business'
import type { Field } from '../definition/field'
import type { Flow } from '../definition/flow'
import type { ChoiceOptions } from '../kinds/choice'
import type { Kind, Stored } from '../kinds/kind'
import type { Join } from '../kinds/options'
import { kinds } from '../kinds/registry'
import type { RolesOrRule } from '../rules/grant'
import { always, type Node, never, parseRule, type Rule } from '../rules/rule'
import type { Shaped } from '../shapes/registry'
import { isAlwaysJoined, readJoin } from './concat'
import type { FieldModel, Resource, Tallied } from './resource'
import { tallyOf } from './rollup'

type Half = Kind<object, unknown>
/** Context of a field. */
interface Surroundings {
  readonly flows: Readonly<Record<string, Flow>> | undefined
  readonly resource: (name: string) => Resource
}

/** Combines a field's words with its kind. Throws an error without place; the catalogue adds it. */
export function fieldModel(name: string, words: Field, around: Surroundings): FieldModel {
  const { half, shaped } = halfOf(words, around)
  const { options } = shaped
  const target = 'resource' in words ? words.resource : undefined
  const toKey = () => around.resource(target ?? '').key
  const single = words.kind === 'reference'
  const { fields } = words.kind === 'lines' ? words : { fields: undefined }
  const readBy = (how: 'parse' | 'parseWire') => (value: unknown) => {
    if (value === undefined) return undefined
    const read = (half[how] ?? half.parse)(value, options)
    if (!target) return read
    return Array.isArray(read) ? read.map(one => toKey()[how](one)) : toKey()[how](read)
  }
  return {
    name,
    kind: words.kind,
    words,
    get store() {
      return single ? toKey().store : half.store
    },
    operators: half.operators,
    folded: half.folded ?? false,
    sought: half.sought,
    spellings: half.spellings,
    required: parseRule(words.required ?? asksRows(words)),
    visibleWhen: parseRule(words.visibleWhen ?? true),
    read: words.kind === 'password' ? never : whoNode(words.read),
    write: whoNode(words.write),
    readOnly: words.readOnly === true || followsRecord(words) || givenByServer.has(words.kind),
    get target(): Resource {
      return (target ? around.resource(target) : undefined) as Resource
    },
    get rollup(): Tallied {
      return tallyOf(words, around.resource) as Tallied
    },
    ...('concat' in words && words.concat && { concat: readJoin(words.concat as Join) }),
    ...(words.derive && {
      derive: words.derive.map(({ when, value }) => ({ when: parseRule(when ?? true), value })),
    }),
    ...(fields && { fields: rowFields(fields as Record<string, Field>, around) }),
    ...('options' in options && { options: options.options as ChoiceOptions['options'] }),
    decimals: decimalsOf(words),
    shaped,
    parse: readBy('parse'),
    parseWire: readBy('parseWire'),
    toStore: value => (value === null || value === undefined ? null : half.toStore(value, options)),
    fromStore: (stored: Stored) =>
      stored === null || stored === undefined ? null : half.fromStore(stored, options),
    print: (value, language) =>
      value === null || value === undefined ? '' : half.print(value, options, language),
    sample: n => half.sample(n, words.kind === 'computed' ? {} : options),
  }
}

const rowFields = (fields: Readonly<Record<string, Field>>, around: Surroundings) =>
  Object.entries(fields).map(([name, words]) => fieldModel(name, words, around))

/** `lines` with a minimum above 0 are required. */
const asksRows = (words: Field) => words.kind === 'lines' && (words.min ?? 0) > 0

const followsRecord = (words: Field) => isAlwaysJoined(words) || words.derive !== undefined
const givenByServer = new Set<string>(['id', 'computed', 'status'])

/** Converts role names to a rule over `$me.ROLE`. */
export function whoNode(who: RolesOrRule | Rule | undefined): Node {
  if (who === undefined) return always
  if (isRoles(who)) return parseRule({ '$me.ROLE': { in: who } })
  return parseRule(who as Rule)
}
const isRoles = (who: RolesOrRule | Rule): who is readonly RoleName[] => Array.isArray(who)

/** TypeScript cannot pair a kind's name with its options; this function asserts it. */
function halfOf(
  words: Field,
  { flows }: Surroundings,
): { half: Half; shaped: FieldModel['shaped'] } {
  const half = kinds[words.kind] as unknown as Half | undefined
  if (!half) throw new Error(`unknown kind "${words.kind}"`)
  if (words.kind === 'status') {
    const flow = flows?.[words.flow]
    if (!flow) throw new Error(`there is no flow "${words.flow}"`)
    return { half, shaped: { kind: 'choice', options: { options: flow.states, numeric: true } } }
  }
  if (words.kind === 'computed') {
    const kind: Shaped = words.format ?? 'money'
    const options = { min: -biggest, max: biggest }
    return { half: kinds[kind] as unknown as Half, shaped: { kind, options } }
  }
  const shaped = { kind: words.kind, options: words }
  const isInt = words.kind === 'choice' && words.numeric
  return { half: isInt ? { ...half, store: 'int' } : half, shaped }
}
const biggest = Number.MAX_SAFE_INTEGER

function decimalsOf(words: Field) {
  if (words.kind !== 'computed') return 2
  if (words.format === 'integer') return 0
  return words.format === 'decimal' ? 6 : 2
}
