import type { AnySchema } from 'yup'
import type { KindName, Kinds } from '../kinds/registry'
import { boolean, choice, choices } from './choice'
import { email, password, phone, url } from './contact'
import { id, identity, imei } from './identifier'
import { decimal, integer, money, percent } from './number'
import { reference, references } from './relation'
import { file, json, lines, location } from './structure'
import { code, longText, richText, text } from './text'
import { date, dateTime, time } from './time'

/**
 * What a value of each kind must look like: yup, strict, with `Message` objects as messages. They
 * stand apart from `kinds`, so that a list need not load yup.
 */
export const shapes: { readonly [K in Shaped]: (options: Kinds[K][0]) => AnySchema } = {
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
  reference,
  references,
  lines,
  file,
  image: file,
  identity,
  imei,
  location,
  json,
}

/** A status is checked as the choice among its flow's states, a computed number as its own kind. */
export type Shaped = Exclude<KindName, 'status' | 'computed'>
