import { defineRoute, type InputOf, type ResponseOf } from '../model/route/defineRoute'
import {
  anything,
  byName,
  either,
  flag,
  integer,
  keyShape,
  list,
  object,
  orNull,
  type RouteShape,
  text,
} from '../model/route/shapes'

/** Maximum numbers per request. */
export const MOST_CODES = 1000

const id = either(text, integer)
const device = {
  code: text,
  /** Format error of the number; null if valid. */
  fault: orNull(text),
  /** Oldest resource first. */
  found: list(
    object({
      resource: text,
      id,
      title: text,
      /** Facts of the record about the device: references, state, dates. */
      facts: list(object({ resource: text, field: text, 'value?': anything, 'title?': text })),
    }),
  ),
}

/** Location of devices, as far as the reader may see it. */
export const findDevicesRoute = defineRoute('POST /hanadb/api/imeis/find', {
  name: 'imeis.findDevices',
  tag: 'platform',
  policy: 'schema',
  reads: true,
  body: object({ codes: list(text, MOST_CODES) }),
  response: object({ devices: list(object(device)) }),
  refusals: [403],
})

/** 404 when no readable record has the number. */
export const deviceLife = defineRoute('GET /hanadb/api/imeis/:code', {
  name: 'imeis.deviceLife',
  tag: 'platform',
  policy: 'schema',
  response: object({
    ...device,
    /** A date in a record, or a history entry. */
    events: list(
      object({
        at: text,
        resource: text,
        id,
        title: text,
        'field?': text,
        'action?': text,
        'by?': orNull(object({ ID: integer, DISPLAYNAME: text })),
        'changes?': byName(list(anything) as RouteShape<readonly [was: unknown, is: unknown]>),
      }),
    ),
  }),
  none: 'lifeUnknown',
  refusals: [403],
})

export type FoundDevice = ResponseOf<typeof findDevicesRoute>['devices'][number]
export type FoundDeviceRecord = FoundDevice['found'][number]
export type Fact = FoundDeviceRecord['facts'][number]
export type DeviceLifeView = NonNullable<ResponseOf<typeof deviceLife>>
export type LifeEvent = DeviceLifeView['events'][number]

/** Resources with data about a device. */
export const tellersOf = ({
  found,
  events = [],
}: FoundDevice & Partial<DeviceLifeView>): string[] =>
  [...found, ...found.flatMap(({ facts }) => facts), ...events].map(({ resource }) => resource)

const loading = object({ order: keyShape, product: orNull(text), codes: list(text, 1000) })
const codes = object({
  codes: list(
    object({
      code: text,
      /** Id of its serial, if already in this order. */
      'id?': keyShape,
      verdict: text,
      'product?': text,
      'elsewhere?': text,
      'isNew?': flag as RouteShape<true>,
    }),
  ),
})

/** Checks numbers against an order without changes. */
export const checkSerials = defineRoute('POST /hanadb/api/imeis/check', {
  name: 'imeis.checkSerials',
  tag: 'platform',
  policy: 'schema',
  reads: true,
  right: ['serials', 'read'],
  body: loading,
  response: codes,
  refusals: [404],
})

/** Adds valid numbers to the order and reports each number. */
export const loadSerials = defineRoute('POST /hanadb/api/imeis/load', {
  name: 'imeis.loadSerials',
  tag: 'platform',
  policy: 'schema',
  right: ['serials', 'create'],
  body: loading,
  idempotent: true,
  response: codes,
  refusals: [404, 409],
})

export type Loading = InputOf<typeof loadSerials>['body']
export type SerialCodeView = ResponseOf<typeof loadSerials>['codes'][number]
