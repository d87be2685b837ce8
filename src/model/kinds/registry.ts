import type { Expression } from '../expression'
import type { Tally } from '../tally'
import { boolean, type ChoiceOptions, choice, choices, type ManyChoiceOptions } from './choice'
import { email, type PhoneOptions, password, phone, type UrlOptions, url } from './contact'
import {
  type IdentityOptions,
  type IdOptions,
  type ImeiOptions,
  id,
  identity,
  imei,
} from './identifier'
import type { Kind } from './kind'
import { type DecimalOptions, decimal, integer, money, type NumberOptions, percent } from './number'
import { type ReferenceOptions, reference, references } from './relation'
import {
  type FileOptions,
  file,
  image,
  type JsonOptions,
  json,
  type LinesOptions,
  lines,
  location,
  type Place,
  type StoredFile,
} from './structure'
import {
  type CodeOptions,
  code,
  longText,
  type RichTextOptions,
  richText,
  type TextOptions,
  text,
} from './text'
import { type DayOptions, date, dateTime, type MomentOptions, time } from './time'

export interface ComputedOptions {
  readonly is: Expression | Tally
  /** How the number is kept and shown; money when not said. */
  readonly as?: 'money' | 'integer' | 'decimal' | 'percent'
  /** Readable even by who may not read its inputs (stock buckets). */
  readonly reveals?: boolean
}
export interface StatusOptions {
  /** The name of a flow of the same schema. */
  readonly flow: string
}

/** Every kind: the words its field may say, and the type of its value in a record. */
export interface Kinds {
  id: [IdOptions, number]
  text: [TextOptions, string]
  longText: [TextOptions, string]
  richText: [RichTextOptions, string]
  code: [CodeOptions, string]
  email: [object, string]
  phone: [PhoneOptions, string]
  url: [UrlOptions, string]
  password: [object, string]
  integer: [NumberOptions, number]
  decimal: [DecimalOptions, number]
  money: [NumberOptions, number]
  percent: [NumberOptions, number]
  boolean: [object, boolean]
  date: [DayOptions, string]
  dateTime: [MomentOptions, string]
  time: [object, string]
  choice: [ChoiceOptions, string | number]
  choices: [ManyChoiceOptions, string[]]
  status: [StatusOptions, number]
  reference: [ReferenceOptions, string | number]
  references: [ReferenceOptions, (string | number)[]]
  lines: [LinesOptions, Readonly<Record<string, unknown>>[]]
  file: [FileOptions, StoredFile]
  image: [FileOptions, StoredFile]
  identity: [IdentityOptions, string]
  imei: [ImeiOptions, string]
  location: [object, Place]
  json: [JsonOptions, unknown]
  computed: [ComputedOptions, number]
}
export type KindName = keyof Kinds

/** A status is a choice whose options are the states of its flow, a computed number one of four kinds: the catalogue puts those in. */
export const kinds: { readonly [K in KindName]: Kind<Kinds[K][0], Kinds[K][1]> } = {
  id,
  text,
  longText,
  richText,
  code,
  email,
  phone,
  url,
  password,
  integer,
  decimal,
  money,
  percent,
  boolean,
  date,
  dateTime,
  time,
  choice,
  choices,
  status: { ...(choice as unknown as Kind<StatusOptions, number>), store: 'int' },
  reference,
  references,
  lines,
  file,
  image,
  identity,
  imei,
  location,
  json,
  computed: money as Kind<ComputedOptions, number>,
}
