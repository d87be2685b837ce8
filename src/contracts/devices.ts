import { defineRoute, type InputOf, type ResponseOf } from '../model/route/defineRoute'
import * as s from '../model/route/shapes'

/** Maximum numbers per request. */
export const MOST_CODES = 1000

const id = s.either(s.text, s.integer)
const device = {
  code: s.text,
  /** Format error of the number; null if valid. */
  fault: s.orNull(s.text),
  /** Oldest resource first. */
  found: s.list(
    s.object({
      resource: s.text,
      id,
      title: s.text,
      /** Facts of the record about the device: references, state, dates. */
      facts: s.list(
        s.object({ resource: s.text, field: s.text, 'value?': s.anything, 'title?': s.text }),
      ),
    }),
  ),
}

/** Location of devices, as far as the reader may see it. */
export const findDevicesRoute = defineRoute('POST /hanadb/api/imeis/find', {
  name: 'imeis.findDevices',
  tag: 'platform',
  policy: 'schema',
  reads: true,
  body: s.object({ codes: s.list(s.text, MOST_CODES) }),
  response: s.object({ devices: s.list(s.object(device)) }),
  refusals: [403],
})

/** 404 when no readable record has the number. */
export const deviceLife = defineRoute('GET /hanadb/api/imeis/:code', {
  name: 'imeis.deviceLife',
  tag: 'platform',
  policy: 'schema',
  response: s.object({
    ...device,
    /** A date in a record, or a history entry. */
    events: s.list(
      s.object({
        at: s.text,
        resource: s.text,
        id,
        title: s.text,
        'field?': s.text,
        'action?': s.text,
        'by?': s.orNull(s.object({ ID: s.integer, DISPLAYNAME: s.text })),
        'changes?': s.byName(
          s.list(s.anything) as s.RouteShape<readonly [was: unknown, is: unknown]>,
        ),
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

const loading = s.object({
  order: s.keyShape,
  product: s.orNull(s.text),
  codes: s.list(s.text, 1000),
})
const codes = s.object({
  codes: s.list(
    s.object({
      code: s.text,
      /** Id of its serial, if already in this order. */
      'id?': s.keyShape,
      verdict: s.text,
      'product?': s.text,
      'elsewhere?': s.text,
      'isNew?': s.flag as s.RouteShape<true>,
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
