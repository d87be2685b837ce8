import type { SamplesOf } from '../samplesOf'

const uuid = '00000000-0000-4000-8000-00000000000'
const rows = { N: { kind: 'integer', required: true }, T: { kind: 'text', max: 5 } }

/** Values with parts. */
export const structureSamples: SamplesOf<'lines' | 'file' | 'image' | 'location' | 'json'> = {
  lines: {
    field: { kind: 'lines', max: 3, fields: rows },
    good: [
      [{ N: 1, T: 'uno' }],
      [
        { N: 2, T: null },
        { N: 1, T: 'x' },
      ],
    ],
    bad: [
      [5, 'notList'],
      ['N', 'notList'],
      [{ N: 1 }, 'notList'],
      [['N'], 'wrongType'],
      [[{ T: 'x' }], 'required'],
      [[{ N: 1, T: 'seis66' }], 'tooLong'],
      [[{ N: 1 }, { N: 1 }, { N: 1 }, { N: 1 }], 'tooManyLines'],
    ],
  },
  file: {
    field: { kind: 'file' },
    good: [{ id: `${uuid}1` }, { id: `${uuid}2` }],
    bad: [
      [5, 'notFile'],
      ['../etc/passwd', 'notFile'],
      [{ id: '1' }, 'notFile'],
      [{}, 'notFile'],
      [[`${uuid}1`], 'notFile'],
    ],
    typed: [[`${uuid}1`, { id: `${uuid}1` }]],
  },
  image: {
    field: { kind: 'image' },
    good: [{ id: `${uuid}1` }],
    bad: [
      [5, 'notFile'],
      ['x', 'notFile'],
      [{ id: null }, 'notFile'],
    ],
    typed: [['', null]],
  },
  location: {
    field: { kind: 'location' },
    good: [
      { lat: -2.900128, lng: -79.005896 },
      { lat: 0, lng: 0 },
      { lat: 90, lng: -180 },
    ],
    bad: [
      ['aquí', 'notLocation'],
      [5, 'notLocation'],
      [[1, 2], 'notLocation'],
      [{ lat: 91, lng: 0 }, 'notLocation'],
      [{ lat: 1 }, 'notLocation'],
      [{ lat: '1', lng: 1 }, 'notLocation'],
      [{ lat: 1, lng: 1, alt: 5 }, 'notLocation'],
    ],
    typed: [['-2.9, -79', { lat: -2.9, lng: -79 }]],
  },
  json: {
    field: { kind: 'json' },
    good: [{ a: [1, null, { b: 'ñ' }] }, [1], 'texto', 0, false, {}],
    bad: [
      ['x'.repeat(20_001), 'notJson'],
      [[[[[[[[[[1]]]]]]]]], 'notJson'],
    ],
  },
}
