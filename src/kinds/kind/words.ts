/** Meaning of a name in a schema; `there`: a column of the resource that the words around it name. */
export type NamedWords =
  | 'column'
  | 'path'
  | 'row column'
  | 'column there'
  | 'sort'
  | 'view'
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
  | 'feature'

/** Values that a word takes. */
export type WordShape = { readonly isNeeded?: true } & (
  | { readonly is: 'text' | 'number' | 'whole number' | 'day' | 'yes or no' | 'anything' }
  | { readonly is: 'one of'; readonly values: readonly unknown[] }
  | { readonly is: 'name'; readonly of: NamedWords }
  /** An object with the words of this owner. */
  | { readonly is: 'words'; readonly of: Owner }
  /** The words of a field, which its kind decides. */
  | { readonly is: 'field' }
  /** A feature of an area with its words, which its name decides. */
  | { readonly is: 'feature' }
  /** An object with keys of the schema's choice; with `keys`, they are names. */
  | { readonly is: 'table'; readonly each: WordShape; readonly keys?: NamedWords }
  | { readonly is: 'list'; readonly each: WordShape }
  | { readonly is: 'either'; readonly of: readonly WordShape[] }
  /** A rule over the record, or over the rows that a rollup counts. */
  | { readonly is: 'rule'; readonly over: 'record' | 'there' }
  | { readonly is: 'expression' }
  /** A text with names of columns in braces. */
  | { readonly is: 'wording'; readonly of: 'column' | 'path' | 'row column' | 'column there' }
  /** A constant, `$me.…`, or one of these words that the server replaces. */
  | { readonly is: 'constant'; readonly filled: readonly string[] }
)

/** Owner of a table of words in the registry (`registry.ts`). */
export type Owner = string

/** A word that its owner cannot do without. */
export type Needed = WordShape & { readonly isNeeded: true }

/** A shape for every word of a type, `needed` where the type requires it; anything else does not compile. */
export type WordsOf<T> = {
  readonly [Word in WordIn<T>]: [T] extends [{ readonly [Name in Word]: unknown }]
    ? Needed
    : WordShape
}
type WordIn<T> = T extends unknown ? keyof T : never

export const needed = (shape: WordShape): Needed => ({ ...shape, isNeeded: true })

export const textWord: WordShape = { is: 'text' }
export const numberWord: WordShape = { is: 'number' }
/** A number of things: 0 or more. */
export const countWord: WordShape = { is: 'whole number' }
export const dayWord: WordShape = { is: 'day' }
export const flagWord: WordShape = { is: 'yes or no' }
export const anyWord: WordShape = { is: 'anything' }
export const constant = (...filled: readonly string[]): WordShape => ({ is: 'constant', filled })
export const rule: WordShape = { is: 'rule', over: 'record' }
export const ruleThere: WordShape = { is: 'rule', over: 'there' }
export const expression: WordShape = { is: 'expression' }
export const field: WordShape = { is: 'field' }
export const only = (...values: readonly unknown[]): WordShape => ({ is: 'one of', values })
export const name = (of: NamedWords): WordShape => ({ is: 'name', of })
export const words = (of: Owner): WordShape => ({ is: 'words', of })
export const listWord = (each: WordShape): WordShape => ({ is: 'list', each })
export const tableWord = (each: WordShape, keys?: NamedWords): WordShape => ({
  is: 'table',
  each,
  ...(keys && { keys }),
})
/** One of these shapes: the best fit is checked. */
export const eitherWord = (...of: readonly WordShape[]): WordShape => ({ is: 'either', of })
export const wording = (of: (WordShape & { is: 'wording' })['of']): WordShape => ({
  is: 'wording',
  of,
})

/** A text, or one by language. */
export const label = eitherWord(textWord, words('text'))
/** Roles by name, or a rule. */
export const who = eitherWord(listWord(name('role')), rule)
