import { expect, test } from 'vitest'
import { strengthOf } from '../../src/domain/passwordStrength'

const ana = ['Ana Torres', 'ana.torres@example.com']

test.each([
  ['12345678', 'easy'],
  ['P@ssw0rd', 'easy'],
  ['qwertyuiop', 'easy'],
  ['Mostrador1', 'easy'],
  ['a'.repeat(200), 'easy'],
  ['ecuador2024', 'weak'],
  ['a long password', 'good'],
  ['cuatro palabras sin relación', 'strong'],
])('%s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})

test.each(['anatorres1', 'Ana Torres', 'ana.torres@example.com'])(
  'what a stranger knows of a person is easy for them: %s',
  password => {
    expect(strengthOf(password, ana)).toBe('easy')
    expect(strengthOf(password, ['Ana', 'Torres', 'ana.torres@example.com'])).toBe('easy')
    expect(strengthOf(password)).not.toBe('easy')
  },
)
