import type { SamplesOf } from '../samplesOf'

/** One or several of the offered options. */
export const choiceSamples: SamplesOf<
  'boolean' | 'choice' | 'choices' | 'status' | 'reference' | 'references'
> = {
  boolean: {
    field: { kind: 'boolean' },
    good: [true, false],
    bad: [
      ['quizá', 'notBoolean'],
      [1, 'notBoolean'],
      [[], 'notBoolean'],
      [{}, 'notBoolean'],
    ],
    typed: [
      ['sí', true],
      ['No', false],
      ['1', true],
    ],
  },
  choice: {
    field: {
      kind: 'choice',
      options: { A: 'Tipo A', B: { es: 'Tipo B', en: 'Type B' }, '3': '3' },
    },
    good: ['A', 'B', '3'],
    bad: [
      ['C', 'notChoice'],
      ['constructor', 'notChoice'],
      [true, 'notChoice'],
      [['A'], 'notChoice'],
      [{ A: 1 }, 'notChoice'],
    ],
    typed: [[3, '3']],
  },
  choices: {
    field: { kind: 'choices', options: { A: 'Tipo A', B: 'Tipo B', a: 'Otro', A_: 'Tipo A_' } },
    good: [['A'], ['B', 'A'], ['A_'], ['a']],
    bad: [
      [['C'], 'notChoice'],
      [['A', 'A'], 'repeated'],
      [5, 'notList'],
      [{ A: 1 }, 'notList'],
      [['toString'], 'notChoice'],
    ],
    typed: [
      ['A, B', ['A', 'B']],
      ['', null],
    ],
  },
  status: {
    field: { kind: 'status', flow: 'vida' },
    good: [0, 1, 10],
    bad: [
      [7, 'notChoice'],
      ['abierto', 'notChoice'],
      [true, 'notChoice'],
    ],
    typed: [['1', 1]],
  },
  reference: {
    field: { kind: 'reference', resource: 'targets' },
    good: ['T1', 'T2'],
    bad: [
      [true, 'notReference'],
      [['T1'], 'notReference'],
      [{ CODIGO: 'T1' }, 'notReference'],
      ['T'.repeat(201), 'notReference'],
    ],
    typed: [
      ['t1', 'T1'],
      ['', null],
    ],
  },
  references: {
    field: { kind: 'references', resource: 'targets' },
    good: [['T1'], ['T2', 'T1']],
    bad: [
      [5, 'notList'],
      [{ a: 1 }, 'notList'],
      [['T1', 'T1'], 'repeated'],
      [[true], 'notReference'],
      [[['T1']], 'notReference'],
    ],
    typed: [['t1, t2', ['T1', 'T2']]],
  },
}
