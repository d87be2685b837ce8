import type { CustomKinds } from '../../custom-kinds/kinds'
import type { KindName, Kinds } from '../../kinds/registry'
import type { CustomFieldOf, FieldOf } from '../../model/definition/field'

const sampleId = '00000000-0000-4000-8000-000000000001'

const rows = {
  NOMBRE: { kind: 'text' },
  CANTIDAD: { kind: 'integer', min: 1 },
  PRECIO: { kind: 'money' },
}

/** Sample field and value of each kind; a missing kind is a compile error. */
export const kindSamples: {
  readonly [K in KindName | keyof CustomKinds]: {
    readonly field: K extends KindName
      ? FieldOf<K>
      : CustomFieldOf<Pick<CustomKinds, K & keyof CustomKinds>>
    readonly value: (Kinds & CustomKinds)[K][1]
  }
} = {
  id: { field: { kind: 'id' }, value: 4021 },
  text: { field: { kind: 'text', max: 60 }, value: 'Kondor K9 Pro 256 GB' },
  longText: {
    field: { kind: 'longText' },
    value: 'La pantalla parpadea al cargar.\nEl cliente espera una llamada.',
  },
  richText: {
    field: { kind: 'richText' },
    value: '<p>Desde el <strong>lunes</strong> hay stock en Cuenca.</p>',
  },
  code: { field: { kind: 'code', pattern: '00.00.00' }, value: '06.04.18' },
  email: { field: { kind: 'email' }, value: 'rosa.andrade@example.com' },
  phone: { field: { kind: 'phone' }, value: '+593990000000' },
  url: { field: { kind: 'url' }, value: 'https://example.com/catalogo' },
  password: { field: { kind: 'password' }, value: '' },
  integer: { field: { kind: 'integer', min: 0 }, value: 1250 },
  decimal: { field: { kind: 'decimal' }, value: 6.78 },
  money: { field: { kind: 'money', min: 0 }, value: 1234.5 },
  percent: { field: { kind: 'percent' }, value: 15 },
  boolean: { field: { kind: 'boolean' }, value: true },
  date: { field: { kind: 'date' }, value: '2026-11-20' },
  dateTime: { field: { kind: 'dateTime' }, value: '2026-11-20T14:30:00.000Z' },
  time: { field: { kind: 'time' }, value: '08:30' },
  choice: { field: { kind: 'choice', options: cities() }, value: 'quito' },
  choices: { field: { kind: 'choices', options: cities() }, value: ['quito', 'cuenca'] },
  status: { field: { kind: 'status', flow: 'way' }, value: 1 },
  reference: { field: { kind: 'reference', resource: 'sample-targets' }, value: 1 },
  references: { field: { kind: 'references', resource: 'sample-targets' }, value: [1, 2] },
  lines: {
    field: { kind: 'lines', fields: rows },
    value: [
      { NOMBRE: 'Kondor K9', CANTIDAD: 2, PRECIO: 219.9 },
      { NOMBRE: 'Mikano M3', CANTIDAD: 1, PRECIO: 149 },
    ],
  },
  file: {
    field: { kind: 'file' },
    value: { id: sampleId, name: 'contrato.pdf', type: 'application/pdf', size: 184_320 },
  },
  image: {
    field: { kind: 'image' },
    value: {
      id: sampleId,
      name: 'foto.svg',
      type: 'image/svg+xml',
      size: 900,
      url: '/favicon.svg',
    },
  },
  identity: { field: { kind: 'identity' }, value: '1710034065' },
  imei: { field: { kind: 'imei' }, value: '352099001761481' },
  waybillNumber: { field: { kind: 'waybillNumber', pattern: '000000000' }, value: '285143894' },
  edition: { field: { kind: 'edition' }, value: '2026-11-22' },
  location: { field: { kind: 'location' }, value: { lat: -2.9001, lng: -79.0059 } },
  json: { field: { kind: 'json' }, value: { modelo: 'K9', bandas: [4, 5, 28] } },
  computed: { field: { kind: 'computed', formula: { mul: ['MONEY', 2] } }, value: 2469 },
}

function cities() {
  return { quito: 'Quito', guayaquil: 'Guayaquil', cuenca: 'Cuenca' }
}
