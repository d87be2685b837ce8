import type { Declared } from '../../base/business'
import type { KindName } from '../../kinds/registry'
import type { MeName, MeRef, Operator } from '../rules/rule'
import type {
  ColumnMistakes,
  Kept,
  Keys,
  NameIn,
  NamesBehind,
  OneOf,
  OneValue,
  TenantIn,
  UnknownName,
  UnknownOperator,
  UnknownWord,
} from './checkedNames'
import type { CustomFieldOf, FieldOf } from './field'
import type { IconName, MoveIconName } from './uiNames'

/**
 * Compile-time check of a whole schema, constants of other files included. The type has, at the place of a
 * mistake, what may stand there.
 */
export type Checked<S, F, All, D extends Declared> = string extends keyof F
  ? unknown
  : Mistakes<S, { name: NameIn<F, All> | TenantIn<S, All>; all: All; business: D }>

/** Names that a schema may use. */
interface Known {
  /** Fields of the record, also one step behind a reference or of a row: `TOTAL`, `CLIENTE_ID.Cupo`. */
  readonly name: string
  /** Field names of each resource; `unknown` accepts every resource and column. */
  readonly all: unknown
  readonly business: Declared
}

/** `unknown` where nothing is wrong. */
type Mistakes<T, K extends Known> = T extends `$me.${string}`
  ? OneOf<T, MeRef<K['business']>>
  : T extends object
    ? Kept<{ readonly [W in Keys<T>]: MistakesOf<W, T, K> }>
    : unknown
type MistakesOf<W extends keyof T, T, K extends Known> = W extends keyof ByWord<T[W], T, K>
  ? ByWord<T[W], T, K>[W]
  : Mistakes<T[W], K>
/** The mistakes of values under names that the schema chooses. */
type EachMistakes<T, K extends Known> = T extends object
  ? Kept<{ readonly [N in keyof T]: Mistakes<T[N], K> }>
  : unknown

/** The mistakes in the value `V` of a word that stands in `T`. Other words have a value like any other. */
interface ByWord<V, T, K extends Known> {
  readonly fields: V extends string | readonly unknown[] ? unknown : FieldsMistakes<V, K>
  readonly access: GrantMistakes<V, K>
  readonly flow: EachMistakes<V, K>
  readonly transitions: EachMistakes<V, K> & MoveMistakes<V, StatesOf<T>>
  readonly initial: StateMistakes<V, StatesOf<T>> & Mistakes<V, K>
  readonly documents: EachMistakes<V, K>
  // texts and addresses
  readonly label: unknown
  readonly options: unknown
  readonly pages: unknown
  readonly rest: unknown
  readonly retention: unknown
  readonly slots: unknown
  readonly icon: OneOf<V, IconName | MoveIconName | K['business']['icon']>
  // rules, or roles
  readonly when: RuleMistakes<V, K>
  readonly where: RuleMistakes<V, K>
  readonly rule: RuleMistakes<V, K>
  // its rules are over the person, its fields behind references
  readonly default: Mistakes<V, Named<Extract<K['name'], `${string}.${string}`>, K>>
  readonly allow: RuleMistakes<V, K>
  readonly write: RuleMistakes<V, K>
  readonly required: RuleMistakes<V, Named<Own<K>, K>>
  readonly visibleWhen: RuleMistakes<V, Named<Own<K>, K>>
  readonly read: PersonMistakes<V, K>
  readonly notify: V extends { readonly field: string } ? Mistakes<V, K> : RuleMistakes<V, K>
  readonly input: OneOf<V, K['business']['input']>
  // names of fields
  readonly field: NameMistakes<V, K>
  readonly each: NameMistakes<V, K>
  readonly pictures: NameMistakes<V, K>
  readonly authorField: NameMistakes<V, K>
  readonly formula: FormulaMistakes<V, K>
  // resources, and columns of the resource that the words around name
  readonly resource: ResourceMistakes<V, K>
  readonly create: VerbMistakes<V, K>
  readonly update: VerbMistakes<V, K>
  readonly delete: VerbMistakes<V, K>
  readonly increment: ResourceMistakes<V, K>
  readonly with: ColumnMistakes<V, ThereIn<T, K>> & EachMistakes<V, K>
  readonly match: ColumnMistakes<V, ThereIn<T, K>> & EachMistakes<V, K>
  readonly set: ColumnMistakes<V, SetIn<T, K>> & EachMistakes<V, K>
  readonly min: V extends object ? ColumnMistakes<V, ThereIn<T, K>> : unknown
  readonly mapResponse: ColumnMistakes<V, Own<K>>
  readonly rollup: RollupMistakes<V, K>
  readonly filterOptions: FilterMistakes<V, T, K>
}

type FieldsMistakes<F, K extends Known> = Kept<{
  readonly [N in keyof F]: FieldMistakes<F[N], RowKnown<F[N], K>>
}>
type FieldMistakes<W, K extends Known> = W extends { readonly kind: KindName | CustomKind<K> }
  ? Kept<{
      readonly [P in keyof W]: P extends WordsOf<W, K['business']>
        ? MistakesOf<P, W, K>
        : UnknownWord<WordsOf<W, K['business']> & string>
    }>
  : unknown
type CustomKind<K extends Known> = keyof K['business']['kinds']
type WordsOf<W, D extends Declared> = W extends { readonly kind: infer N extends KindName }
  ? keyof FieldOf<N>
  : W extends { readonly kind: infer N extends keyof D['kinds'] }
    ? keyof CustomFieldOf<Pick<D['kinds'], N>>
    : never
/** In a field of kind `lines`, names are those of its rows too. */
type RowKnown<W, K extends Known> = W extends { readonly fields: infer L }
  ? Named<K['name'] | NameIn<L, K['all']>, K>
  : K
