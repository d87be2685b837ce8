import type { AnySchema } from 'yup'
import { array, mixed, string, boolean as yupBoolean } from 'yup'
import type { ChoiceOptions, ManyChoiceOptions } from '../kinds/choice'
import type { KindName, Kinds } from '../kinds/registry'
import { email, password, url } from './contact'
import { id } from './identifier'
import { decimal, integer, money, percent } from './number'
import { problem } from './problem'

import { file, json, lines, location } from './structure'
import { code, longText, richText, text } from './text'
import { date, dateTime, time } from './time'

const choice = (options: ChoiceOptions) =>
  mixed<string | number>()
    .typeError(problem('notChoice'))
    .test('choice', problem('notChoice'), value => value == null || offers(options, value))

const offers = ({ options, numeric, allowOther }: ChoiceOptions, value: unknown) =>
  typeof value === (numeric ? 'number' : 'string') &&
  (allowOther === true || Object.hasOwn(options, String(value)))

const choices = ({ options }: ManyChoiceOptions) =>
  array()
    .typeError(problem('notList'))
    .of(string().strict().required().oneOf(Object.keys(options), problem('notChoice')))
    .max(100, problem('tooMany', { max: 100 }))
    .test('once', problem('repeated'), list => !list || new Set(list).size === list.length)

const boolean = () => yupBoolean().strict().typeError(problem('notBoolean'))

type Key = string | number

const isKey = (value: unknown): value is Key =>
  (typeof value === 'string' && value.length <= 200) || Number.isSafeInteger(value)

const reference = () =>
  mixed<Key>().test('key', problem('notReference'), value => value == null || isKey(value))

const references = () =>
  array()
    .typeError(problem('notList'))
    .of(mixed<Key>().required().test('key', problem('notReference'), isKey))
    .max(200, problem('tooMany', { max: 200 }))
    .test('once', problem('repeated'), list => !list || new Set(list).size === list.length)

/** Yup schema of each kind, strict, with `Message` objects. Separate from `kinds`, so that lists do not load yup. */
export const shapes: { readonly [K in Shaped]: (options: Kinds[K][0]) => AnySchema } = {
  id,
  text,
  longText,
  richText,
  code,
  email,
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
  reference,
  references,
  lines,
  file,
  image: file,
  location,
  json,
}

/** A status is validated as a choice of its states, a computed number as its number kind. */
export type Shaped = Exclude<KindName, 'status' | 'computed'>
