import type { SamplesOf } from '../samplesOf'

const notText = [
  [5, 'notText'],
  [true, 'notText'],
  [{ a: 1 }, 'notText'],
  [['a'], 'notText'],
] as const
const odd = ['Ñandú', "O'Brien; drop table x --", '100% _ \\ "', '📱 9', '\u200fعربي', '中文']

/** Text and kinds written like it. */
export const wordSamples: SamplesOf<
  | 'text'
  | 'longText'
  | 'richText'
  | 'code'
  | 'email'
  | 'phone'
  | 'url'
  | 'password'
  | 'identity'
  | 'imei'
  | 'waybillNumber'
  | 'edition'
> = {
  text: {
    field: { kind: 'text', min: 2 },
    good: [...odd, 'x'.repeat(200), 'e\u0301a', 'éa'],
    bad: [
      ...notText,
      ['x', 'tooShort'],
      ['x'.repeat(201), 'tooLong'],
      ['a\u0007', 'badCharacters'],
      ['factura\u202efdp.exe', 'badCharacters'],
      ['\u2066a\u2069', 'badCharacters'],
    ],
    typed: [
      ['  Ana  ', 'Ana'],
      ['', null],
      ['   ', null],
      ['\u200b\u202e \u2066', null],
      ['\u3164\u2800', null],
      ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ],
  },
  longText: {
    field: { kind: 'longText' },
    good: [...odd, 'dos\nlíneas\ty tabulador', '\u202bعربي\u202c', 'x'.repeat(4000)],
    bad: [...notText, ['x'.repeat(4001), 'tooLong'], ['a\u0085', 'badCharacters']],
  },
  richText: {
    field: { kind: 'richText', max: 200 },
    good: [
      '<p>Ñandú <strong>9</strong> &lt;b&gt; &amp; más</p>',
      '<h2>Título</h2><ul><li><p>uno</p></li></ul>',
      'sin etiquetas',
    ],
    bad: [...notText, [`<p>${'x'.repeat(200)}</p>`, 'tooLong'], ['a\u0085', 'badCharacters']],
    typed: [
      ['<p></p>', null],
      ['  <p>Hola</p> ', '<p>Hola</p>'],
    ],
  },
  code: {
    field: { kind: 'code', max: 12 },
    good: ['10.02.141', 'CL-1/A_2', 'ÑÁ', '0001', '𐐀1', 'ＡＢ', '9'],
    bad: [
      [true, 'notText'],
      ['con espacio', 'notCode'],
      ['../x', 'notCode'],
      ['%', 'notCode'],
      ['X'.repeat(13), 'tooLong'],
    ],
    typed: [
      [' abc ', 'ABC'],
      [12, '12'],
    ],
  },
  email: {
    field: { kind: 'email' },
    good: ['ana@demo.test', "o'neil+x@a-b.co.ec", 'ñu@demo.test'],
    bad: [
      ...notText,
      ['ana', 'notEmail'],
      ['a@b', 'notEmail'],
      ['a b@c.de', 'notEmail'],
      ['a\u202e@c.de', 'badCharacters'],
    ],
    typed: [['Ana@Demo.TEST', 'ana@demo.test']],
  },
  phone: {
    field: { kind: 'phone' },
    good: ['+593991234567', '0991234567', '1234567'],
    bad: [
      [true, 'notText'],
      ['123', 'notPhone'],
      ['+', 'notPhone'],
      ['09912E4567', 'notPhone'],
    ],
    typed: [
      ['099 123-45.67', '0991234567'],
      [991234567, '991234567'],
    ],
  },
  url: {
    field: { kind: 'url' },
    good: ['https://demo.test/a?b=c#d', 'https://demo.test/ñ%20'],
    bad: [
      ...notText,
      ['http://demo.test', 'notUrl'],
      ['javascript:alert(1)', 'notUrl'],
      ['https://user:pass@demo.test', 'notUrl'],
      ['https://', 'notUrl'],
      [`https://demo.test/${'x'.repeat(2000)}`, 'tooLong'],
    ],
  },
  password: {
    field: { kind: 'password' },
    good: ['Una clave larga', '  con espacios  '],
    bad: [...notText, ['corta', 'passwordTooShort'], ['x'.repeat(201), 'tooLong']],
    typed: [['', null]],
  },
  identity: {
    field: { kind: 'identity' },
    good: ['0102030405', '1710034065', '1790011674001'],
    bad: [
      ['123', 'identityLength'],
      ['17100340656', 'identityLength'],
      ['17100340AB', 'identityLength'],
      [true, 'notText'],
      [[], 'notText'],
    ],
    typed: [['171003406-5', '1710034065']],
  },
  imei: {
    field: { kind: 'imei' },
    good: ['352099001761481', '490154203237518'],
    bad: [
      ['35209900176148', 'imeiLength'],
      ['352099001761482', 'imeiLuhn'],
      ['35209900176148X', 'imeiLength'],
      [true, 'notText'],
    ],
    typed: [
      [352099001761481, '352099001761481'],
      ['35-209900-176148-1', '352099001761481'],
    ],
  },
  waybillNumber: {
    field: { kind: 'waybillNumber', pattern: '000000000' },
    good: ['285143894', '000000000'],
    bad: [
      ['28514389', 'codeDigits'],
      [true, 'notText'],
    ],
    typed: [[285143894, '285143894']],
  },
  edition: {
    field: { kind: 'edition' },
    good: ['2026-11-22', '2'],
    bad: [
      ['22/11 2026', 'notCode'],
      [true, 'notText'],
    ],
    typed: [[2, '2']],
  },
}