type Named<Name extends string, K extends Known> = {
  name: Name
  all: K['all']
  business: K['business']
}

type GrantMistakes<T, K extends Known> = Kept<{
  readonly [Role in keyof T]: T[Role] extends string
    ? unknown
    : Kept<{ readonly [Right in keyof T[Role]]: RuleMistakes<T[Role][Right], K> }>
}>
type StatesOf<Flow> = Flow extends { readonly states: infer S } ? keyof S : number
type MoveMistakes<M, State> = Kept<{
  readonly [N in keyof M]: Kept<{
    readonly [W in keyof M[N]]: W extends 'from' | 'to' ? StateMistakes<M[N][W], State> : unknown
  }>
}>
/** A state, or several; by rule only the start check knows them. */
type StateMistakes<V, State> = V extends number
  ? number extends V
    ? unknown
    : OneOf<V, State>
  : V extends readonly number[]
    ? Kept<{ readonly [At in Keys<V>]: StateMistakes<V[At], State> }>
    : unknown
/** Roles, a rule over the person, or a field that names the person. */
type PersonMistakes<R, K extends Known> = R extends { readonly field: string }
  ? Mistakes<R, K>
  : RuleMistakes<R, Named<never, K>>
type RuleMistakes<R, K extends Known> = R extends boolean
  ? unknown
  : R extends readonly unknown[]
    ? OneOf<R, readonly K['business']['role'][]>
    : Kept<{ readonly [N in keyof R]: PartMistakes<N, R[N], K> }>
type PartMistakes<N, Part, K extends Known> = N extends 'and' | 'or'
  ? Kept<{ readonly [At in Keys<Part>]: RuleMistakes<Part[At], K> }>
  : N extends 'not'
    ? RuleMistakes<Part, K>
    : N extends '$me.ROLE'
      ? EveryName<Part, K['business']['role']>
      : N extends K['name'] | MeRef<K['business']>
        ? ConditionMistakes<Part, K>
        : [Own<K>] extends [never]
          ? UnknownWord<`$me.${MeName<K['business']>}`>
          : UnknownName<N, K['name']>
type ConditionMistakes<C, K extends Known> = C extends object
  ? Kept<{
      readonly [O in keyof C]: O extends 'in' | 'nin' | 'within'
        ? Mistakes<C[O], K>
        : O extends Operator
          ? Mistakes<C[O], K> & OneValue<C[O], K['business']>
          : UnknownOperator<Operator>
    }>
  : Mistakes<C, K> & OneValue<C, K['business']>

type NameMistakes<N, K extends Known> = N extends string
  ? unknown extends OneOf<N, K['name']>
    ? unknown
    : N extends `${infer Head}.${string}`
      ? Some<Extract<K['name'], `${Head}.${string}`>, Own<K>>
      : Some<Own<K>, K['name']>
  : Mistakes<N, K>
type Some<Names, Otherwise> = [Names] extends [never] ? Otherwise : Names
type Own<K extends Known> = Exclude<K['name'], `${string}.${string}`>
type FormulaMistakes<E, K extends Known> = E extends string
  ? NameMistakes<E, K>
  : E extends { readonly sum: `${infer Lines}.${string}`; readonly where: infer R }
    ? Kept<{
        readonly sum: NameMistakes<E['sum'], K>
        readonly where: RuleMistakes<R, Named<NamesBehind<Lines, K['name']>, K>>
      }>
    : E extends object
      ? Kept<{ readonly [V in Keys<E>]: FormulaMistakes<E[V], K> }>
      : unknown
/** Every text in the value is one of these names, or a value of the user. */
type EveryName<T, Names> = T extends string
  ? OneOf<T, Names | MeRef>
  : T extends object
    ? Kept<{ readonly [At in Keys<T>]: EveryName<T[At], Names> }>
    : unknown

/** Columns of a resource, and of the one that an effect, a rollup or a look-up names. */
type ColumnsOf<R, K extends Known> = R extends keyof K['all'] ? K['all'][R] & string : string
type ThereIn<T, K extends Known> = T extends
  | { readonly create: infer R }
  | { readonly update: infer R }
  | { readonly delete: infer R }
  | { readonly increment: infer R }
  | { readonly count: infer R }
  | { readonly sum: `${infer R}.${string}` }
  ? ColumnsOf<R, K>
  : string
/** `set` alone changes the record itself. */
type SetIn<T, K extends Known> = T extends { readonly update: infer R } ? ColumnsOf<R, K> : Own<K>
type ResourceMistakes<R, K extends Known> = keyof K['all'] extends never
  ? unknown
  : OneOf<R, keyof K['all']>
/** `create`, `update` and `delete` are effects on a resource, or rights. */
type VerbMistakes<V, K extends Known> = V extends string
  ? ResourceMistakes<V, K>
  : RuleMistakes<V, K>
type RollupMistakes<V, K extends Known> = V extends
  | { readonly count: infer R }
  | { readonly sum: `${infer R}.${string}` }
  ? Kept<{
      readonly [W in keyof V]: W extends 'count'
        ? ResourceMistakes<R, K>
        : W extends 'sum'
          ? OneOf<V[W], `${R & string}.${ColumnsOf<R, K>}`>
          : W extends 'via'
            ? OneOf<V[W], ColumnsOf<R, K>>
            : RuleMistakes<V[W], Named<ColumnsOf<R, K>, K>>
    }>
  : unknown
type FilterMistakes<V, T, K extends Known> = T extends { readonly resource: infer R }
  ? Kept<{
      readonly [W in keyof V]: W extends 'match'
        ? ColumnMistakes<V[W], ColumnsOf<R, K>> & EachMistakes<V[W], K>
        : unknown
    }>
  : unknown
