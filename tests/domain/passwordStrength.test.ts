import { expect, test } from 'vitest'
import { passwordJudge } from '../../src/base/accounts/passwordStrength'

const strengthOf = await passwordJudge()
const ana = ['Ana Torres', 'ana.torres@example.com']

test.each([
  ['12345678', 'easy'],
  ['P@ssw0rd', 'easy'],
  ['qwertyuiop', 'easy'],
  ['Mostrador1', 'easy'],
  ['a'.repeat(200), 'easy'],
  ['a long password', 'good'],
  ['cuatro palabras sin relación', 'strong'],
])('%s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})

test.each([
  'contraseña',
  'Contraseña1',
  'bienvenido',
  'guayaquil',
  'administrador',
  'Quito2024',
  'cuenca2025',
  'usuario1',
  'corazón1',
  'teamomucho',
  'jehova12',
  'TeQuieroMucho',
  'tequieromucho2026',
  'miclave123',
  'buenasnoches',
  'elamordemivida',
  'todopoderoso',
  'unodostres',
])('the Spanish word or phrase in %s is easy', password => {
  expect(strengthOf(password)).toBe('easy')
})

test.each([
  'asdfghjklñ',
  'ñlkjhgfdsa',
  'rtyuiopñ',
  'ertdfgcvb',
  'tgbyhnujm',
  'wsxedcrfv',
  'yhnujmik',
  'Rfvtgbyhn1',
  '7890uiop',
])('the walk over the keyboard %s is easy', password => {
  expect(strengthOf(password)).toBe('easy')
})

test.each(['gato verde 47 mesa', 'mi perro come ceviche', 'Kx9#tz2Lq'])(
  'words put together and signs by chance stay good: %s',
  password => {
    expect(strengthOf(password)).toMatch(/good|strong/)
  },
)

test.each(['anatorres1', 'Ana Torres', 'ana.torres@example.com'])(
  'what a stranger knows of a person is easy for them: %s',
  password => {
    expect(strengthOf(password, ana)).toBe('easy')
    expect(strengthOf(password, ['Ana', 'Torres', 'ana.torres@example.com'])).toBe('easy')
    expect(strengthOf(password)).not.toBe('easy')
  },
)
