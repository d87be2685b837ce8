import type { RoleName } from '../../base/business'
import type { ChoiceOptions } from '../../kinds/choice/data'
import type { CustomKind } from '../../kinds/kind/custom'
import type { Kind, Stored } from '../../kinds/kind/kind'
import { descriptionOf, kindOf } from '../../kinds/registry'
import type { FieldDefinition } from '../definition/field'
import type { Flow } from '../definition/flow'
import type { RolesOrRule } from '../rules/grant'
import { always, type Node, never, parseRule, type Rule } from '../rules/rule'
import type { Concatenated } from '../rules/sharedWords'
import { isAlwaysJoined, readJoin } from './concat'
import type { FieldModel, Resource, RollupModel } from './resource'
import { rollupOf } from './rollup'

type Half = Kind<object, unknown> &
  Partial<Pick<CustomKind<object>, 'extends' | 'problem' | 'shape'>>
interface FieldContext {
  readonly flows: Readonly<Record<string, Flow>> | undefined
  readonly resource: (name: string) => Resource
}

/** Combines a field's words with its kind. Throws an error without place; the catalogue adds it. */
export function fieldModel(name: string, words: FieldDefinition, around: FieldContext): FieldModel {
  const { half, shapeKind, options } = halfOf(words, around)
  const target = 'resource' in words ? words.resource : undefined
  const toKey = () => around.resource(target ?? '').key
  const { isList, isSecret, isAssigned, hasAccessor } = half.is
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
    ...half.is,
    ...(hasAccessor && { [words.kind]: words }),
    get store() {
      return target && !isList ? toKey().store : half.store
    },
    operators: half.operators,
    folded: half.folded ?? false,
    sought: half.sought,
    spellings: half.spellings,
    equivalents: half.equivalents,
    doubt: descriptionOf(words.kind)?.doubt as FieldModel['doubt'],
    problem: value => half.problem?.(value, options),
    required: parseRule(words.required ?? requiresRows(words)),
    visibleWhen: parseRule(words.visibleWhen ?? true),
    read: isSecret ? never : audienceRule(words.read),
    write: audienceRule(words.write),
    readOnly: isAssigned === true || isSetByServer(words),
    get target(): Resource {
      return (target ? around.resource(target) : undefined) as Resource
    },
    get rollup(): RollupModel {
      return rollupOf(words, around.resource) as RollupModel
    },
    ...('concat' in words &&
      words.concat && { concat: readJoin(words.concat as NonNullable<Concatenated['concat']>) }),
    ...derivationOf(words),
    ...(hasAccessor && rowFieldsOf(words, around)),
    ...(options.options && { options: options.options }),
    decimals: half.decimals ?? 2,
    shaped: { kind: shapeKind, own: half.shape, options },
    comparable: half.comparable,
    parse: readBy('parse'),
    parseWire: readBy('parseWire'),
    toStore: value => (value === null || value === undefined ? null : half.toStore(value, options)),
    fromStore: (stored: Stored) =>
      stored === null || stored === undefined ? null : half.fromStore(stored, options),
    print: (value, language) =>
      value === null || value === undefined ? '' : half.print(value, options, language),
    sample: n => descriptionOf(words.kind)?.sample(n, options as never),
  }
}

const rowFieldsOf = (words: FieldDefinition, around: FieldContext) =>
  'fields' in words && {
    fields: Object.entries(words.fields as Record<string, FieldDefinition>).map(([name, field]) =>
      fieldModel(name, field, around),
    ),
  }

const derivationOf = ({ derive }: FieldDefinition) =>
  derive && {
    derive: derive.map(({ when, ...rest }) => ({ ...rest, when: parseRule(when ?? true) })),
  }

/** `lines` with a minimum above 0 are required. */
const requiresRows = (words: FieldDefinition) =>
  'fields' in words && 'min' in words && (words.min ?? 0) > 0

const isSetByServer = (words: FieldDefinition) =>
  words.readOnly === true || isAlwaysJoined(words) || words.derive !== undefined

/** Converts role names to a rule over `$me.ROLE`. */
export function audienceRule(who: RolesOrRule | Rule | undefined): Node {
  if (who === undefined) return always
  if (isRoles(who)) return parseRule({ '$me.ROLE': { in: who } })
  return parseRule(who as Rule)
}
const isRoles = (who: RolesOrRule | Rule): who is readonly RoleName[] => Array.isArray(who)

/** The kind of a field, and the options by which it works: a status does as a choice of its states. */
function halfOf(words: FieldDefinition, { flows }: FieldContext) {
  const own = kindOf(words.kind) as Half | undefined
  if (!own) throw new Error(`unknown kind "${words.kind}"`)
  const acted = own.actsAs?.(words, flows)
  const acting = acted ? (kindOf(acted.kind) as unknown as Half) : own
  const options: { readonly options?: ChoiceOptions['options'] } = acted?.options ?? words
  const store = acting.storeFor?.(options) ?? acting.store
  const shapeKind = acting.extends ?? acted?.kind ?? words.kind
  const isMoney = acting.is?.isMoney
  const half = { ...acting, store, is: { ...own.is, ...(isMoney && { isMoney }) } }
  return { half, shapeKind, options }
}
