/** What a name of a schema stands for; `there`: a column of the resource that the words around it name. */
export type Named =
  | 'column'
  | 'path'
  | 'row column'
  | 'column there'
  | 'sort'
  | 'resource'
  | 'resource column'
  | 'flow'
  | 'transition'
  | 'role'
  | 'piece'
  | 'input'
  | 'layout'
  | 'icon'
  | 'move icon'
  | 'menu section'
  | 'kind'

/** What may stand at one place of a schema. */
export type Shape =
  | { readonly is: 'text' | 'number' | 'yes or no' | 'anything' }
  | { readonly is: 'one of'; readonly values: readonly unknown[] }
  | { readonly is: 'name'; readonly of: Named }
  /** An object with the words of this owner. */
  | { readonly is: 'words'; readonly of: Owner }
  /** The words of a field, which its kind decides. */
  | { readonly is: 'field' }
  /** An object whose keys the schema chooses; or names, where `keys` says of what. */
  | { readonly is: 'table'; readonly each: Shape; readonly keys?: Named }
  | { readonly is: 'list'; readonly each: Shape }
  | { readonly is: 'either'; readonly of: readonly Shape[] }
  /** A rule over the record, or over the rows that a tally counts. */
  | { readonly is: 'rule'; readonly over: 'record' | 'there' }
  | { readonly is: 'expression' }
  /** A text with names of columns in braces. */
  | { readonly is: 'wording'; readonly of: 'column' | 'path' | 'row column' | 'column there' }
  /** A constant, or one of these words that the server fills in, as it fills in `$me.…`. */
  | { readonly is: 'constant'; readonly filled: readonly string[] }

/** Whose words they are: the registry (`registry.ts`) has a table for each. */
export type Owner = string

/** Every word of a type of the language, optional ones too: one that is missing does not compile. */
export type WordsOf<T> = { readonly [Word in keyof T]-?: Shape }

export const text: Shape = { is: 'text' }
export const number: Shape = { is: 'number' }
export const flag: Shape = { is: 'yes or no' }
export const anything: Shape = { is: 'anything' }
export const constant = (...filled: readonly string[]): Shape => ({ is: 'constant', filled })
export const rule: Shape = { is: 'rule', over: 'record' }
export const ruleThere: Shape = { is: 'rule', over: 'there' }
export const expression: Shape = { is: 'expression' }
export const field: Shape = { is: 'field' }
export const only = (...values: readonly unknown[]): Shape => ({ is: 'one of', values })
export const name = (of: Named): Shape => ({ is: 'name', of })
export const words = (of: Owner): Shape => ({ is: 'words', of })
export const list = (each: Shape): Shape => ({ is: 'list', each })
export const table = (each: Shape, keys?: Named): Shape => ({
  is: 'table',
  each,
  ...(keys && { keys }),
})
/** Of these the one that fits best is meant. */
export const either = (...of: readonly Shape[]): Shape => ({ is: 'either', of })
export const wording = (of: (Shape & { is: 'wording' })['of']): Shape => ({ is: 'wording', of })

/** A text, or one by language. */
export const label = either(text, words('text'))
/** Roles by name, or a rule. */
export const who = either(list(name('role')), rule)
